// Hostile markup in the browser: nothing of it runs, loads from elsewhere, leads away or stands over the page.
import { HOSTILE_HTML } from "../factories/hostile-html.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";
import { expectSanitised, pressLinks, watchHarm } from "./hostile-page.ts";

const STORABLE = HOSTILE_HTML.filter(({ html }) => !html.includes("\0"));

test("the page's sanitiser: the browser's own", ({ browser, server }) => expectSanitised(browser, server, true));

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
