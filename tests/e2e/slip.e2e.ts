// Journeys of a slip across logins, and a bet that is sent once.
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { ApiUser } from "../factories/api-user.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test("슬립은 새로고침을 넘기고 다른 회원에게는 보이지 않는다 [REQ-R10]", async ({ page, server }) => {
  const offers = oneEach(offersOf(await readGame(server.url, "cross"), "win_draw_lose"), 5).slice(3);
  const member = new MemberDriver(page);
  await member.openHome("member18");
  await member.openGame("cross");
  for (const offer of offers) await member.pick(offer.selection.id);
  await member.setStake(7_000);
  await page.reload();
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(2);
  await expect(member.slip.getByLabel("베팅금액")).toHaveValue("7,000");
  await member.leave();

  await member.openHome("member19");
  await member.openGame("cross");
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(0);
  await member.leave();

  await member.openHome("member18");
  await member.openGame("cross");
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(2);
});

test("베팅하기를 두 번 눌러도 한 번만 보낸다 [REQ-R11]", async ({ page, server }) => {
  const [offer] = oneEach(offersOf(await readGame(server.url, "special")), 1);
  if (!offer) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.openHome("member04");
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

test("접수되지 않은 베팅은 새로고침한 뒤에도 슬립을 묶고, 다시 보내면 보이는 그대로 베팅된다", async ({
  page,
  server,
  watched,
}) => {
  const [offer, other] = oneEach(offersOf(await readGame(server.url, "cross"), "win_draw_lose"), 8).slice(6);
  if (!offer || !other) throw new Error("nothing offered");
  const member = new MemberDriver(page);
  await member.openHome("member16");
  await member.openGame("cross");
  await member.pick(offer.selection.id);
  await member.setStake(10_000);
  const price = (await member.slip.locator('[data-machine="slip-leg"]').innerText()).match(/\d+\.\d\d/)?.[0] ?? "";
  watched.expectCut("/api/bets");
  watched.expectStatus(404);
  await page.route("**/api/bets", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await member.place();
  const placement = page.locator('[data-machine="placement"]');
  await expect(placement).toContainText("접수 확인 중");
  await page.reload();

  await expect(placement).toContainText(`10,000원 × ${price}`);
  await expect(page.getByRole("button", { name: "전체 삭제" })).toBeDisabled();
  await expect(member.slip.getByRole("button", { name: / 삭제$/ })).toBeDisabled();
  await member.price(other.selection.id).click();
  await expect(member.price(other.selection.id)).toHaveAttribute("aria-pressed", "false");
  await expect(placement).toContainText("베팅이 접수되지 않았습니다.");
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(1);
  await expect(page.getByRole("button", { name: "전체 삭제" })).toBeDisabled();

  await page.unroute("**/api/bets");
  await page.getByRole("button", { name: "다시 보내기" }).click();
  await expect(placement).toContainText("베팅이 접수되었습니다.");
  await expect(placement).toContainText(`10,000원 × ${price}`);
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(0);
});

test("회차가 마감되면 다른 화면에 있어도 그 픽이 닫힌다", async ({ page, server }) => {
  const operator = await ApiUser.login(server.url, "admin01");
  const advance = (advanceMs: number) => operator.ask("POST", "/api/test/clock", { advanceMs });
  const member = new MemberDriver(page);
  await member.openHome("member17");
  await page.goto("/minigame/eos/powerball5");
  const round = page.locator('[data-machine="mini-game-round"]');
  await expect(round).toHaveAttribute("data-state", /^shown/);
  const odd = member.prices.first();
  const before = (await odd.getAttribute("data-selection")) ?? "";
  // To the first seconds of a round, so that it does not lock by itself.
  const { now } = await operator.ask<{ now: string }>("GET", "/api/test/clock");
  const LENGTH_MS = 300_000;
  await advance(LENGTH_MS - (Date.parse(now) % LENGTH_MS) + 1_000);
  await expect(odd).not.toHaveAttribute("data-selection", before);
  await odd.click();
  const leg = member.slip.locator('[data-machine="slip-leg"]');
  await expect(leg).toHaveAttribute("data-state", /availability\.open/);

  const asked: string[] = [];
  await page.getByRole("link", { name: "EOS 파워볼 1분" }).click();
  await expect(page).toHaveURL(/powerball1$/);
  await expect(round).toHaveAttribute("data-state", /^shown/);
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await advance(LENGTH_MS - 10_000);
  await expect(leg).toHaveAttribute("data-state", /availability\.closed/);
  expect(asked.filter((path) => path === "/api/selections" || path === "/api/minigame/events")).toEqual([]);
});
