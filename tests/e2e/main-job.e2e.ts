// The main job: a member logs in, bets on fixtures, sees them settle, and finds the wallet right to the won.
import type { Page } from "@playwright/test";
import type { BetPage } from "../../src/api/contract/sports/bet-page.ts";
import { ApiUser } from "../factories/api-user.ts";
import { type FinalScore, recompute } from "../season/recompute.ts";
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, leagueRows, test } from "./fixtures.ts";

const HOUR_MS = 3_600_000;

test("단폴, 다폴, 보너스 베팅이 정산되고 지갑이 1원까지 맞다", async ({ page, server, operator }) => {
  // The clock will move by hours; the session must not end meanwhile.
  await operator.ask("PUT", "/api/admin/settings", { autoLogoutMin: 1440, logoutMin: 1440 });
  const member = new MemberDriver(page);
  await member.loginToHome("member05");
  const before = await member.balance();
  const list = await readGame(server.url, "cross");
  const [first, ...others] = oneEach(offersOf(list, "win_draw_lose"), 4, ({ selection }) => selection.betPrice > 130);
  if (!first) throw new Error("nothing offered");
  await member.openGame("cross");

  await member.pick(first.selection.id);
  await member.setStake(12_340);
  const payout = Math.floor((12_340 * first.selection.betPrice) / 100);
  await expect(member.slip).toContainText(payout.toLocaleString("ko-KR"));
  await member.place();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
  await expect.poll(() => member.balance()).toBe(before - 12_340);
  await page.getByRole("button", { name: "확인", exact: true }).click();

  for (const offer of others) await member.pick(offer.selection.id);
  await member.setStake(20_000);
  await member.place();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
  await page.getByRole("button", { name: "확인", exact: true }).click();

  for (const offer of others) await member.pick(offer.selection.id);
  await page.getByRole("button", { name: /3폴더/ }).click();
  await member.setStake(5_000);
  await member.place();
  await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
  await expect.poll(() => member.balance()).toBe(before - 37_340);

  await page.goto("/bet_result");
  await expect(page.locator("article")).toHaveCount(3);
  await operator.ask("POST", "/api/test/clock", { advanceMs: 8 * HOUR_MS });

  // Each payout again from the file's scores, by other code than the server's.
  const reader = await ApiUser.login(server.url, "admin01");
  const scores = await scoresOf(reader);
  const own = await ownBets(page);
  expect(own.items).toHaveLength(3);
  let paid = 0;
  for (const bet of own.items) {
    expect(bet.status).not.toBe(0);
    expect(bet.paid).toBe(recompute(bet, scores));
    paid += bet.paid;
  }
  await expect.poll(() => member.balance()).toBe(before - 37_340 + paid);
});

/** The member's bets as the page's own session reads them. */
async function ownBets(page: Page): Promise<BetPage> {
  const { pathname } = new URL(page.url());
  // A call of the page before would be taken for that of the new one.
  await page.goto("about:blank");
  const answer = page.waitForResponse((response) => response.url().includes("/api/bets?"));
  await page.goto(pathname);
  return (await (await answer).json()) as BetPage;
}

/** Final scores by fixture id: the operator's list names the teams, the file holds the scores. */
async function scoresOf(operator: ApiUser): Promise<Map<string, FinalScore>> {
  const rows = new Map(leagueRows().map((row) => [`${row.home}|${row.away}`, row.score]));
  const scores = new Map<string, FinalScore>();
  for (let page = 1; ; page++) {
    const answer = await operator.ask<{
      pageCount: number;
      items: { id: string; homeName: string; awayName: string }[];
    }>("GET", `/api/admin/fixtures?page=${page}`);
    for (const item of answer.items) {
      const score = rows.get(`${item.homeName}|${item.awayName}`);
      if (score) scores.set(item.id, score);
    }
    if (page >= answer.pageCount) return scores;
  }
}
