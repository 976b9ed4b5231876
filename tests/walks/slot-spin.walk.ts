import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { slotSpinMachine } from "../../src/machines/slot-spin/slot-spin.machine.ts";
import { slotSpinPaths } from "../../src/machines/slot-spin/slot-spin.paths.ts";
import { reconcileDelay } from "../../src/machines/command/submission.ts";
import type { SlotOpened } from "../../src/machines/slot-spin/slot-spin.schema.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { HouseStay } from "./lib/house-stay.ts";
import { houseSubmission } from "./lib/house-submission.ts";
import { whileStoring } from "./lib/submission.ts";
import type { Walk } from "./lib/walk.ts";

type Machine = typeof slotSpinMachine;

const FACE = '[data-machine="slot-spin"]';
const READ = "GET /api/slot";
const CLIENT_GIVES_UP = "The client gives up first, which is an answer.";

let betting: Promise<HouseStay> | null = null;
const opened = (): Promise<HouseStay> => (betting ??= HouseStay.open());

const submission = houseSubmission({
  machine: "slot-spin",
  within: "spinning.",
  call: "POST /api/slot/spins",
  opened,
});

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
    await walk.page.goto("about:blank");
    house.reset();
    await walk.page.goto(`${house.url}/slot`);
    await walk.page.evaluate(() => localStorage.clear());
    await walk.page.goto("about:blank");
    house.reset();
    await walk.page.goto(`${house.url}/slot`);
    await house.arrived(READ);
    await walk.clocks.stop();
  },
  face: ({ page }, snapshot) =>
    page.locator(snapshot.matches({ spinning: "storing" }) ? `${FACE}[data-state="spinning.storing"]` : FACE),
  // What is stored is stored at once.
  isAway: (snapshot) => snapshot.matches({ spinning: "storing" }),
  cannot: ({ event, before, isRefused }) => {
    if (before.matches("over")) return "The page shows the notice alone.";
    if (event.type === "slot.retry")
      return before.matches("failed") || isShort(before) ? null : "The button is there where something is amiss.";
    if (before.matches("failed")) return "The page shows the notice alone.";
    if (before.matches({ spinning: "storing" })) return whileStoring(event);
    if (event.type.startsWith("command.") && isRefused) return "The button is there where it does something.";
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
    ...submission.does,
    "xstate.done.actor.readSlot": async (_walk, { event }) =>
      (await opened()).answer(READ, (event.output as SlotOpened).view),
    "xstate.error.actor.readSlot": async ({ watched }, { event }) => (await opened()).fail(READ, event.error, watched),
    "xstate.after.reconcileDelay.slot-spin.spinning.unknown": ({ clocks }, { before }) =>
      clocks.run(reconcileDelay(before)),
    "xstate.after.turn.slot-spin.stopping": ({ clocks }, { before }) => clocks.run(before.context.turnsFor),
  },
  sees: {
    loading: async () => (await opened()).arrived(READ),
    failed: ({ page }) => expect(page.getByRole("alert")).toContainText("불러오지 못했습니다."),
    "resting.ready": ({ page }) => expect(page.locator(".slot-reels")).toHaveAttribute("data-motion", "still"),
    "resting.lost": ({ page }) => expect(message(page)).toHaveText("당첨 없음"),
    "resting.returned": ({ page }) => expect(message(page)).toHaveText("받은 금액 1,000원"),
    "resting.won": ({ page }) => expect(message(page)).toHaveText("1,100원 당첨!"),
    "resting.refused": ({ page }) => expect(message(page)).toHaveText("지금은 신청할 수 없습니다."),
    free: ({ page }) => expect(page.getByRole("button", { name: /^프리스핀/ })).toBeEnabled(),
    ...submission.sees,
    stopping: ({ page }) => expect(page.locator(".slot-reels")).toHaveAttribute("data-motion", "stopping"),
    over: ({ page }) => expect(page.getByRole("alert")).toContainText("입장이 만료되었습니다."),
  },
  leavesOut: {
    ...submission.leavesOut,
    "slot.stake/no stake of the slot": "The page has no button for it.",
    "xstate.after.sendTimeout.slot-spin.spinning.sending": CLIENT_GIVES_UP,
    "xstate.after.sendTimeout.slot-spin.spinning.reconciling": CLIENT_GIVES_UP,
    "xstate.after.sendTimeout.slot-spin.spinning.withdrawing": CLIENT_GIVES_UP,
  },
});

const message = (page: Walk["page"]) => page.locator(`${FACE} output`).first();

describeWalks(slot);
