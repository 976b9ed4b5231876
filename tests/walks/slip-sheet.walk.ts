import { expect, type Locator } from "@playwright/test";
import type { slipSheetMachine } from "../../src/machines/slip-sheet/slip-sheet.machine.ts";
import { slipSheetPaths } from "../../src/machines/slip-sheet/slip-sheet.paths.ts";
import { SLIP_TAB_TEXT, SLIP_TEXT } from "../../src/ui/sports/slip/text.ts";
import { offersOf, readGame, type Offered } from "../e2e/drivers/fixtures.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { inOtherTab } from "./other-tab.ts";

type Machine = typeof slipSheetMachine;

const FACE = '[data-machine="slip-sheet"]';
const STORED_SLIP = "hanpan.slip.normal.";
const TOLD_AGAIN = "The sheet is told when what it holds changes.";

const sheet = ({ page }: Walk): Locator => page.locator(FACE);
const button = (walk: Walk, name: string): Locator => sheet(walk).getByRole("button", { name, exact: true });
const tab = (walk: Walk, name: string): Locator => sheet(walk).getByRole("button", { name });

const model = defineBrowserModel<Machine>({
  machine: "slip-sheet",
  model: slipSheetPaths,
  context: { viewport: { width: 390, height: 844 } },
  // A sheet that the tab of the open bets stands in, with something to put back: whatever comes next can come.
  start: async (walk) => {
    const { page, member, server } = walk;
    if (walk.isNew) await member.loginToHome("member08");
    // A phone shows one market at a time, and this one first.
    const isShown = ({ market }: Offered): boolean => market.family === "win_draw_lose";
    const pick = offersOf(await readGame(server.url, "cross")).findLast(isShown)?.selection.id ?? "";
    await page.evaluate((start) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key);
    }, STORED_SLIP);
    await member.openGame("cross");
    await member.pick(pick);
    await page.locator("#slip").click();
    await expect(sheet(walk)).toHaveAttribute("data-state", "filled");
    await button(walk, SLIP_TEXT.clear).click();
    await expect(sheet(walk)).toHaveAttribute("data-state", "offering");
    await tab(walk, SLIP_TAB_TEXT.bets).click();
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("closed"),
  cannot: ({ event, before }) => (event.type === "slip.emptied" && before.matches("offering") ? TOLD_AGAIN : null),
  does: {
    "slip.filled": async (walk) => {
      await tab(walk, SLIP_TAB_TEXT.cart).click();
      await button(walk, SLIP_TEXT.putBack).click();
    },
    "slip.emptied/with a way back": (walk) => button(walk, SLIP_TEXT.clear).click(),
    "slip.emptied/for good": (walk) =>
      inOtherTab(walk, async (page) => {
        await page.goto("/favicon.svg");
        await page.evaluate((start) => {
          for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key);
        }, STORED_SLIP);
      }),
    "tab.turned": (walk) => tab(walk, SLIP_TAB_TEXT.bets).click(),
    "xstate.after.offerTime.slip-sheet.offering": (walk) => expect(sheet(walk)).toHaveCount(0, { timeout: 20_000 }),
  },
  leavesOut: { "offering slip.emptied [else]": TOLD_AGAIN },
  sees: {
    opened: (walk) => expect(tab(walk, SLIP_TAB_TEXT.bets)).toHaveAttribute("aria-pressed", "true"),
    filled: async (walk) => {
      await expect(sheet(walk).locator('[data-machine="slip-leg"]')).toHaveCount(1);
      await expect(button(walk, SLIP_TEXT.putBack)).toHaveCount(0);
    },
    offering: async (walk) => {
      await expect(sheet(walk).locator('[data-machine="slip-leg"]')).toHaveCount(0);
      await expect(button(walk, SLIP_TEXT.putBack)).toBeVisible();
    },
    closed: (walk) => expect(sheet(walk)).toHaveCount(0),
  },
});

describeWalks(model);
