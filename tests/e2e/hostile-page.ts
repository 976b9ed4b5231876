// Hostile markup on a page: what it did, its links pressed, and the sanitiser of the page that meets it.
import type { Browser, Page } from "@playwright/test";
import { HOSTILE_HTML } from "../factories/hostile-html.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect } from "./fixtures.ts";

declare global {
  /** What is wrong with what the page shows of operators' HTML in a part of it. */
  var wrongIn: (part: ParentNode) => string[];
}

/** Runs before the page's own scripts. */
function lookAtMarkup(): void {
  globalThis.wrongIn = (part) => {
    const wrong: string[] = [];
    for (const element of part.querySelectorAll(".operator-html *")) {
      if (/^(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base|template)$/i.test(element.localName))
        wrong.push(`element ${element.localName}`);
      // The editor marks its own breaks with a class.
      const isEdited = element.closest("[contenteditable]") !== null;
      for (const { name, value } of element.attributes) {
        if (name === "class" && isEdited) continue;
        if (/^on|^style$|^id$|^name$|^class$|^srcset$|^srcdoc$/.test(name)) wrong.push(`attribute ${name}`);
        // An address of this site, or a place on the page.
        if (/^(?:href|src)$/.test(name) && !/^(?:\/(?![/\\\s])|#|\?|\w[\w.-]*$|$)/.test(value.trim()))
          wrong.push(`${name} ${value}`);
      }
    }
    return wrong;
  };
}

/** Call it before the page is opened. Returns what tells what the markup did, if it did anything. */
export async function watchHarm(page: Page, home: string): Promise<() => Promise<string[]>> {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(home) && !url.startsWith("blob:") && !url.startsWith("data:")) harm.push(`request ${url}`);
  });
  page.on("popup", (popup) => harm.push(`window ${popup.url()}`));
  await page.addInitScript(lookAtMarkup);
  return async () => {
    // What a page does by itself after it is shown.
    await page.waitForTimeout(300);
    const found = await page.evaluate(() => [
      ...("__ran" in globalThis ? ["a script ran"] : []),
      ...globalThis.wrongIn(document),
    ]);
    return [...harm, ...found];
  };
}

/** An image of the site without a file is no harm: each is there, and empty. */
export const answerImages = (page: Page, home: string): Promise<unknown> =>
  page.route("**/*", (route) =>
    route.request().resourceType() === "image" && route.request().url().startsWith(home)
      ? route.fulfill({
          status: 200,
          contentType: "image/svg+xml",
          body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
        })
      : route.fallback(),
  );

/** Presses every link that the markup has. */
export async function pressLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>(".operator-html a")) {
      link.addEventListener("click", (event) => event.preventDefault());
      link.focus();
      link.click();
    }
  });
}

/**
 * Opens each row of the inbox, looks at what it shows, and presses the links in it; runs in the page. A row that closes
 * shows nothing any more. Returns what is wrong, by the row's title. Throws where a row does not open.
 */
async function pressRows(): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of document.querySelectorAll<HTMLElement>("main li button[aria-expanded]")) {
    row.click();
    for (let frames = 0; row.ariaExpanded !== "true"; frames++) {
      if (frames === 600) throw new Error(`the row ${row.textContent} does not open`);
      await new Promise(requestAnimationFrame);
    }
    // What the row holds is drawn, and an image in it has failed, before the next one opens.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const shown = row.closest("li");
    if (!shown?.querySelector(".operator-html")) throw new Error(`the row ${row.textContent} shows nothing`);
    wrong.push(...globalThis.wrongIn(shown).map((fault) => `${row.textContent}: ${fault}`));
    for (const link of shown.querySelectorAll<HTMLElement>(".operator-html a")) {
      link.addEventListener("click", (event) => event.preventDefault());
      link.focus();
      link.click();
    }
  }
  return wrong;
}

/**
 * Meets the page's sanitiser with what no server of ours would send. `isOwn`: the browser's own sanitiser; else it has
 * none and the page loads the library. Throws where anything of it did harm.
 */
export async function expectSanitised(browser: Browser, server: { url: string }, isOwn: boolean): Promise<void> {
  // A page whose console is not watched: the browser writes there what it refuses.
  await using context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  if (!isOwn) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML"));
  const harm = await watchHarm(page, server.url);
  const member = new MemberDriver(page);
  // Unsanitised, as no server of ours would send it; each stands by itself, so that none covers for another.
  await page.route(/\/api\/message(\?|$)/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const items = HOSTILE_HTML.map(({ name, html }, index) => ({
      id: `h${index}`,
      title: name,
      contents: `${html}끝`,
      sentAt: "2026-11-20T03:10:00Z",
      readAt: "2026-11-20T03:10:00Z",
      isRecalled: false,
    }));
    const page = { page: 1, pageCount: 1, itemsPerPage: items.length, totalCount: items.length };
    return route.fulfill({ json: { items, ...page, unread: 0 } });
  });
  await answerImages(page, server.url);
  await member.openHome("member03");
  await page.goto("/message");
  const rows = page.locator("main li button[aria-expanded]");
  await expect(rows).toHaveCount(HOSTILE_HTML.length);
  expect(await page.evaluate(pressRows)).toEqual([]);
  expect(await harm()).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/message");
}
