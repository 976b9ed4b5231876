// An in-play bet on the simulated feed: it waits, and is then taken or given back.
import { startSuiteServer } from "../servers/start.ts";
import { isWinner, offersOf, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expectMatchPage } from "./drivers/running-match.ts";
import { expect, test as base } from "./fixtures.ts";

const SIMULATED = { FEED: "simulated", IN_PLAY_DELAY_MS: "3000" };
const test = base.extend({
  server: async ({ serverOfFile }, use, { file }) =>
    use(await serverOfFile.of(file, () => startSuiteServer(SIMULATED))),
});

test("인플레이 베팅은 기다렸다가 접수되거나 돌려받는다 [REQ-R13]", async ({ page, server }) => {
  const member = new MemberDriver(page);
  await member.openHome("member05");
  const before = await member.balance();
  await member.openGame("live");
  await expect(page.locator('article[data-state="live"]').first()).toBeVisible();
  // A line goes with the score. The winner stays open to the end, and a price near even is far from it. A score stops
  // the bets on a match for some seconds, and there may be two matches only.
  let selectionId = "";
  await expect(async () => {
    const results = offersOf(await readGame(server.url, "live")).filter(isWinner);
    const [offer] = results.toSorted(
      (a, b) => Math.abs(a.selection.betPrice - 190) - Math.abs(b.selection.betPrice - 190),
    );
    selectionId = offer?.selection.id ?? "";
    expect(selectionId).not.toBe("");
  }).toPass({ timeout: 60_000 });
  await member.pick(selectionId);
  await page.getByText("모두 수락", { exact: true }).click();
  await member.setStake(10_000);
  await member.place();
  await expect(page.getByText("인플레이 베팅 접수 대기 중")).toBeVisible();
  await expect.poll(() => member.balance()).toBe(before - 10_000);
  const outcome = page.locator('[data-machine="placement"]');
  await expect(outcome).toContainText(/베팅이 접수되었습니다|베팅이 접수되지 않았습니다/);
  const isTaken = ((await outcome.textContent()) ?? "").includes("접수되었습니다");
  await expect.poll(() => member.balance()).toBe(isTaken ? before - 10_000 : before);
  await page.goto("/bet_result?gameType=2");
  await expect(page.locator("article")).toHaveCount(1);
});

test("진행 중인 경기의 첫 배당은 320px 안에 있고, 점수와 시계는 늘 보인다", async ({ page, server }) => {
  const member = new MemberDriver(page);
  await member.openHome("member06");
  await expectMatchPage(member, server.url);
});
