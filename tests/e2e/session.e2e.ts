// The session as a member meets it: how it begins, and each of the ways in which it ends.
import { DEMO_PASSWORD } from "../factories/api-user.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test("새로고침과 새 탭은 로그인을 이어가고, 로그아웃은 끝낸다", async ({ page, context, server }) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member06");
  await page.reload();
  await member.expectPath("/");
  // This tab has the stream of both, or it would open one when the other is closed, while the session ends.
  const stream = page.waitForResponse("**/api/stream");
  await page.mouse.move(5, 5);
  await stream;
  expect(await member.balance()).toBeGreaterThan(0);
  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  );
  expect(stored, "the token is in no storage that a script reads").not.toMatch(/[A-Za-z0-9_-]{40,}/);
  expect(await page.evaluate(() => localStorage.getItem("custom.auth"))).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/);

  const second = new MemberDriver(await context.newPage());
  await second.page.goto(`${server.url}/bet_result`);
  await second.expectPath("/bet_result");
  await second.page.close();

  await member.logout();
  await member.expectPath("/login");
  await page.goto("/bet_result");
  await member.expectPath("/login");
});

test("로그아웃의 답이 오지 않아도 새로고침과 새 탭은 로그아웃된 채이고, 서버의 세션도 끝난다", async ({
  page,
  context,
  server,
  watched,
}) => {
  watched.expectCut("/api/member/logout");
  const member = new MemberDriver(page);
  await member.loginToHome("member07");
  await context.route("**/api/member/logout", (route) => route.abort());
  await member.logout();
  await member.expectPath("/login");
  // The cookie still names a session: the page that is loaded ends it, and cannot either.
  await page.reload();
  await member.expectPath("/login");
  await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();

  await context.unroute("**/api/member/logout");
  const second = new MemberDriver(await context.newPage());
  const ended = second.page.waitForResponse("**/api/member/logout");
  await second.page.goto("/bet_result");
  await second.expectPath("/login");
  expect((await ended).status()).toBe(204);
  const stored = async () => second.page.evaluate(() => localStorage.getItem("hanpan.left"));
  await expect.poll(stored).toBeNull();
  await page.reload();
  await member.expectPath("/login");
  const asked = await page.request.get(`${server.url}/api/member/token`);
  expect(await asked.json()).toEqual({ token: null });
});

test("로그아웃 전에 만들어진 화면이 그 뒤에 열려도 로그아웃된 채이다", async ({ page, context, server }) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member08");
  // A page that is about to be left answers nobody; what it stored is seen from another tab.
  const other = await context.newPage();
  await other.goto(`${server.url}/api/setting/maintanace`);
  const made = Promise.withResolvers<void>();
  await page.route("**/api/member/logout", async (route) => {
    await made.promise;
    await route.continue();
  });
  // The server makes the page for the member, then ends the session; the browser shows the page after both.
  await page.route("**/bet_result", async (route) => {
    const response = await route.fetch();
    expect(await response.text()).toMatch(/"url":"\/api\/member\/token".*member08/);
    made.resolve();
    await expect.poll(() => other.evaluate(() => localStorage.getItem("hanpan.ended"))).not.toBeNull();
    await route.fulfill({ response });
  });
  await member.logout();
  await member.expectPath("/login");
  await page.goto("/bet_result");
  await member.expectPath("/login");
  await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
});

test("한 브라우저의 두 회원: 한 탭의 로그아웃은 다른 탭의 로그인을 남긴다", async ({ page, context }) => {
  const first = new MemberDriver(page);
  const second = new MemberDriver(await context.newPage());
  // A tab that slept hears of no other tab, and stays at its login.
  await second.page.addInitScript(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await second.page.goto("/login");
  await first.loginToHome("member11");
  await second.page.getByLabel("아이디", { exact: true }).fill("member12");
  await second.page.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
  await second.page.getByLabel("비밀번호", { exact: true }).press("Enter");
  await second.expectPath("/");
  await second.closePopups();
  const shown = await second.page.getByRole("banner").innerText();
  await first.logout();
  await first.expectPath("/login");
  await second.page.reload();
  await second.expectPath("/");
  await expect.poll(() => second.page.getByRole("banner").innerText()).toBe(shown);
});

test("회원을 읽지 못한 로그인은 실패이고, 새로고침해도 로그아웃된 채다", async ({ page, watched }) => {
  watched.expectStatus(503);
  const member = new MemberDriver(page);
  await page.route("**/api/member/user", (route) => route.fulfill({ status: 503, body: "" }));
  await member.login("member06");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.unroute("**/api/member/user");
  await page.reload();
  await member.expectPath("/login");
  await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
});

test.describe("차단된 IP", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "127.0.0.77" } });
  test("600으로 끝난다", async ({ page, operator, watched }) => {
    watched.expectStatus(600);
    const member = new MemberDriver(page);
    await member.loginToHome("member09");
    await operator.ask("PUT", "/api/admin/blocked-addresses/127.0.0.77", { reason: "시험" });
    await expect(page.getByRole("alertdialog")).toContainText("차단된 IP입니다.");
    await member.expectPath("/login");
    await operator.ask("DELETE", "/api/admin/blocked-addresses/127.0.0.77");
  });
});

test(
  "추천인 가입: 끝났으면 알리고, 열려 있으면 가입하고 로그인한다 [REQ-5.2 REQ-8.3 REQ-R27]",
  { tag: "@long" },
  async ({ page, operator, watched }) => {
    watched.expectStatus(404);
    await operator.ask("PUT", "/api/admin/settings", { joinStartEndFlg: true });
    await page.goto("/login");
    await page.getByRole("button", { name: "추천인 회원가입" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("현재 회원가입은 종료했습니다");
    await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();

    await operator.ask("PUT", "/api/admin/settings", { joinStartEndFlg: false });
    await page.getByRole("button", { name: "추천인 회원가입" }).click();
    const dialog = page.getByRole("dialog", { name: "추천인 회원가입" });
    await dialog.getByLabel("추천인 코드").fill("nobody22");
    await dialog.getByRole("button", { name: "다음" }).click();
    await expect(dialog.getByRole("alert")).toContainText("추천인 코드를 다시 확인해주세요.");
    await dialog.getByLabel("추천인 코드").fill("memb-er01");
    await dialog.getByRole("button", { name: "다음" }).click();
    const join = page.getByRole("dialog", { name: "회원가입", exact: true });
    await expect(join.getByLabel("추천인 코드")).toHaveValue("MEMBER01");
    await join.getByLabel("아이디", { exact: true }).fill("newcomer_1");
    await join.getByLabel("닉네임").fill("새손님");
    await join.getByLabel("비밀번호", { exact: true }).fill("hanpan!2026");
    await join.getByLabel("비밀번호 확인").fill("hanpan!2026");
    await join.getByLabel("휴대폰 번호").fill("01012345678");
    await join.getByRole("button", { name: "가입하기" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("가입되었습니다.");
    await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
    const member = new MemberDriver(page);
    await member.loginToHome("newcomer_1");
    expect(await member.balance()).toBe(0);
  },
);

test("로비의 120분은 새 창과 다른 탭의 이동, 새로고침 뒤에도 그대로다 [REQ-R16 REQ-R40]", async ({ page, context }) => {
  const member = new MemberDriver(page);
  // Opened before the lobby is entered: this tab knows the shorter expiry of the login.
  const second = new MemberDriver(await context.newPage());
  await member.loginToHome("member16");
  await second.page.goto("/bet_result");
  await second.expectPath("/bet_result");
  const stored = async (): Promise<number> =>
    page.evaluate(() => Date.parse(`${localStorage.getItem("custom.auth")?.replace(" ", "T")}+09:00`));
  const before = Date.now();
  expect(await stored()).toBeLessThanOrEqual(before + 61 * 60_000);

  await page.locator('a[href="/casino"]:visible').first().click();
  const opening = context.waitForEvent("page");
  await page.getByRole("dialog", { name: "라이브카지노" }).getByRole("button", { name: "입장" }).click();
  const lobby = new MemberDriver(await opening);
  await lobby.expectPath("/casino");
  await expect(lobby.page.getByRole("heading", { name: "라이브카지노" })).toBeVisible();
  const entered = await stored();
  expect(entered).toBeGreaterThanOrEqual(before + 119 * 60_000);

  // Whoever of the three navigates or is loaded anew would have 30 minutes.
  await lobby.page.locator('a[href="/"]:visible').first().click();
  await lobby.expectPath("/");
  expect(await stored()).toBe(entered);
  await second.page.locator('a[href="/"]:visible').first().click();
  await second.expectPath("/");
  expect(await stored()).toBe(entered);
  await page.reload();
  await member.expectPath("/");
  expect(await stored()).toBe(entered);
});
