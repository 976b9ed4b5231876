// The gates of a navigation in their order: maintenance, login, account, messages.
import { ApiUser, DEMO_PASSWORD } from "../factories/api-user.ts";
import { PAGES } from "../../src/domain/frame/pages/pages.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test("점검은 열린 화면 두 탭에 바로 알려지고, 끝나면 한 번 로그인해 있던 곳으로 돌아온다", async ({
  page,
  context,
  operator,
  watched,
}) => {
  watched.expectStatus(503);
  const member = new MemberDriver(page);
  await member.openHome("member12");
  const other = new MemberDriver(await context.newPage());
  const addresses = ["/bet_result?kind=sports", "/charge"];
  const tabs = [member, other];
  for (const [at, tab] of tabs.entries()) {
    await tab.page.goto(addresses[at] ?? "");
    // Who touches the page is somebody who stays: the stream is read from then on.
    await tab.page.mouse.move(300, 300 + at);
    await expect(tab.page.locator("html")).toHaveAttribute("data-betting", /streaming/);
  }
  await operator.ask("PUT", "/api/admin/settings", {
    siteNoticeFlg: true,
    maintenanceNotice: "<p>새벽 점검 중입니다.</p>",
  });
  try {
    for (const tab of tabs) {
      await tab.expectPath("/maintenance");
      await expect(tab.page.getByText("새벽 점검 중입니다.")).toBeVisible();
    }
    await page.goto("/coupon");
    await member.expectPath("/maintenance");
  } finally {
    await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: false });
  }
  // The session was ended, so the way out leads to the login.
  for (const tab of tabs) await tab.expectPath("/login");
  await other.page.close();
  await member.page.getByLabel("아이디", { exact: true }).fill("member12");
  await member.page.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
  await member.page.getByLabel("비밀번호", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/coupon$/);
});

test("네트워크가 끊기면 바로 실시간 배당이라고 말하지 않고, 이어지면 스스로 돌아온다", async ({
  page,
  context,
  watched,
}) => {
  watched.expectCut("/api/");
  await page.clock.install();
  await new MemberDriver(page).openHome("member17");
  await page.goto("/europe");
  const line = page.locator('main [data-machine="live-connection"]');
  await expect(line).toHaveAttribute("data-state", "online.live");
  // The parts that come last: what is not loaded yet cannot come without a connection.
  await expect(page.getByRole("button", { name: /즐겨찾기$/ }).first()).toBeVisible();
  await expect(page.getByText("보너스 폴더", { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-machine="scroll-top"]')).toBeAttached();
  // No timer runs: what changes now was told by the browser.
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  await expect(line).toHaveAttribute("data-state", "disconnected");
  await expect(line).toContainText("실시간 연결이 끊겼습니다.");
  await context.setOffline(false);
  await expect(line).toHaveAttribute("data-state", "online.live");
});

test("틀의 한 조각이 오지 않으면 그 조각 없이 가고, 네트워크가 돌아오면 한 번 더 받아 온다", async ({
  page,
  context,
  watched,
}) => {
  watched.expectCut("/api/");
  watched.expectCut("/assets/");
  const asked: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/scroll-top-actor/, (route) => {
    asked.push(() => (asked.length === 1 ? route.abort("internetdisconnected") : route.continue()));
    return asked.length === 1 ? undefined : asked.at(-1)?.();
  });
  await new MemberDriver(page).openHome("member17");
  await expect.poll(() => asked.length).toBe(1);
  await context.setOffline(true);
  await asked[0]?.();
  // Chromium writes the line before the page knows of it: two turns of its tasks later it does.
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done, 100), 100)));
  expect(asked).toHaveLength(1);
  await expect(page.getByRole("link", { name: "크로스" }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-machine="scroll-top"]')).toBeAttached();
  expect(asked).toHaveLength(2);
});

test("없는 페이지는 404를 말한다 [REQ-2.2 REQ-2.28 REQ-2.29 REQ-2.31 REQ-8.19 REQ-R47]", async ({ page, watched }) => {
  watched.expectStatus(404);
  const member = new MemberDriver(page);
  await member.openHome("member14");
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByText("페이지를 찾을 수 없습니다")).toBeVisible();
  await expect(page.getByText("This page could not be found")).toBeVisible();
  // A member keeps the menus.
  await expect(page.getByRole("link", { name: "크로스" }).first()).toBeVisible();
  await page.getByRole("link", { name: "홈으로 가기" }).click();
  await member.expectPath("/");
});

// Decisions, rule 47. The table of pages says which pages have a parameter.
test("주소의 값이 아무것도 가리키지 않으면 없는 페이지다 [REQ-R47]", { tag: "@long" }, async ({ page, watched }) => {
  watched.expectStatus(404);
  await new MemberDriver(page).openHome("member14");
  const patterns = PAGES.map(({ path }) => path as string).filter((path) => path.includes("$"));
  expect(patterns.length).toBeGreaterThan(7);
  const given = "/minigame/eos/unknown /free/view/999999999 /game_result/virtuals/cricket /minigame/bet365/dog/x";
  for (const path of [...patterns.map((pattern) => pattern.replace(/\$\w+/g, "unknown")), ...given.split(" ")]) {
    if (path.startsWith("/admin/")) continue;
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { level: 1, name: "페이지를 찾을 수 없습니다" })).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^페이지를 찾을 수 없습니다/);
    expect(new URL(page.url()).pathname).toBe(path);
    // A member keeps the menus.
    await expect(page.getByRole("link", { name: "크로스" }).first()).toBeVisible();
  }
});

test("손님에게도 없는 주소는 404이고, 그 자리에서 로그인할 수 있다", async ({ page, watched }) => {
  watched.expectStatus(404);
  for (const path of ["/nowhere", "/korea/chess", "/minigame/unknown"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("This page could not be found")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByRole("button", { name: "로그인" }).click();
  const dialog = page.getByRole("dialog", { name: "로그인" });
  await dialog.getByLabel("아이디").fill("member14");
  await dialog.getByLabel("비밀번호", { exact: true }).fill("hanpan!2026");
  await dialog.getByRole("button", { name: "로그인" }).click();
  await new MemberDriver(page).expectPath("/");
  await expect(dialog).toBeHidden();
});

test("쪽지가 오면 페이지를 옮기지 않아도 개수가 보이고, 다른 곳에서 읽으면 사라진다", async ({
  page,
  operator,
  server,
}) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member13");
  const badge = page.getByRole("banner").getByText(/^읽지 않은 쪽지/);
  await expect(badge).toHaveCount(0);
  await operator.ask("POST", "/api/admin/messages", { userId: "member13", title: "안내", contents: "<p>새 소식</p>" });
  await expect(badge.first()).toHaveText("읽지 않은 쪽지 1통");
  await member.expectPath("/");
  const token = await page.evaluate(async () => {
    const answer = await fetch("/api/member/token");
    return ((await answer.json()) as { token: string }).token;
  });
  const elsewhere = new ApiUser(server.url, "member13");
  elsewhere.token = token;
  await elsewhere.ask("POST", "/api/message/read-all");
  await expect(badge).toHaveCount(0);
});

test("성향 코드 22인 회원에게는 카지노와 슬롯의 주소도 닫혀 있다 [REQ-5.4]", async ({ page, operator, watched }) => {
  watched.expectStatus(404);
  const member = new MemberDriver(page);
  await operator.ask("PUT", "/api/test/members/member18", { tendency: ["22"] });
  await member.openHome("member18");
  const alert = page.getByRole("alertdialog");
  const expectShut = async () => {
    await member.expectPath("/");
    await expect(alert).toContainText("관리자에게 문의해주세요.");
    await alert.getByRole("button", { name: "확인" }).click();
    await expect(alert).toHaveCount(0);
  };
  for (const address of ["/casino", "/slot", "/slot?provider=house", "/casino/", "/%63asino"]) {
    await page.goto(address);
    await expectShut();
  }
  // A link of the page asks nothing and tells the same.
  await page.locator('a[href="/casino"]:visible').first().click();
  await expectShut();
  // Another spelling is no page.
  await page.goto("/CASINO");
  await expect(page.getByText("This page could not be found")).toBeVisible();
  // The hall of fame is no lobby.
  await page.goto("/slot/honor");
  await member.expectPath("/slot/honor");
  await expect(alert).toHaveCount(0);
  await operator.ask("PUT", "/api/test/members/member18", { tendency: [] });
  await page.goto("/casino");
  await member.expectPath("/casino");
  await expect(page.getByRole("heading", { name: "라이브카지노" })).toBeVisible();
});

test(
  "열려 있던 로비도 새로고침하면 성향 코드 22인 회원을 돌려보낸다",
  { tag: "@long" },
  async ({ page, operator, watched }) => {
    // The page that is still open may read its lobby again when it hears of the change.
    watched.expectStatus(403);
    const member = new MemberDriver(page);
    await member.openHome("member19");
    await page.goto("/casino");
    await member.expectPath("/casino");
    await operator.ask("PUT", "/api/test/members/member19", { tendency: ["22"] });
    await page.reload();
    await member.expectPath("/");
    await expect(page.getByRole("alertdialog")).toContainText("관리자에게 문의해주세요.");
  },
);
