// Requests that the walk holds in its hand: the page has sent them, and they go on to the real server, or are cut, when
// the path says so.
import type { Page, Request, Response, Route } from "@playwright/test";
import type { Watched } from "../../e2e/watch-page.ts";

interface Hold {
  pattern: string | RegExp;
  waiting: Route[];
  handler: (route: Route) => void;
}

/** A machine that is slow is no failure. */
const PATIENCE_MS = 30_000;

export class HeldRequests {
  readonly #page: Page;
  readonly #watched: Watched;
  readonly #holds = new Map<string, Hold>();

  constructor(page: Page, watched: Watched) {
    this.#page = page;
    this.#watched = watched;
    // A request that the page itself gave up is held no longer.
    page.on("requestfailed", (request) => {
      for (const hold of this.#holds.values())
        hold.waiting = hold.waiting.filter((route) => route.request() !== request);
    });
  }

  /** From now on each request of that address stops here until it is let go or cut. A method tells two of one address apart. */
  async hold(name: string, pattern: string | RegExp, method?: string): Promise<void> {
    if (this.#holds.has(name)) throw new Error(`${name} is held already`);
    const handler = (route: Route): void => {
      if (method !== undefined && route.request().method() !== method) void route.fallback();
      else this.#holds.get(name)?.waiting.push(route);
    };
    this.#holds.set(name, { pattern, waiting: [], handler });
    await this.#page.route(pattern, handler);
  }

  isHolding(name: string): boolean {
    return this.#holds.has(name);
  }

  /** How many requests of that name wait now. */
  count(name: string): number {
    return this.#of(name).waiting.length;
  }

  /** Waits until a request of that name is there; it stays held. */
  async arrived(name: string): Promise<Request> {
    const hold = this.#of(name);
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
      const [first] = hold.waiting;
      if (first) return first.request();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`the page sent no request that is held as ${name}`);
  }

  /** Lets the oldest one go to the server and waits for its whole answer. Throws when that has another status. */
  async letGo(name: string, status: number): Promise<Response> {
    const request = await this.arrived(name);
    const route = this.#of(name).waiting.shift();
    if (status >= 400) this.#watched.expectStatus(status);
    const answered = this.#page.waitForEvent("requestfinished", {
      predicate: (one) => one === request,
      timeout: PATIENCE_MS,
    });
    await route?.continue();
    const response = await (await answered).response();
    if (response?.status() !== status)
      throw new Error(`${name}: the server answered ${response?.status()}, not ${status}: ${await response?.text()}`);
    return response;
  }

  /**
   * Does `first`, and lets the oldest one go to the server, which answers with that status. The page may give it up at
   * any moment from then on: it hears of `first` otherwise too.
   */
  async letGoUnheard(name: string, status: number, first: () => Promise<unknown>): Promise<void> {
    const request = await this.arrived(name);
    this.#watched.expectStatus(status);
    this.#watched.expectCut(request.url());
    const options = { predicate: (one: Request) => one === request, timeout: 2 * PATIENCE_MS };
    const over = Promise.any([
      this.#page.waitForEvent("requestfinished", options),
      this.#page.waitForEvent("requestfailed", options),
    ]);
    await Promise.all([first().then(() => this.#continue(name, request)), over]);
  }

  /** Lets a request go on, if the page still waits for it. */
  async #continue(name: string, request: Request): Promise<void> {
    const { waiting } = this.#of(name);
    const at = waiting.findIndex((route) => route.request() === request);
    const [route] = at === -1 ? [] : waiting.splice(at, 1);
    await route?.continue().catch(() => undefined);
  }

  /** Answers the oldest one itself, with a bare status when no body is given; the server never has it. */
  async answer(name: string, status: number, json?: unknown): Promise<void> {
    const request = await this.arrived(name);
    const route = this.#of(name).waiting.shift();
    if (status >= 400) this.#watched.expectStatus(status);
    const answered = this.#page.waitForEvent("requestfinished", {
      predicate: (one) => one === request,
      timeout: PATIENCE_MS,
    });
    await route?.fulfill(json === undefined ? { status } : { status, json });
    await answered;
  }

  /** Cuts the oldest one: the page sees that the network failed. */
  async cut(name: string): Promise<void> {
    const request = await this.arrived(name);
    const route = this.#of(name).waiting.shift();
    this.#watched.expectCut(request.url());
    const failed = this.#page.waitForEvent("requestfailed", {
      predicate: (one) => one === request,
      timeout: PATIENCE_MS,
    });
    await route?.abort("connectionrefused");
    await failed;
  }

  /** Holds no longer; what waits goes on to the server. All names when none is given. */
  async release(...names: string[]): Promise<void> {
    for (const name of names.length > 0 ? names : [...this.#holds.keys()])
      // One that the page gives up in this moment cannot be continued, and need not be.
      for (const route of await this.#drop(name)) await route.continue().catch(() => undefined);
  }

  /** Holds no longer, and what waits never reaches the server: the path is over. */
  async abandon(): Promise<void> {
    for (const name of this.#holds.keys())
      for (const route of await this.#drop(name)) await route.abort("aborted").catch(() => undefined);
  }

  async #drop(name: string): Promise<readonly Route[]> {
    const { pattern, handler, waiting } = this.#of(name);
    this.#holds.delete(name);
    await this.#page.unroute(pattern, handler);
    return waiting;
  }

  #of(name: string): Hold {
    const hold = this.#holds.get(name);
    if (!hold) throw new Error(`nothing is held as ${name}`);
    return hold;
  }
}
