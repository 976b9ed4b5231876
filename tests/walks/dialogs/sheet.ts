// A member on a phone at a betting page with a pick: the sheet of the slip, and what comes while it stands.
import { expect, type Locator } from "@playwright/test";
import { SLIPS, type SlipName } from "../../../src/domain/sports/slip/slips.ts";
import { SLIP_TEXT } from "../../../src/ui/sports/slip/text.ts";
import type { Walk } from "../lib/walk.ts";
import { leaveBack } from "../visits.ts";
import * as inbox from "./inbox.ts";

const PAGE = "/korea/cross";
export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The pages of the slips that the walk of the normal one does not open. */
export const OTHERS: Readonly<Record<Extract<SlipName, "virtual" | "mini">, string>> = {
  virtual: "/minigame/bet365/horse/victoriaparks",
  mini: "/minigame/eos/powerball5",
};
const ANY_TITLE = /베팅카트$/;

/** Drawn, also when something stands over it. */
export const sheet = ({ page }: Walk, isUnder = false): Locator =>
  page.getByRole("dialog", { name: ANY_TITLE, includeHidden: isUnder });

/** The bar that opens it. */
export const bar = ({ page }: Walk): Locator => page.getByRole("button", { name: /베팅카트 \d+경기/ });

const closeButton = (walk: Walk): Locator => sheet(walk).getByRole("button", { name: SLIP_TEXT.close });

/** Opens the page as a member who comes from elsewhere. */
export async function open(walk: Walk, { hasCode }: { hasCode: boolean }): Promise<void> {
  await inbox.arrive(walk, { late: hasCode ? null : "slip-sheet" });
  await enter(walk);
}

/** Opens the page of one of the other slips with something in it. */
export async function openOther(walk: Walk, name: keyof typeof OTHERS): Promise<void> {
  const { page } = walk;
  await inbox.arrive(walk, { late: null });
  await inbox.vanish(walk);
  await page.goto(OTHERS[name]);
  const picked = page.locator('.price-cell[aria-pressed="true"]');
  // The slip is kept from path to path.
  if ((await bar(walk).count()) === 0) {
    await page.locator('.price-cell[data-state="open"]').last().click();
    await expect(picked).toHaveCount(1);
  }
  await expect(bar(walk)).toHaveAccessibleName(new RegExp(`^${SLIP_TEXT.titles[name]} 1경기`));
}

/** The sheet of that slip, by its title; what is shown of the others is not in it. */
export async function expectOther(walk: Walk, name: keyof typeof OTHERS): Promise<void> {
  await expect(walk.page.getByRole("dialog", { name: SLIP_TEXT.titles[name], exact: true })).toBeVisible();
  await expect(sheet(walk).locator('[data-machine="slip-leg"]')).toHaveCount(1);
}

export const dialogOf = (name: keyof typeof OTHERS) => SLIPS[name].dialog;

/** To the betting page where it does not stand, with something in the slip. */
async function enter(walk: Walk): Promise<void> {
  const { page, member } = walk;
  if (new URL(page.url()).pathname !== PAGE) {
    // What is unread would lead back to the inbox.
    await inbox.vanish(walk);
    await page.getByRole("button", { name: "메뉴 열기" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "크로스" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  // The last one, so that it does not begin meanwhile. The slip is kept from path to path.
  const price = member.prices.last();
  if ((await price.getAttribute("aria-pressed")) !== "true") await price.click();
  await expect(bar(walk)).toBeVisible();
}

/** Opens the sheet, after what comes before it closes was asked for elsewhere. */
export async function press(walk: Walk): Promise<void> {
  const end = walk.coming.findIndex(({ after }) => after.context.slip === null);
  const alerts = walk.coming.slice(0, end < 0 ? undefined : end).filter(({ event }) => event.type === "alert.show");
  if (alerts.length > walk.held.count("read")) await inbox.readGone(walk, alerts.length);
  await enter(walk);
  await bar(walk).click();
}

/** Asks elsewhere for what fails later, and comes back. */
export async function awaitCall(walk: Walk): Promise<void> {
  if (walk.held.count("read") === 0) await inbox.readGone(walk, 1);
  await enter(walk);
}

/** It has the focus, is not covered by anything, and keeps the page under it from moving. */
export async function expectOpen(walk: Walk): Promise<void> {
  await expect(closeButton(walk)).toBeFocused();
  await closeButton(walk).click({ trial: true });
  await expect(walk.page.locator("body")).toHaveCSS("overflow", "hidden");
}

export async function expectClosed(walk: Walk): Promise<void> {
  await expect(sheet(walk, true)).toHaveCount(0);
}

/** Each way in which a person closes the sheet; the bar has the focus again. */
export const closes = {
  "with its cross": async (walk: Walk): Promise<void> => {
    await closeButton(walk).click();
    await expectBack(walk);
  },
  "with Escape": async (walk: Walk): Promise<void> => {
    await walk.page.keyboard.press("Escape");
    await expectBack(walk);
  },
  "with Back": async (walk: Walk): Promise<void> => {
    await walk.page.goBack();
    await expectBack(walk);
  },
  "beside it": async (walk: Walk): Promise<void> => {
    await walk.page.touchscreen.tap(5, 5);
    await expectBack(walk);
  },
  // There the slip has its own place; it has closed for good.
  "on a wide page": async (walk: Walk): Promise<void> => {
    await walk.page.setViewportSize(DESKTOP);
    await expect(walk.page.getByRole("complementary", { name: SLIP_TEXT.titles.normal })).toBeVisible();
    await expectClosed(walk);
    await walk.page.setViewportSize(PHONE);
    await expect(bar(walk)).toBeVisible();
  },
} as const;

async function expectBack(walk: Walk): Promise<void> {
  await expect(bar(walk)).toBeFocused();
  await expect(walk.page.locator("body")).not.toHaveCSS("overflow", "hidden");
}

/** Back to where the member came from, as the browser's own button leads. */
export async function leave(walk: Walk): Promise<void> {
  await leaveBack(walk);
  await expect(bar(walk)).toHaveCount(0);
}

/** The code comes while the account's dialog stands over its place: it is drawn when that is closed. */
export async function comeLate(walk: Walk): Promise<void> {
  const { page, held } = walk;
  const account = page.getByRole("dialog", { name: "내 정보" });
  await expect(account).toBeVisible();
  const code = (await held.arrived("code")).url();
  await held.release("code");
  // What waits for code is drawn 300 ms after it at the latest.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }, code);
  await expectClosed(walk);
  await account.getByRole("button", { name: "닫기", exact: true }).first().click();
  await expect(account).toHaveCount(0);
}
