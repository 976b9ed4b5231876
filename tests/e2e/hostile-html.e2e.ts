// Hostile markup in the browser: nothing of it runs, loads from elsewhere, leads away or stands over the page.
import { ApiUser } from "../factories/api-user.ts";
import { HOSTILE_HTML } from "../factories/hostile-html.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, test } from "./fixtures.ts";
import { answerImages, expectSanitised, pressLinks, watchHarm } from "./hostile-page.ts";
import { watchPage } from "./watch-page.ts";

const STORABLE = HOSTILE_HTML.filter(({ html }) => !html.includes("\0"));

test("the page's sanitiser: the browser's own [REQ-R17]", ({ browser, server }) =>
  expectSanitised(browser, server, true));

test(
  "no text becomes markup, the address of a script, or a policy that says so",
  { tag: "@long" },
  async ({ browser, server }) => {
    // Chromium writes each refusal to the console: on the page of a test each of them is a fault.
    const context = await browser.newContext({ baseURL: server.url });
    try {
      const page = await context.newPage();
      const watch = watchPage(page);
      await page.goto("/login");
      await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
      const refused = await page.evaluate(() => {
        const tries: Record<string, () => unknown> = {
          innerHTML: () => (document.createElement("div").innerHTML = "<b>x</b>"),
          insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
          DOMParser: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
          script: () => (document.createElement("script").src = "/x.js"),
          Worker: () => new Worker("/x.js"),
          policy: () =>
            (
              window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
            ).trustedTypes.createPolicy("own", {}),
        };
        return Object.entries(tries).flatMap(([name, attempt]) => {
          try {
            attempt();
            return [];
          } catch {
            return [name];
          }
        });
      });
      expect(refused).toEqual(["innerHTML", "insertAdjacentHTML", "DOMParser", "script", "Worker", "policy"]);
      await page.evaluate(() => {
        const image = document.createElement("img");
        image.src = "https://evil.example/x";
        document.body.append(image);
      });
      const told = () =>
        watch.faults().filter((fault) => /^console error: .*(?:Content Security Policy|Trusted)/s.test(fault));
      await expect.poll(() => told().length).toBeGreaterThan(refused.length);
    } finally {
      await context.close();
    }
  },
);

/** What members and guests write stands on the page as the text that it is. */
const TITLE = "<img src=x onerror=__ran=1>";
/** As many of them as a text of this length holds. */
function textOf(all: readonly string[], longest: number): string {
  let text = "";
  for (const html of all) if (text.length + html.length < longest) text += `${html}\n`;
  return text;
}

test(
  "what was stored: notices, a popup, events, an answer, a post and comments",
  { tag: "@long" },
  async ({ page, server, operator, watched }) => {
    test.slow();
    watched.expectStatus(404);
    const all = STORABLE.map(({ html }) => html);
    const whole = all.join("<p>다음</p>");
    // Popups, events and answers are shorter than notices.
    const middle = all.length / 2;
    const halves = [all.slice(0, middle), all.slice(middle)].map((half) => half.join("<p>다음</p>")) as [
      string,
      string,
    ];
    const rest = { kind: "notice", section: "", position: 0, isPinned: true, isShown: true };
    await operator.ask("PUT", "/api/admin/articles/hostile", {
      ...rest,
      title: TITLE,
      contents: whole,
    });
    const eventOf = (category: "default" | "rules", contents: string) =>
      operator.ask<{ id: string }>("POST", "/api/admin/campaign-events", {
        category,
        title: TITLE,
        summary: "<svg onload=__ran=1>",
        contents,
        banner: { from: "#000000", to: "#333333", motif: "gift" },
        startsAt: "2026-01-01T00:00:00Z",
        endsAt: null,
        isShown: true,
        isOnHome: true,
        position: 0,
      });
    const event = await eventOf("default", halves[0]);
    await eventOf("rules", halves[1]);
    const place = { width: 300, pcLeftLocation: 0, pcTopLocation: 0, popupFlg: true };
    for (const [at, contents] of halves.entries())
      await operator.ask("PUT", `/api/admin/popups/hostile${at}`, { ...place, title: `팝업 ${at}`, contents });
    const member = new MemberDriver(page);
    const harm = await watchHarm(page, server.url);
    await answerImages(page, server.url);
    await member.beginSession("member04");
    await page.goto("/");
    await member.expectPath("/");
    for (const name of ["팝업 0", "팝업 1"]) await expect(page.getByRole("dialog", { name })).toBeVisible();
    await pressLinks(page);
    expect(await harm()).toEqual([]);

    await page.goto("/customer?tab=notice");
    await page.locator('[data-article="hostile"] summary').click();
    await expect(page.locator('[data-article="hostile"] .operator-html')).toContainText("다음");
    await pressLinks(page);
    expect(await harm()).toEqual([]);

    for (const path of [`/event/${event.id}`, "/event/rules"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: TITLE }).first()).toBeVisible();
      await expect(page.locator(".operator-html", { hasText: "다음" }).first()).toBeVisible();
      await pressLinks(page);
      expect([path, await harm()]).toEqual([path, []]);
    }

    await page.goto("/free/write");
    await page.getByLabel("제목").fill(TITLE);
    await page.getByLabel("내용").fill(all.slice(0, 40).join("\n"));
    await page.getByRole("button", { name: "등록" }).click();
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(page.locator("article").first()).toContainText("<script>__ran=1</script>");
    for (const [at, html] of ["<svg onload=__ran=1>", textOf(all, 480), textOf(all.toReversed(), 480)].entries()) {
      await page.getByLabel("댓글 내용").fill(html);
      await page.getByRole("button", { name: "댓글 등록" }).click();
      await expect(page.locator("[data-comment]")).toHaveCount(at + 1);
      await expect(page.locator("[data-comment]").last()).toContainText(html.split("\n")[0] ?? "");
      // The list may be told of it before the form is.
      await expect(page.getByLabel("댓글 내용")).toHaveValue("");
    }
    expect(await harm()).toEqual([]);

    await page.goto("/customer/write");
    await page.getByLabel("제목").fill("<b>문의</b>");
    await page.getByLabel("내용").fill(textOf(all, 2_900));
    await page.getByRole("button", { name: "문의 등록" }).click();
    await expect(page.getByRole("heading", { name: "<b>문의</b>" })).toBeVisible();
    await expect(page.locator("article").first()).toContainText(all[0] ?? "");
    expect(await harm()).toEqual([]);
    const id = new URL(page.url()).pathname.split("/").at(-1);
    for (const half of halves) {
      await operator.ask("PUT", `/api/admin/enquiries/${id}/answer`, { answer: `${half}끝` });
      await page.reload();
      await expect(page.locator(".operator-html")).toContainText("다음");
      await pressLinks(page);
      expect(await harm()).toEqual([]);
    }
  },
);

test("what members and guests wrote, as operators see it", { tag: "@long" }, async ({ page, server }) => {
  // The server is shared: other tests write with the same title.
  const title = `${TITLE} ${crypto.randomUUID().slice(0, 8)}`;
  const all = STORABLE.map(({ html }) => html);
  const writer = await ApiUser.login(server.url, "member05");
  const { id } = await writer.ask<{ id: string }>("POST", "/api/free", {
    title,
    contents: textOf(all, 4_900),
  });
  await writer.ask("POST", `/api/free/${id}/comments`, { contents: textOf(all, 480) });
  const guest = new ApiUser(server.url, "");
  await guest.ask("POST", "/api/customer/guest", {
    name: "<s>손님</s>",
    contact: "<svg onload=__ran=1>",
    title,
    contents: textOf(all, 980),
  });
  const harm = await watchHarm(page, server.url);
  const console = new OperatorDriver(page);
  await console.openConsole();

  for (const path of ["/admin/board", "/admin/board?kind=comment", "/admin/enquiries?kind=guest"]) {
    await page.goto(path);
    const row = console.main.getByRole("row", { name: title });
    await row.getByRole("button", { name: /열기$/ }).click();
    await expect(console.main.getByText("<script>__ran=1</script>").last()).toBeVisible();
    if (path.includes("guest")) await expect(row).toContainText("<s>손님</s><svg onload=__ran=1>");
    expect([path, await harm(), await console.main.locator("img, svg[onload], script, iframe").count()]).toEqual([
      path,
      [],
      0,
    ]);
  }
  // An operator finds it by the sign that begins markup, too.
  await page.goto(`/admin/enquiries?text=${encodeURIComponent(title)}`);
  await expect(console.main.getByRole("row", { name: title })).toHaveCount(1);
});
