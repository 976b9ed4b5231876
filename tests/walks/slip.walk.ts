import { expect } from "@playwright/test";
import { slipPaths } from "../../src/machines/slip/slip.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { does, STAKE } from "./slip/slip-does.ts";
import { hasBonus, homeIn, idsIn, isMoved, type Machine, type SlipStep } from "./slip/slip-model.ts";
import { slip, SlipPage } from "./slip/slip-page.ts";
import { sees } from "./slip/slip-sees.ts";

const FACE = '[data-machine="slip"]';
const CHECK = "**/api/selections?**";
const PLACE = "**/api/bets";
const FIND = "**/api/bets/by-key/**";
const GONE = "A leg tells only the slip that holds it, and is stopped when it leaves: none tells a slip without it.";
const NO_FORM = "An empty slip shows neither the quick amounts nor the choice of what may happen to prices.";
const NOTHING_LEFT_OUT = "The server deletes no selection, so it leaves none out of its answer.";

/** 크로스: several markets of a fixture may stand together, one pick each. */
const korean = defineBrowserModel<Machine>({
  machine: "slip",
  model: slipPaths("korean"),
  start: async (walk) => {
    const isNew = walk.isNew;
    if (isNew) await SlipPage.open(walk, { member: "member12", game: "cross", variant: "korean" });
    await slip.openEmpty();
    if (isNew) await slip.learnStored();
    await walk.held.hold("check", CHECK);
    await walk.held.hold("place", PLACE, "POST");
  },
  face: FACE,
  does,
  sees,
  isPossible: (step) => isPossible(step),
  isEnd: ({ event, before }) => event.type === "stake.set" && before.matches("empty"),
  costOf: ({ event, before }) => {
    if (event.type === "limits.set" || (event.type === "stake.set" && before.matches("empty"))) return 6;
    return /^slip\.(hold|release|placed)|^prices\.changed/.test(event.type) ? 3 : 1;
  },
  leavesOut: {
    "xstate.done.actor.checkPrices/left out": NOTHING_LEFT_OUT,
    "(root) leg.priceMoved [none]": GONE,
    "(root) leg.priceAcknowledged [none]": GONE,
    "(root) leg.availabilityMoved [none]": GONE,
    "empty policy.set": NO_FORM,
    "empty stake.quick": NO_FORM,
    "empty stake.quick [none]": NO_FORM,
    "empty stake.set [none]": "To an empty slip only the house offers a stake, and that one is whole.",
    "held slip.placed [else]":
      "The bet that holds the slip is the one that is placed, and its legs cannot leave the slip meanwhile.",
  },
});

/** What a member can do, in the state that the step begins in, and what the server can tell the page then. */
function isPossible({ event, before, label }: SlipStep): boolean {
  const legs = idsIn(before);
  const home = homeIn(before);
  const isOpen = legs.length > 0 && before.context.legs.every((leg) => leg.availability === "open");
  switch (event.type) {
    case "slip.pick":
      // The model's folder needs one other leg, those of the house three: beside others it is only refused.
      if (event.entry.id === "bonus") return legs.includes("over") || legs.every((id) => id === "bonus");
      return event.entry.id === "over" || !hasBonus(before);
    case "slip.restore":
      return !(label === "slip.restore/empty" && before.matches("empty"));
    case "slip.acceptPrice":
      return home === null || (isMoved(before) && isOpen);
    case "leg.priceAcknowledged":
      return before.matches("filled") && isMoved(before) && isOpen;
    case "slip.acceptPrices":
      return before.hasTag("blocked") && isMoved(before) && isOpen && before.context.policy === "none";
    case "leg.priceMoved":
      return home !== null && home.entry.betPrice !== event.betPrice;
    case "leg.availabilityMoved":
      return home !== null && home.availability !== event.availability;
    case "prices.check":
      return before.matches({ filled: "unchecked" });
    case "slip.hold":
      // A bet is an agreement to the prices as they stand: the legs would tell so at once.
      return !isMoved(before);
    case "slip.placed":
      // All that was bet on leaves.
      return before.matches("held") && legs.join() === "home" && isOpen && !isMoved(before);
    case "stake.set":
      // Where the slip is empty the member has let any price be taken before.
      if (before.matches("empty")) return label === "stake.set/taken" && before.context.policy === "any";
      return before.context.stake !== event.stake;
    case "stake.quick":
    case "policy.set":
      return before.matches("filled") && (event.type !== "policy.set" || event.policy !== before.context.policy);
    default:
      return true;
  }
}

/** 승무패 after a reload: a bet was sent, and the page does not know yet what became of it. */
const single = defineBrowserModel<Machine>({
  machine: "slip",
  model: slipPaths("single", true),
  start: async (walk) => {
    if (walk.isNew) await SlipPage.open(walk, { member: "member14", game: "wintielose", variant: "single" });
    const { page, member, held, notes } = walk;
    await slip.openEmpty();
    await member.pick(slip.roles.home);
    await slip.typeStake(STAKE);
    let isTaken = false;
    await page.route(PLACE, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      // The server takes the bet; its answer does not arrive before the reload.
      await route.fetch();
      isTaken = true;
    });
    await slip.sendBet();
    await expect.poll(() => isTaken).toBe(true);
    await held.hold("check", CHECK);
    await held.hold("find", FIND);
    notes.set("isBetLost", true);
    await page.reload();
    await page.unroute(PLACE);
    await slip.expectLive();
    await held.arrived("find");
  },
  face: FACE,
  does,
  sees,
  isPossible: ({ event, label, before }) =>
    /^(slip\.placed\/home|slip\.pick\/draw|xstate\..*)$/.test(label) &&
    (event.type !== "slip.pick" || before.matches("filled")) &&
    (event.type !== "slip.placed" || !before.matches("held")),
  isEnd: ({ event }) => event.type === "slip.placed",
  resetCost: 8,
  leavesOut: {
    "xstate.done.actor.checkPrices/left out": NOTHING_LEFT_OUT,
  },
});

describeWalks(korean, single);
