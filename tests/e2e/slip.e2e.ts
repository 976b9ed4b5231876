// The slip where money may go wrong: refusals, moved prices, suspended legs, an unknown outcome, a reload, another member.
import type { BetPage } from "../../src/api/contract/bets.ts";
import { ApiUser } from "../factories/api-user.ts";
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test.use({ file: "slip" });

test("보너스가 있으면 1.30 이하를 거부하고, 1.31은 담는다", async ({ page, server, operator }) => {
  const list = await readGame(server.url, "cross");
  const [low, high] = oneEach(offersOf(list, "win_draw_lose"), 2);
  if (!low || !high) throw new Error("nothing offered");
  await operator.ask("PUT", `/api/test/selections/${low.selection.id}`, { betPrice: 130 });
  await operator.ask("PUT", `/api/test/selections/${high.selection.id}`, { betPrice: 131 });
  const member = new MemberDriver(page);
  await member.loginToHome("member15");
  await member.openGame("cross");
  await page.getByRole("button", { name: /3폴더/ }).click();
  await member.price(low.selection.id).click();
  await expect(page.getByRole("alertdialog")).toContainText("보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.");
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(member.price(low.selection.id)).toHaveAttribute("aria-pressed", "false");
  await member.pick(high.selection.id);
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(2);
});

test("움직인 배당은 경기별로 다시 수락해야 보낼 수 있다", async ({ page, server, operator }) => {
  const list = await readGame(server.url, "wintielose");
  const [moved, still] = oneEach(offersOf(list), 4).slice(2);
  if (!moved || !still) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.loginToHome("member16");
  await member.openGame("wintielose");
  await member.pick(moved.selection.id);
  await member.pick(still.selection.id);
  await page.getByText("변경 거부").click();
  await member.setStake(10_000);
  const leg = (id: string) => member.slip.locator(`[data-machine="slip-leg"][data-selection="${id}"]`);
  await operator.ask("PUT", `/api/test/selections/${moved.selection.id}`, { betPrice: moved.selection.betPrice + 37 });
  await expect(leg(moved.selection.id)).toHaveAttribute("data-state", /up/);
  await expect(leg(still.selection.id)).toHaveAttribute("data-state", /steady/);
  await leg(moved.selection.id)
    .getByRole("button", { name: /변경 배당 수락/ })
    .click();
  await expect(leg(moved.selection.id)).toHaveAttribute("data-state", /steady/);

  await operator.ask("PUT", `/api/test/selections/${still.selection.id}`, { status: "suspended" });
  await expect(leg(still.selection.id)).toContainText("일시 중지");
  await expect(member.slip.getByRole("button", { name: "베팅하기" })).toBeDisabled();
  await operator.ask("PUT", `/api/test/selections/${still.selection.id}`, { status: "open" });
  await expect(member.slip.getByRole("button", { name: "베팅하기" })).toBeEnabled();
  await member.place();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
});

test("응답을 잃은 베팅은 키로 확인되어 한 번만 남는다", async ({ page, server, watched }) => {
  watched.expectCut("/api/bets");
  const [offer] = oneEach(offersOf(await readGame(server.url, "handicap")), 6).slice(5);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.loginToHome("member17");
  await member.openGame("handicap");
  await member.pick(offer.selection.id);
  await member.setStake(3_000);
  let sent = 0;
  await page.route("**/api/bets", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent++;
    // The server takes the bet; its answer never arrives.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await member.place();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible({ timeout: 30_000 });
  expect(sent).toBe(1);
  const reader = await ApiUser.login(server.url, "member17");
  const bets = await reader.ask<BetPage>("GET", "/api/bets");
  expect(bets.totalCount).toBe(1);
  watched.expectStatus(555);
});

test("슬립은 새로고침을 넘기고 다른 회원에게는 보이지 않는다", async ({ page, server }) => {
  const offers = oneEach(offersOf(await readGame(server.url, "cross"), "win_draw_lose"), 5).slice(3);
  const member = new MemberDriver(page);
  await member.loginToHome("member18");
  await member.openGame("cross");
  for (const offer of offers) await member.pick(offer.selection.id);
  await member.setStake(7_000);
  await page.reload();
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(2);
  await expect(member.slip.getByLabel("베팅금액")).toHaveValue("7,000");
  await page.getByRole("button", { name: "로그아웃" }).click();
  await member.expectPath("/login");

  await member.loginToHome("member19");
  await member.openGame("cross");
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(0);
  await page.getByRole("button", { name: "로그아웃" }).click();
  await member.expectPath("/login");

  await member.loginToHome("member18");
  await member.openGame("cross");
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(2);
});

test("한도를 넘는 금액은 낼 수 있는 가장 큰 금액을 권한다", async ({ page, server }) => {
  const [offer] = oneEach(offersOf(await readGame(server.url, "wintielose")), 1);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.loginToHome("member20");
  await member.openGame("wintielose");
  await member.pick(offer.selection.id);
  await member.setStake(99_999_990);
  await expect(member.slip.getByRole("button", { name: "베팅하기" })).toBeDisabled();
  await member.slip.getByRole("button", { name: /원으로 변경/ }).click();
  await expect(member.slip.getByLabel("베팅금액")).not.toHaveValue("99,999,990");
});

test("베팅하기를 두 번 눌러도 한 번만 보낸다", async ({ page, server }) => {
  const [offer] = oneEach(offersOf(await readGame(server.url, "special")), 1);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.loginToHome("member04");
  await member.openGame("special");
  await member.pick(offer.selection.id);
  await member.setStake(1_000);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/bets")) sent++;
  });
  await member.slip.getByRole("button", { name: "베팅하기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "베팅하기" }).dblclick();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
  expect(sent).toBe(1);
});
