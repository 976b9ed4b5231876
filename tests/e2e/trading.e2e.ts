// A trader's path: a price by hand that a member sees and bets on, a limit that refuses the next bet, and the ladder of
// what a result would cost.
import type { LiveFixture, LiveFixtureDetail } from "../../src/api/contract/operator/live.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import { ApiUser } from "../factories/api-user.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

const TRADER = "admin04";

/** A match of the desk's first page with its winner, whose home price is near even. */
async function matchOf(url: string) {
  const trader = await ApiUser.login(url, TRADER);
  const { items } = await trader.ask<PageOf<LiveFixture>>("GET", "/api/admin/live?status=scheduled");
  for (const { id } of items) {
    const fixture = await trader.ask<LiveFixtureDetail>("GET", `/api/admin/live/fixtures/${id}`);
    const market = fixture.markets.find(
      (one) => one.family === "win_draw_lose" && one.phase === "prematch" && one.period === "100",
    );
    const home = market?.selections.find(({ key }) => key === "home");
    if (market && home && home.betPrice >= 150 && home.betPrice <= 400) return { fixture, market, home };
  }
  throw new Error("no match to trade");
}

test(
  "트레이더가 정한 배당을 회원이 보고 베팅하며, 한도가 다음 베팅을 막고, 결과 가정이 손익을 말한다 [REQ-R44]",
  { tag: "@long" },
  async ({ page, browser, server, watched }) => {
    const { fixture, market, home } = await matchOf(server.url);
    const byHand = Math.floor(home.betPrice * 1.05);
    const text = (price: number) => (price / 100).toFixed(2);
    const member = new MemberDriver(page);
    await member.openHome("member13");
    await member.openGame("cross");
    await member.pick(home.id);
    await expect(member.slip).toContainText(text(home.betPrice));

    const context = await browser.newContext({ baseURL: server.url });
    try {
      const desk = await context.newPage();
      await new MemberDriver(desk).beginSession(TRADER);
      await desk.goto("/admin/live?status=scheduled");
      await desk.getByRole("button", { name: `${fixture.homeName} vs ${fixture.awayName} 펼치기` }).click();
      const row = desk.locator(`[data-selection="${home.id}"]`);
      await expect(row).toContainText("공급");
      await row.getByRole("button", { name: /배당과 한도 조정$/ }).click();
      const panel = desk.locator(`[data-market="${market.id}"]`);
      await panel.getByLabel("배당", { exact: true }).fill(text(byHand));
      await panel.getByLabel("사유").first().fill("주전 결장");
      await panel.getByRole("button", { name: "배당 적용" }).click();
      await expect(row).toContainText(`수동 ${TRADER}`);
      await expect(row).toContainText(`공급 ${text(home.betPrice)}`);

      await expect(member.slip).toContainText(text(byHand));
      await member.setStake(10_000);
      await member.place();
      await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();

      await panel.getByLabel("받는 베팅금 한도(원)").fill("30000");
      await panel.getByLabel("사유").last().fill("위험 관리");
      await panel.getByRole("button", { name: "한도 적용" }).click();
      await expect(row).toContainText("한도 베팅금 30,000원");

      watched.expectStatus(422);
      await member.openGame("cross");
      await member.pick(home.id);
      await member.setStake(50_000);
      await member.place();
      await expect(page.locator('[data-machine="placement"]')).toContainText("최대 베팅금액은 20,000원입니다.");

      await desk.getByRole("button", { name: "결과 가정" }).click();
      const ladder = desk.getByRole("region", { name: "결과 가정" });
      await ladder.getByLabel("홈", { exact: true }).fill("1");
      await ladder.getByLabel("원정", { exact: true }).fill("0");
      await ladder.getByRole("button", { name: "계산" }).click();
      const loss = Math.floor((10_000 * byHand) / 100) - 10_000;
      await expect(ladder.locator(`[data-market="${market.id}"]`)).toContainText(`-${loss.toLocaleString("en")}원`);
      await expectAccessible(desk);
      await desk.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(desk);
    } finally {
      await context.close();
    }
  },
);
