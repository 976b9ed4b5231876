// A page whose console and requests are watched: what nobody said would go wrong is a fault.
import type { Page } from "@playwright/test";

export interface Watched {
  /** Answers of these statuses are part of the test; Chromium writes a line to the console for each. */
  expectStatus(...statuses: number[]): void;
  /** Requests that the test itself cuts off, by a part of their address. */
  expectCut(path: string): void;
}

export interface PageWatch extends Watched {
  /** What went wrong since the watch began, or since it was last forgotten. */
  faults(): readonly string[];
  /** Forgets the faults and all that was expected. */
  forget(): void;
}

/**
 * What a whole Chromium says of a form with two passwords that are not one login, and its headless shell does not: a
 * sign-up asks for the password of the account and for that of exchanges.
 */
const SAID_OF_SIGN_UP = "[DOM] Multiple forms should be contained in their own form elements";

export function watchPage(page: Page): PageWatch {
  const statuses = new Set<number>();
  let cuts: string[] = [];
  let faults: string[] = [];
  const isCut = (url: string) => cuts.some((part) => url.includes(part));
  page.on("console", (message) => {
    const text = message.text();
    const loading = /Failed to load resource: the server responded with a status of (\d+)/.exec(text);
    if (loading && statuses.has(Number(loading[1]))) return;
    if (/net::ERR/.test(text) && isCut(message.location().url)) return;
    if (text.startsWith(SAID_OF_SIGN_UP)) return;
    if (/dynamically imported module|Unable to preload CSS/.test(text) && isCut(text)) return;
    faults.push(`console ${message.type()}: ${text}`);
  });
  page.on("pageerror", (error) => faults.push(`error on the page: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A page that is left ends its own requests.
    if (request.failure()?.errorText !== "net::ERR_ABORTED" && !isCut(request.url()))
      faults.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !statuses.has(response.status()))
      faults.push(`status ${response.status()}: ${response.url()}`);
  });
  return {
    expectStatus: (...more) => more.forEach((status) => statuses.add(status)),
    expectCut: (path) => cuts.push(path),
    faults: () => faults,
    forget: () => {
      faults = [];
      cuts = [];
      statuses.clear();
    },
  };
}
