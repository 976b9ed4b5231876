import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { slotSpinMachine } from "../../src/machines/slot-spin/slot-spin.machine.ts";
import { slotSpinPaths } from "../../src/machines/slot-spin/slot-spin.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { HouseStay } from "./lib/house-stay.ts";
import type { Walk } from "./lib/walk.ts";

type Machine = typeof slotSpinMachine;

const READ = "GET /api/slot";
const PLAY = "POST /api/slot/spins";
const ASK = "GET /api/slot/spins/{id}";

let betting: Promise<HouseStay> | null = null;
const opened = (): Promise<HouseStay> => (betting ??= HouseStay.open());

const answers = (call: string) => async (_walk: Walk, step: { event: { output?: unknown } }) =>
  (await opened()).answer(call, step.event.output);
const fails =
  (call: string) =>
  async ({ watched }: Walk, step: { event: { error?: unknown } }) =>
    (await opened()).fail(call, step.event.error, watched);

const isShort = (at: SnapshotFrom<Machine>): boolean =>
  at.matches({ resting: "refused" }) ||
  (at.matches("resting") && (at.context.view?.visit.balance ?? Infinity) < at.context.stake);

const slot = defineBrowserModel<Machine>({
  machine: "slot-spin",
  model: slotSpinPaths,
  start: async (walk) => {
    const house = await opened();
    await walk.clocks.install();
    await walk.clocks.resume();
    house.reset();
    await walk.page.goto(`${house.url}/slot`);
    await house.arrived(READ);
    await walk.clocks.stop();
  },
  face: '[data-machine="slot-spin"]',
  cannot: ({ event, before, isRefused }) => {
    if (before.matches("over")) return "The page shows the notice alone.";
    if (event.type === "slot.retry")
      return before.matches("failed") || isShort(before) ? null : "The button is there where something is amiss.";
    if (before.matches("failed")) return "The page shows the notice alone.";
    return isRefused && event.type.startsWith("xstate.") ? "Nothing of the kind was asked." : null;
  },
  does: {
    "slot.stake/5,000 won": async (walk, step) => {
      const button = walk.page.getByRole("button", { name: "5,000", exact: true });
      if (step.isRefused) await expect(button).toBeDisabled();
      else {
        await button.click();
        await expect(button).toHaveAttribute("aria-pressed", "true");
      }
    },
    "slot.spin": async (walk, step) => {
      const button = walk.page.getByRole("button", { name: /스핀 [\d,]+$/ });
      if (step.isRefused) await expect(button).toBeDisabled();
      else await button.click();
    },
    "slot.retry": ({ page }) => page.getByRole("button", { name: /^(다시|보유머니 다시 확인)$/ }).click(),
    "xstate.done.actor.readSlot": answers(READ),
    "xstate.error.actor.readSlot": fails(READ),
    "xstate.done.actor.playSpin": answers(PLAY),
    "xstate.error.actor.playSpin": fails(PLAY),
    "xstate.done.actor.readSpin": answers(ASK),
    "xstate.error.actor.readSpin": fails(ASK),
    "xstate.after.askAgain.slot-spin.unknown.waiting": ({ clocks }) => clocks.run(2_000),
    "xstate.after.turn.slot-spin.stopping": ({ clocks }, { before }) => clocks.run(before.context.turnsFor),
  },
  sees: {
    loading: async () => (await opened()).arrived(READ),
    failed: ({ page }) => expect(page.getByRole("alert")).toContainText("불러오지 못했습니다."),
    "resting.ready": ({ page }) => expect(page.locator(".slot-reels")).toHaveAttribute("data-motion", "still"),
    "resting.lost": ({ page }) => expect(message(page)).toHaveText("당첨 없음"),
    "resting.returned": ({ page }) => expect(message(page)).toHaveText("받은 금액 1,000원"),
    "resting.won": ({ page }) => expect(message(page)).toHaveText("1,100원 당첨!"),
    "resting.refused": ({ page }) => expect(message(page)).toHaveText("보유머니이 부족합니다."),
    free: ({ page }) => expect(page.getByRole("button", { name: /^프리스핀/ })).toBeEnabled(),
    spinning: async ({ page }) => {
      await (await opened()).arrived(PLAY);
      await expect(page.getByLabel("릴이 돕니다")).toBeVisible();
    },
    "unknown.waiting": ({ page }) => expect(message(page)).toContainText("스핀은 한 번만 돕니다."),
    "unknown.asking": async () => (await opened()).arrived(ASK),
    stopping: ({ page }) => expect(page.locator(".slot-reels")).toHaveAttribute("data-motion", "stopping"),
    over: ({ page }) => expect(page.getByRole("alert")).toContainText("입장이 만료되었습니다."),
  },
  leavesOut: {
    "slot.stake/no stake of the slot": "The page has no button for it.",
  },
});

const message = (page: Walk["page"]) => page.locator('[data-machine="slot-spin"] output').first();

describeWalks(slot);
