import type { SlipVariant } from "../../src/domain/sports/market.ts";
import { slipPaths } from "../../src/machines/slip/slip.paths.ts";
import { defineBrowserModel, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { does, STAKE } from "./slip/slip-does.ts";
import { hasBonus, homeIn, idsIn, isMoved, type Machine, type SlipStep } from "./slip/slip-model.ts";
import { slip, SlipPage } from "./slip/slip-page.ts";
import { sees } from "./slip/slip-sees.ts";

const FACE = '[data-machine="slip"]';
const CHECK = "**/api/selections?**";
const PLACE = "**/api/bets";
const QUOTE = "**/api/bets/quote";
const GONE = "A leg tells only the slip that holds it, and is stopped when it leaves: none tells a slip without it.";
const NO_FORM = "An empty slip shows neither the quick amounts nor the choice of what may happen to prices.";
const NO_BUTTON = "A leg asks to be agreed to where its price has moved and it takes bets.";
const TOLD_CHANGES = "A page is told what changed, not what stayed, and of what stands in the slip.";

const EARLIER =
  "A bet of before a reload holds the slip from the beginning, before anything can be done: tests/e2e/slip.e2e.ts has it.";

const LEFT_OUT = {
  "xstate.done.actor.checkPrices/left out": "The server deletes no selection, so it leaves none out of its answer.",
  "(root) leg.priceMoved [none]": GONE,
  "(root) leg.priceAcknowledged [none]": GONE,
  "(root) leg.availabilityMoved [none]": GONE,
  "combinations.set":
    "What legs of one fixture are worth together moves with the match; tests/api/sports/combinations.test.ts and the stories have it.",
  "empty policy.set": NO_FORM,
  "empty stake.quick": NO_FORM,
  "empty stake.quick [none]": NO_FORM,
  "empty stake.set": "An empty slip has no form: a stake that the house offers is taken while the picks stand.",
  "empty stake.set [none]": "To an empty slip only the house offers a stake, and that one is whole.",
  "empty slip.hold": EARLIER,
  "filled slip.hold": EARLIER,
  "held.earlier slip.release": EARLIER,
  "held.earlier slip.placed [hasPlacedLeg]": EARLIER,
  "held.earlier slip.placed [else]": EARLIER,
  "held.agreed slip.placed [else]":
    "The bet that holds the slip is the one that is placed, and its legs cannot leave the slip meanwhile.",
};

/** 크로스: several markets of a fixture may stand together, one pick each. */
const korean = defineBrowserModel<Machine>({
  machine: "slip",
  guards: "money",
  model: slipPaths("korean"),
  start: async (walk) => {
    const isNew = walk.isNew;
    if (isNew) await SlipPage.open(walk, { member: "member12", game: "cross", variant: "korean" });
    await slip.openEmpty();
    if (isNew) await slip.learnStored();
    await walk.held.hold("check", CHECK);
    await walk.held.hold("quote", QUOTE, "POST");
    await walk.held.hold("place", PLACE, "POST");
  },
  face: FACE,
  does,
  sees,
  cannot: reasonAgainst,
  onlyThen,
  costOf,
  leavesOut: LEFT_OUT,
  leavesOutPairs: [
    [
      /^filled slip\.pick \[isPickRefused\] → filled\.moved slip\.hold$/,
      "A pick is refused beside a bonus, and a slip with a bonus has too few legs here to be bet on.",
    ],
    [
      /^empty slip\.pick \[canPick\] → filled\.ready slip\.hold$/,
      "A first pick is bet on at once only where an empty slip was offered a stake.",
    ],
    [
      /^held\.agreed slip\.placed \[hasPlacedLeg\] → filled(\.ready)? /,
      "The price of two picks of one fixture is left out, so they are not bet on together: a folder alone stands beside the model's pick, and leaves with it.",
    ],
  ],
});

function costOf({ event, before }: SlipStep): number {
  if (event.type === "betLimits.set" || (event.type === "stake.set" && before.matches("empty"))) return 6;
  return /^slip\.(hold|release|placed)|^prices\.changed/.test(event.type) ? 3 : 1;
}

/** Why a member cannot do it in the state that the step begins in, or the server not tell it then. */
function reasonAgainst({ event, before, label }: SlipStep): string | null {
  const legs = idsIn(before);
  const home = homeIn(before);
  const isOpen = legs.length > 0 && before.context.legs.every((leg) => leg.availability === "open");
  const unless = (isPossible: boolean, reason: string): string | null => (isPossible ? null : reason);
  switch (event.type) {
    case "slip.pick":
      if (event.availability === "suspended") return "What a price that is shut takes is seen at `home`.";
      if (event.availability === "closed" && home) return unless(home.availability === "closed", TOLD_CHANGES);
      if (event.entry.id === "bonus")
        return unless(
          legs.includes("over") || legs.every((id) => id === "bonus"),
          "The model's folder needs one other leg, those of the house three: beside others a bonus is only refused.",
        );
      return unless(event.entry.id === "over" || !hasBonus(before), "A bonus is only picked with nothing beside it.");
    case "slip.restore":
      return unless(label !== "slip.restore/empty" || !before.matches("empty"), "What is empty is not emptied.");
    case "slip.acceptPrice":
      return unless(home === null || (isMoved(before) && isOpen), NO_BUTTON);
    case "leg.priceAcknowledged":
      return unless(!before.matches("empty") && isMoved(before) && isOpen, NO_BUTTON);
    case "leg.priceMoved":
      return unless(home !== null && home.entry.betPrice !== event.betPrice, TOLD_CHANGES);
    case "leg.availabilityMoved":
      return unless(home !== null && home.availability !== event.availability, TOLD_CHANGES);
    case "prices.check":
      return unless(before.matches({ filled: "unchecked" }), "The button to check again stands where a check failed.");
    case "slip.hold":
      return unless(before.hasTag("placeable"), EARLIER);
    case "slip.placed":
      return unless(
        before.matches("held") && legs.join() === "home" && isOpen && !isMoved(before),
        "All that stands in the slip is bet on, at its prices, and leaves.",
      );
    case "stake.set":
      if (before.matches("empty"))
        return unless(
          label === "stake.set/taken" && before.context.policy === "any",
          "The house offers a stake where any price may be taken: else the price is refused before the stake is.",
        );
      return unless(before.context.stake !== event.stake, "To type what stands there already is no change.");
    case "stake.quick":
    case "policy.set":
      return unless(
        before.matches("filled") && (event.type !== "policy.set" || event.policy !== before.context.policy),
        "An empty slip has no form, and what is chosen is not chosen anew.",
      );
    default:
      return null;
  }
}

/** A bet is an agreement to the prices as they stand: the legs tell so before anything else can happen. */
const AGREED: Follow<Machine> = {
  why: "A bet is an agreement to the prices as they stand, and the legs tell so at once.",
  next: ({ event }) => event.type === "leg.priceAcknowledged",
};

function onlyThen({ event, before }: SlipStep): Follow<Machine> | null {
  return event.type === "slip.hold" && isMoved(before) ? AGREED : null;
}

/** After a reload: the slip comes back, and its prices are checked. */
function reloaded(
  options: { member: string; game: string; variant: SlipVariant },
  isPicked: (label: string) => boolean,
) {
  return defineBrowserModel<Machine>({
    machine: "slip",
    guards: "money",
    model: slipPaths(options.variant, true),
    start: async (walk) => {
      const { page, member, held, isNew } = walk;
      if (isNew) await SlipPage.open(walk, options);
      await slip.openEmpty();
      if (isNew) await slip.learnStored();
      await member.pick(slip.roles.home);
      await slip.refuseChanges();
      await slip.typeStake(STAKE);
      await held.hold("check", CHECK);
      await held.hold("quote", QUOTE, "POST");
      await held.hold("place", PLACE, "POST");
      await page.reload();
      await slip.expectLive();
      await slip.tellStorage();
    },
    face: FACE,
    does,
    sees,
    cannot: (step) => {
      if (step.event.type === "slip.pick" && !isPicked(step.label))
        return "This game offers one market of a fixture, and no bonus.";
      return reasonAgainst(step);
    },
    onlyThen,
    costOf,
    resetCost: 8,
    leavesOut: LEFT_OUT,
  });
}

describeWalks(
  korean,
  // 승무패: one pick.
  reloaded({ member: "member14", game: "wintielose", variant: "single" }, (label) => /home|draw/.test(label)),
  reloaded({ member: "member12", game: "cross", variant: "korean" }, () => true),
);
