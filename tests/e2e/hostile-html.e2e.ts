// Hostile markup in the browser: nothing of it runs, loads from elsewhere, leads away or stands over the page. The
// sanitiser of the page is met by what the server would never send, once by the browser's own and once by the library.
import type { Page } from "@playwright/test";
import { HOSTILE_HTML } from "../factories/hostile-html.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test.use({ file: "hostile-html" });

const STORABLE = HOSTILE_HTML.filter(({ html }) => !html.includes("\0"));

/** What the markup did, if it did anything. */
async function watchHarm(page: Page, home: string): Promise<() => Promise<string[]>> {
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
  return async () => {
    // What a page does by itself after it is shown.
    await page.waitForTimeout(300);
    const found = await page.evaluate(() => {
      const wrong: string[] = [];
      if ("__ran" in globalThis) wrong.push("a script ran");
      for (const element of document.querySelectorAll(".operator-html *")) {
        if (
          /^(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base|template)$/i.test(element.localName)
        )
          wrong.push(`element ${element.localName}`);
        for (const { name, value } of element.attributes) {
          if (/^on|^style$|^id$|^name$|^class$|^srcset$|^srcdoc$/.test(name)) wrong.push(`attribute ${name}`);
          if (/^(?:href|src)$/.test(name) && /^\s*(?:javascript|data|vbscript|blob):/i.test(value)) wrong.push(value);
        }
      }
      return wrong;
    });
    return [...harm, ...found];
  };
}

/** Presses every link that the markup has. */
async function pressLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>(".operator-html a")) {
      link.addEventListener("click", (event) => event.preventDefault());
      link.focus();
      link.click();
    }
  });
}

/** Opens each row of the inbox and presses the links in it; runs in the page. Throws where a row does not open. */
async function pressRows(): Promise<void> {
  for (const row of document.querySelectorAll<HTMLElement>("main li button[aria-expanded]")) {
    row.click();
    for (let frames = 0; row.ariaExpanded !== "true"; frames++) {
      if (frames === 600) throw new Error(`the row ${row.textContent} does not open`);
      await new Promise(requestAnimationFrame);
    }
    // What the row holds is drawn, and an image in it has failed, before the next one opens.
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const link of row.closest("li")?.querySelectorAll<HTMLElement>(".operator-html a") ?? []) {
      link.addEventListener("click", (event) => event.preventDefault());
      link.focus();
      link.click();
    }
  }
}

for (const way of ["the browser's own sanitiser", "the library"])
  test(`the page's sanitiser: ${way}`, async ({ browser, server }) => {
    // A page whose console is not watched: the browser writes there what it refuses.
    await using context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    if (way === "the library") await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "setHTML"));
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
      }));
      const page = { page: 1, pageCount: 1, itemsPerPage: items.length, totalCount: items.length };
      return route.fulfill({ json: { items, ...page, unread: 0 } });
    });
    // An image without a file is no harm.
    await page.route("**/*", (route) =>
      route.request().resourceType() === "image" && route.request().url().startsWith(server.url)
        ? route.fulfill({
            status: 200,
            contentType: "image/svg+xml",
            body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
          })
        : route.fallback(),
    );
    await member.loginToHome("member03");
    await page.goto("/message");
    const rows = page.locator("main li button[aria-expanded]");
    await expect(rows).toHaveCount(HOSTILE_HTML.length);
    await page.evaluate(pressRows);
    expect(await harm()).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/message");
  });

test("what was stored: notices, a popup, an answer, a post and comments", async ({
  page,
  server,
  operator,
  watched,
}) => {
  test.slow();
  watched.expectStatus(404);
  const all = STORABLE.map(({ html }) => html);
  const whole = all.join("<p>다음</p>");
  const rest = { kind: "notice", section: "", position: 0, isPinned: true, isShown: true };
  await operator.ask("PUT", "/api/admin/articles/hostile", {
    ...rest,
    title: "<img src=x onerror=__ran=1>",
    contents: whole,
  });
  const place = { title: "팝업", width: 300, pcLeftLocation: 0, pcTopLocation: 0, popupFlg: true };
  await operator.ask("PUT", "/api/admin/popups/hostile", { ...place, contents: whole });
  const member = new MemberDriver(page);
  const harm = await watchHarm(page, server.url);
  await page.route("**/*", (route) =>
    route.request().resourceType() === "image" && route.request().url().startsWith(server.url)
      ? route.fulfill({ status: 200, contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" })
      : route.fallback(),
  );
  await member.login("member04");
  await member.expectPath("/");
  await expect(page.getByRole("dialog", { name: "팝업" })).toBeVisible();
  await pressLinks(page);
  expect(await harm()).toEqual([]);

  await page.goto("/customer?tab=notice");
  await page.locator('[data-article="hostile"] summary').click();
  await expect(page.locator('[data-article="hostile"] .operator-html')).toContainText("다음");
  await pressLinks(page);
  expect(await harm()).toEqual([]);

  await page.goto("/free/write");
  await page.getByLabel("제목").fill("<img src=x onerror=__ran=1>");
  await page.getByLabel("내용").fill(all.slice(0, 40).join("\n"));
  await page.getByRole("button", { name: "등록" }).click();
  await expect(page.getByRole("heading", { name: "<img src=x onerror=__ran=1>" })).toBeVisible();
  await expect(page.locator("article").first()).toContainText("<script>__ran=1</script>");
  await page.getByLabel("댓글 내용").fill("<svg onload=__ran=1>");
  await page.getByRole("button", { name: "댓글 등록" }).click();
  await expect(page.locator("[data-comment]")).toContainText("<svg onload=__ran=1>");
  expect(await harm()).toEqual([]);

  await page.goto("/customer/write");
  await page.getByLabel("제목").fill("<b>문의</b>");
  await page.getByLabel("내용").fill(all[0] ?? "");
  await page.getByRole("button", { name: "문의 등록" }).click();
  await expect(page.getByRole("heading", { name: "<b>문의</b>" })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await operator.ask("PUT", `/api/admin/enquiries/${id}/answer`, { answer: `${whole.slice(0, 18_000)}끝` });
  await page.reload();
  await expect(page.locator(".operator-html")).toContainText("다음");
  await pressLinks(page);
  expect(await harm()).toEqual([]);
});
