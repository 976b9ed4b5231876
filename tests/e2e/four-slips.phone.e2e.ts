// The four slips on a phone: a pick in one touches no other, each opens in a window of its own, and a bet that waits in one
// waits on while the member uses another.
import type { Page } from "@playwright/test";
import { startInPlayServer } from "../servers/in-play-server.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, test as base } from "./fixtures.ts";

const test = base.extend({
  server: async ({ serverOfFile }, use, { file }) => use(await serverOfFile.of(file, () => startInPlayServer())),
});

/** The page of each slip, the slip's title, and how many are picked there. */
const SLIPS = [
  ["/korea/cross", "베팅카트", 2],
  ["/inplay", "인플레이 베팅카트", 1],
  ["/minigame/bet365/horse/victoriaparks", "가상 스포츠 베팅카트", 1],
  ["/minigame/eos/powerball5", "미니게임 베팅카트", 1],
] as const;

const bar = (page: Page, title: string, count: number) =>
  page.getByRole("button", { name: new RegExp(`^${title} ${count}경기`) });

/** Presses an open price of each of the first `count` fixtures, or of the game. */
async function pickSome(page: Page, count: number): Promise<void> {
  const open = page.locator('[aria-pressed="false"].price-cell[data-state="open"]');
  const fixtures = page.locator("[data-fixture]", { has: open });
  const isGame = page.url().includes("/minigame/");
  for (let at = 0; at < count; at++) {
    const cell = (isGame ? open : fixtures.nth(at).locator(open)).first();
    await expect(cell).toBeVisible();
    const id = await cell.getAttribute("data-selection");
    await cell.tap();
    await expect(page.locator(`[data-selection="${id}"].price-cell`)).toHaveAttribute("aria-pressed", "true");
  }
}

/** Places a bet on the first open price of a match under way; nobody moves the match. */
async function placeInPlay(member: MemberDriver): Promise<void> {
  const { page } = member;
  await page.goto("/inplay");
  await pickSome(page, 1);
  await bar(page, "인플레이 베팅카트", 1).tap();
  await page.getByText("모두 수락", { exact: true }).click();
  await member.setStake(10_000);
  await member.slip.getByRole("button", { name: "베팅하기" }).tap();
  await page.getByRole("dialog", { name: "베팅 확인" }).getByRole("button", { name: "베팅하기" }).tap();
  await expect(page.getByText("인플레이 베팅 접수 대기 중")).toBeVisible();
}

test("네 슬립은 서로를 건드리지 않고, 저마다 자기 창으로 열린다 [REQ-R41]", { tag: "@long" }, async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member11");
  for (const [path, title, count] of SLIPS) {
    await page.goto(path);
    await pickSome(page, count);
    await expect(bar(page, title, count)).toBeVisible();
  }
  for (const [path, title, count] of SLIPS) {
    await page.goto(path);
    await bar(page, title, count).tap();
    const dialog = page.getByRole("dialog", { name: title, exact: true });
    await expect(dialog.locator('[data-machine="slip-leg"]')).toHaveCount(count);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  // What is emptied in one stays in the others.
  await page.goto("/minigame/eos/powerball5");
  await bar(page, "미니게임 베팅카트", 1).tap();
  await page.getByRole("button", { name: "전체 삭제" }).tap();
  await page.goto("/korea/cross");
  await expect(bar(page, "베팅카트", 2)).toBeVisible();
});

test("한 슬립의 베팅이 접수를 기다리는 동안 다른 슬립을 쓸 수 있다, 새로고침한 뒤에도", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member12");
  await placeInPlay(member);
  await page.goBack();

  await page.goto("/korea/cross");
  await pickSome(page, 1);
  await bar(page, "베팅카트", 1).tap();
  await member.setStake(5_000);
  await expect(page.getByText("인플레이 베팅 접수 대기 중")).toHaveCount(0);
  await expect(member.slip.getByRole("button", { name: "베팅하기" })).not.toHaveAttribute("aria-disabled", "true");
  await page.goBack();

  await page.goto("/inplay");
  await bar(page, "인플레이 베팅카트", 1).tap();
  await expect(page.getByText("인플레이 베팅 접수 대기 중")).toBeVisible();
});
