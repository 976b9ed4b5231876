import { expect } from "@playwright/test";
import { addComma } from "../../src/domain/common/price.ts";
import { NOT_STORED, NOT_WITHDRAWN } from "../../src/machines/command/submission.ts";
import type { placementMachine } from "../../src/machines/placement/placement.machine.ts";
import { placementPaths, placementReloadPaths } from "../../src/machines/placement/placement.paths.ts";
import { stateText } from "../../src/ui/machine-state.ts";
import { PLACEMENT_TEXT, SLIP_TEXT } from "../../src/ui/sports/slip/text.ts";
import { defineBrowserModel, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { IN_PLAY_WAIT_MS } from "../servers/in-play-server.ts";
import type { Walk } from "./lib/walk.ts";
import { BettingMember, RUN_PART_MS } from "./placement/betting-member.ts";
import { emptyStorage, fillStorage, forgetTraces, traces } from "./placement/page-store.ts";

type Machine = typeof placementMachine;
type Start = (member: BettingMember) => Promise<void>;

const PLACE = /^(베팅하기|변경 배당 수락하고 베팅)/;
const FACE = '[data-machine="placement"]';
const MINUTE = IN_PLAY_WAIT_MS;

const NONE_FOUND = "The server takes no bet of a session that it ended, so none is found later.";
const TOLD_SO: Follow<Machine> = { why: NONE_FOUND };
const ASKED_AFTER: Follow<Machine> = {
  why: NONE_FOUND,
  next: ({ label }) => label === "xstate.done.actor.findCommand/absent",
  after: () => TOLD_SO,
};
/** After such a bet: who logs in again asks for it, and the path ends with what is said then. */
const REFUSED_WITH_SESSION: Follow<Machine> = {
  why: NONE_FOUND,
  next: ({ event }) => event.type === "command.reconcile",
  after: () => ASKED_AFTER,
};

const LOST_WITH_THE_PAGE = [[/^interrupted .* → .*isAbsentAgain/, "Who logs in again begins to ask anew."]] as const;

const members = new WeakMap<Walk, BettingMember>();

function memberOf(walk: Walk): BettingMember {
  const member = members.get(walk) ?? new BettingMember(walk);
  members.set(walk, member);
  return member;
}

function walksOf(model: typeof placementPaths, start: Start) {
  return defineBrowserModel<Machine>({
    machine: "placement",
    guards: "money",
    model,
    server: "in-play",
    start: async (walk) => {
      const member = memberOf(walk);
      await member.sitDown();
      await start(member);
    },
    // What is stored is stored at once: of that state the page keeps a trace only.
    face: ({ page }, snapshot) => page.locator(snapshot.matches("storing") ? `${FACE}[data-state="storing"]` : FACE),
    isAway: (snapshot) => ["editing", "confirming", "storing", "interrupted"].includes(stateText(snapshot.value)),
    cannot: ({ event, label, before, isRefused }) => {
      const { context } = before;
      if (before.matches("storing"))
        return event.type.endsWith(".storeIntent")
          ? null
          : "What is stored is stored at once: there is no time for more.";
      if (before.matches("interrupted"))
        return event.type === "command.reconcile" ? null : "At the login there are no prices, and nothing of the bet.";
      if (event.type === "prices.fresh" && context.fresh) return "Prices that are live do not become live.";
      if (event.type === "prices.notFresh" && !context.fresh) return "Prices that are not live do not cease to be.";
      if (event.type === "bet.changed" && before.matches("accepted"))
        return "A bet that was accepted is decided once: the story of the receipt has what it says of a settled one.";
      if (event.type === "bet.changed" && !context.fresh)
        return "The stream tells what became of a bet, and prices are live by it.";
      if (label === "xstate.done.actor.findCommand/absent" && context.bet !== null)
        return "A bet that the server has shown does not go away.";
      if (label === "xstate.done.actor.findCommand/session ended" && context.wasAbsent)
        return "Who logs in again begins to ask anew.";
      return event.type === "placement.confirm" && isRefused && context.fresh
        ? "Where prices are live the bet can be confirmed."
        : null;
    },
    eachCaseOf: ["xstate.done.actor.sendCommand"],
    onlyThen: ({ label }) => (label === "xstate.done.actor.sendCommand/session ended" ? REFUSED_WITH_SESSION : null),
    costOf: ({ label }) => (label.includes("session ended") ? 6 : label === "placement.open/plain" ? 2 : 1),
    does: {
      "placement.open": async (walk, { before, isRefused }) => {
        const member = memberOf(walk);
        // What was refused is taken at the price that is shown, with one press.
        if (before.matches("priceChanged")) {
          if (!isRefused) await member.slip.getByRole("button", { name: PLACE }).click();
          return;
        }
        await member.fillSlip();
        const place = member.slip.getByRole("button", { name: SLIP_TEXT.place, exact: true });
        if (isRefused) await expect(place).toHaveAttribute("aria-disabled", "true");
        await place.click({ force: isRefused });
        if (!isRefused) await member.shown(walk.page.getByRole("dialog"));
      },
      "placement.cancel": ({ page }) =>
        page.getByRole("dialog").getByRole("button", { name: PLACEMENT_TEXT.cancel, exact: true }).click(),
      "placement.confirm": async (walk, { isRefused }) => {
        const confirm = walk.page.getByRole("dialog").getByRole("button", { name: SLIP_TEXT.place });
        if (isRefused) await expect(confirm).toHaveAttribute("aria-disabled", "true");
        const isToFail = walk.coming[0]?.event.type === "xstate.error.actor.storeIntent";
        if (isToFail && !isRefused) await fillStorage(walk.page);
        await forgetTraces(walk.page);
        await confirm.click({ force: isRefused });
      },
      "command.reconcile": async (walk, { before, after }) => {
        if (!before.matches("interrupted")) return press(walk, PLACEMENT_TEXT.checkNow);
        await memberOf(walk).returnToTable(after.context.fresh);
      },
      "command.resend": async (walk, { isRefused }) => {
        if (isRefused) return button(walk, PLACEMENT_TEXT.resend).click({ force: true });
        await press(walk, PLACEMENT_TEXT.resend);
        await memberOf(walk).bet.keep();
      },
      "command.discard": (walk) => press(walk, PLACEMENT_TEXT.discard),
      "placement.edit": async (walk, { before }) => {
        if (before.context.refusal?.code !== "stake_limit") return press(walk, PLACEMENT_TEXT.back);
        const stake = addComma(memberOf(walk).bet.maxStake ?? 0);
        await press(walk, SLIP_TEXT.highestInstead(stake));
        await expect(memberOf(walk).slip.getByLabel(SLIP_TEXT.stake)).toHaveValue(stake);
      },
      "prices.fresh": (walk) => memberOf(walk).connect(),
      "prices.notFresh": (walk) => memberOf(walk).disconnect(),
      "bet.changed/accepted": (walk) => walk.clocks.passServer(MINUTE),
      "bet.changed/refused": (walk) => memberOf(walk).refuseLate(),
      "bet.changed/of another bet": (walk) => memberOf(walk).betInAnotherTab(),
      "xstate.done.actor.storeIntent": (walk) => memberOf(walk).bet.keep(),
      // The storage is full since the bet was confirmed.
      "xstate.error.actor.storeIntent": (walk) => emptyStorage(walk.page),
      "xstate.done.actor.sendCommand/accepted": (walk) => memberOf(walk).bet.send(201),
      "xstate.done.actor.sendCommand/pending": (walk) => memberOf(walk).bet.send(201),
      "xstate.done.actor.sendCommand/market closed": (walk) => memberOf(walk).sendToClosedMarket(),
      "xstate.done.actor.sendCommand/insufficient funds": (walk) => memberOf(walk).sendWithoutMoney(),
      "xstate.done.actor.sendCommand/stake limit": (walk) => memberOf(walk).sendBeyondLimit(),
      "xstate.done.actor.sendCommand/price changed": (walk) => memberOf(walk).sendOvertakenBet(),
      "xstate.done.actor.sendCommand/session ended": async (walk) => {
        await memberOf(walk).hearSessionEnd("bet");
      },
      "xstate.done.actor.sendCommand/unknown": (walk) => walk.held.cut("bet"),
      "xstate.after.sendTimeout.placement.sending": (walk, { before }) =>
        memberOf(walk).run(9_000, before.context.fresh),
      "xstate.done.actor.findCommand/accepted": async (walk) => {
        await memberOf(walk).bet.deliver("find");
        if (memberOf(walk).isInPlay) await walk.clocks.passServer(MINUTE);
        await walk.held.letGo("find", 200);
      },
      "xstate.done.actor.findCommand/pending": async (walk) => {
        await memberOf(walk).bet.deliver("find");
        await walk.held.letGo("find", 200);
      },
      "xstate.done.actor.findCommand/refused after its delay": async (walk) => {
        await memberOf(walk).bet.deliver("find");
        await memberOf(walk).refuseLate();
        await walk.held.letGo("find", 200);
      },
      "xstate.done.actor.findCommand/absent": async (walk) => void (await walk.held.letGo("find", 404)),
      "xstate.done.actor.findCommand/session ended": async (walk) => {
        await memberOf(walk).bet.deliverIfFound();
        await memberOf(walk).hearSessionEnd("find");
      },
      "xstate.done.actor.findCommand/unknown": (walk) => walk.held.cut("find"),
      "xstate.done.actor.withdrawCommand/withdrawn": (walk) => memberOf(walk).bet.giveUp(),
      "xstate.done.actor.withdrawCommand/accepted": async (walk) => {
        await memberOf(walk).bet.deliver("withdraw");
        if (memberOf(walk).isInPlay) await walk.clocks.passServer(MINUTE);
        await walk.held.letGo("withdraw", 200);
      },
      "xstate.done.actor.withdrawCommand/pending": async (walk) => {
        await memberOf(walk).bet.deliver("withdraw");
        await walk.held.letGo("withdraw", 200);
      },
      "xstate.done.actor.withdrawCommand/refused after its delay": async (walk) => {
        await memberOf(walk).bet.deliver("withdraw");
        await memberOf(walk).refuseLate();
        await walk.held.letGo("withdraw", 200);
      },
      "xstate.done.actor.withdrawCommand/session ended": (walk) => memberOf(walk).hearSessionEnd("withdraw"),
      "xstate.done.actor.withdrawCommand/unknown": (walk) => walk.held.cut("withdraw"),
      "xstate.after.sendTimeout.placement.withdrawing": (walk, { before }) =>
        memberOf(walk).run(9_000, before.context.fresh),
      "xstate.after.sendTimeout.placement.reconciling": (walk, { before }) =>
        memberOf(walk).run(9_000, before.context.fresh),
      "xstate.after.pendingPoll.placement.pendingAcceptance": (walk, { before }) =>
        memberOf(walk).run(8_000, before.context.fresh),
      "xstate.after.reconcileDelay.placement.unknown": async (walk, { before }) => {
        const asking = walk.page.locator(`${FACE}[data-state="reconciling"]`);
        // Three seconds at most; the number of failed lookups is the model's to know.
        for (let ran = 0; ran < 3_000 && (await asking.count()) === 0; ran += RUN_PART_MS)
          await memberOf(walk).run(RUN_PART_MS, before.context.fresh);
      },
    },
    leavesOut: {
      "placement.setDirect": "It stands in the form of a filled slip, and its story turns it.",
      "editing placement.open [isDirect]": "It stands in the form of a filled slip, and its story turns it.",
      "accepted bet.changed [none]": "A bet that was accepted is decided once.",
      "accepted bet.changed": "A bet that was accepted is decided once.",
      "bet.changed/settled": "A match does not end on the walk's word: the story of the receipt has what it says then.",
      "xstate.done.actor.sendCommand/refused after its delay":
        "A key is answered again with its first answer, and a bet that was just taken is not refused yet.",
      "xstate.error.actor.sendCommand":
        "A call fails as a failure of the client, which is an answer; else the page's code is broken.",
      "xstate.error.actor.findCommand":
        "A call fails as a failure of the client, which is an answer; else the page's code is broken.",
      "xstate.error.actor.withdrawCommand":
        "A call fails as a failure of the client, which is an answer; else the page's code is broken.",
    },
    leavesOutPairs: LOST_WITH_THE_PAGE,
    sees: {
      editing: async (walk, { context }) => {
        await expect(walk.page.getByRole("dialog")).toHaveCount(0);
        await expectPrices(walk, context.fresh);
        expect(await memberOf(walk).storedKey(), "no bet is stored").toBeNull();
      },
      confirming: async (walk, { context }) => {
        const dialog = walk.page.getByRole("dialog");
        await expect(dialog).toContainText(PLACEMENT_TEXT.confirmAsk);
        const confirm = dialog.getByRole("button", { name: SLIP_TEXT.place });
        if (context.fresh) await expect(confirm).not.toHaveAttribute("aria-disabled", "true");
        else await expect(confirm).toHaveAttribute("aria-disabled", "true");
      },
      storing: (walk) => expect.poll(() => traces(walk.page)).toContain("storing"),
      sending: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.sending);
        expect(walk.held.count("bet"), "one bet is on its way").toBe(1);
        expect(await memberOf(walk).storedKey(), "its key is stored").toBe(memberOf(walk).bet.key);
      },
      unknown: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.unknownHint);
        await expect(button(walk, PLACEMENT_TEXT.checkNow)).toBeVisible();
        await expect(button(walk, PLACEMENT_TEXT.resend)).toHaveCount(0);
      },
      reconciling: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.unknownHint);
        await walk.held.arrived("find");
      },
      unsent: async (walk, { context }) => {
        await expectSays(walk, context.fresh, context.refusal ? NOT_WITHDRAWN.message : PLACEMENT_TEXT.unsentHint);
        await expect(button(walk, PLACEMENT_TEXT.discard)).toBeVisible();
        const resend = button(walk, PLACEMENT_TEXT.resend);
        if (context.fresh) return expect(resend).not.toHaveAttribute("aria-disabled", "true");
        await expect(resend).toHaveAttribute("aria-disabled", "true");
        await expect(resend).toHaveAccessibleDescription(SLIP_TEXT.notFresh);
      },
      withdrawing: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.withdrawing);
        await expect(walk.page.locator(FACE).getByRole("button")).toHaveCount(0);
        await walk.held.arrived("withdraw");
        expect(await memberOf(walk).storedKey(), "its key is kept").toBe(memberOf(walk).bet.key);
      },
      interrupted: async (walk) => {
        await expect(walk.page.getByRole("alertdialog")).toContainText("다른 기기에서 로그인");
        await walk.member.expectPath("/login");
        expect(await memberOf(walk).storedKey(), "what became of it is asked later").toBe(memberOf(walk).bet.key);
      },
      pendingAcceptance: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.pending);
        const seconds = Number(/(\d+)초/.exec(await walk.page.locator(FACE).innerText())?.[1]);
        expect(seconds, "the wait counts down in seconds").toBeLessThanOrEqual(IN_PLAY_WAIT_MS / 1_000);
      },
      accepted: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.accepted);
        await expect(walk.page.locator('[data-machine="slip-leg"]')).toHaveCount(0);
        expect(await memberOf(walk).storedKey()).toBeNull();
      },
      refused: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.rejected);
        const isStored = context.refusal?.code !== NOT_STORED.code;
        const message = isStored ? memberOf(walk).bet.refusal : NOT_STORED.message;
        await expect(walk.page.locator(FACE)).toContainText(message);
        await expectHighestStake(walk, context.refusal?.code === "stake_limit");
        await expect(walk.page.locator('[data-machine="slip-leg"]')).toHaveCount(1);
        expect(await memberOf(walk).storedKey()).toBeNull();
      },
      priceChanged: async (walk, { context }) => {
        await expectSays(walk, context.fresh, PLACEMENT_TEXT.priceChangedHint);
        await expect(walk.page.locator('[data-machine="slip-leg"]')).toHaveAttribute("data-state", /up/);
        expect(await memberOf(walk).storedKey()).toBeNull();
      },
    },
  });
}

function button({ page }: Walk, name: string) {
  return page.locator(FACE).getByRole("button", { name, exact: true });
}

async function press(walk: Walk, name: string): Promise<void> {
  await button(walk, name).click();
}

async function expectSays(walk: Walk, isFresh: boolean, text: string): Promise<void> {
  await expect(walk.page.locator(FACE)).toContainText(text);
  await expectPrices(walk, isFresh);
}

/** The slip offers the highest stake that would be taken, where that is why the bet was refused. */
async function expectHighestStake(walk: Walk, isTooHigh: boolean): Promise<void> {
  if (!isTooHigh) return expect(walk.page.locator(FACE).getByRole("button")).toHaveCount(1);
  const stake = addComma(memberOf(walk).bet.maxStake ?? 0);
  await expect(walk.page.locator(FACE)).toContainText(PLACEMENT_TEXT.highest(stake));
  await expect(button(walk, SLIP_TEXT.highestInstead(stake))).toBeVisible();
}

/** Live prices are said to be live, others not. */
async function expectPrices({ page }: Walk, isFresh: boolean): Promise<void> {
  await expect(page.getByText("실시간 배당", { exact: true })).toHaveCount(isFresh ? 1 : 0);
}

describeWalks(
  walksOf(placementPaths, (member) => member.disconnect()),
  walksOf(placementReloadPaths, (member) => member.reloadInTheMiddle()),
);
