// Every step that a walk may take, with how often it is drawn.
import fc from "fast-check";
import type { Step } from "../step.ts";
import { ACCOUNT_NAMES, MEMBER_NAMES } from "../world/accounts.ts";
import { FATES } from "../world/network.ts";
import { PATHS } from "../world/page.ts";
import * as around from "./around.ts";
import * as betting from "./betting.ts";
import * as person from "./person.ts";

type Drawn = fc.Arbitrary<Step>;
const one = (step: Step): Drawn => fc.constant(step);
const of = <const Value>(values: readonly Value[], make: (value: Value) => Step): Drawn =>
  fc.constantFrom(...values).map(make);
const BETTING = PATHS.filter((path) => path.startsWith("/korea/") || path === "/inplay");
const STAKES = [1_000, 1_005, 5_000, 15_000] as const;
const SELECTIONS = fc.nat({ max: 15 });

/** Possible ones are taken, the others are passed over; so what is seldom possible is drawn more often. */
export const STEPS: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 30, arbitrary: of(MEMBER_NAMES, (name) => person.login(name, true)) },
  { weight: 3, arbitrary: of(ACCOUNT_NAMES, (name) => person.login(name, true)) },
  { weight: 2, arbitrary: of(MEMBER_NAMES, (name) => person.login(name, false)) },
  { weight: 2, arbitrary: one(person.logout) },
  { weight: 6, arbitrary: one(person.stay) },
  { weight: 8, arbitrary: of(PATHS, person.go) },
  { weight: 22, arbitrary: of(BETTING, person.go) },
  { weight: 5, arbitrary: one(person.reload) },
  { weight: 30, arbitrary: one(person.closeAlert) },
  { weight: 2, arbitrary: one(person.openUserInfo) },
  { weight: 6, arbitrary: one(person.closeDialog) },
  { weight: 1, arbitrary: one(person.requestSignUp) },
  { weight: 25, arbitrary: one(person.readMessages) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom("close", "snooze", "pressBody"), fc.nat({ max: 1 }))
      .map((given) => person.popup(...given)),
  },

  { weight: 45, arbitrary: SELECTIONS.map(betting.pick) },
  { weight: 5, arbitrary: fc.nat({ max: 3 }).map(betting.removeLeg) },
  { weight: 2, arbitrary: one(betting.clearSlip) },
  { weight: 4, arbitrary: of(STAKES, betting.setStake) },
  { weight: 3, arbitrary: one(betting.highestStake) },
  { weight: 6, arbitrary: of(["none", "better", "any"], betting.setPolicy) },
  { weight: 5, arbitrary: one(betting.checkPrices) },
  { weight: 10, arbitrary: one(betting.openPlacement) },
  { weight: 2, arbitrary: one(betting.cancelPlacement) },
  { weight: 14, arbitrary: one(betting.confirmPlacement) },
  { weight: 30, arbitrary: of(STAKES, betting.placeBet) },
  { weight: 18, arbitrary: one(betting.answerPlacement("placement.edit")) },
  {
    weight: 15,
    arbitrary: of(["command.reconcile", "command.resend", "command.discard"], betting.answerPlacement),
  },

  { weight: 3, arbitrary: of(["second_login", "kicked", "access_denied"], around.endSession) },
  { weight: 2, arbitrary: of([true, false, false, false, false], around.blockAddress) },
  { weight: 1, arbitrary: one(around.failNextCall) },
  { weight: 5, arbitrary: of([true, false, false, false], around.maintain) },
  { weight: 1, arbitrary: one(around.sendMessage) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.subarray(["p1", "p2", "p3"]), fc.constantFrom(null, "p1"))
      .map((given) => around.changePopups(...given)),
  },
  {
    weight: 9,
    arbitrary: fc.tuple(SELECTIONS, fc.constantFrom(5, -5, -70)).map((given) => around.movePrice(...given)),
  },
  {
    weight: 7,
    arbitrary: fc
      .tuple(SELECTIONS, fc.constantFrom("open", "open", "open", "suspended", "closed"))
      .map((given) => around.setStatus(...given)),
  },
  { weight: 2, arbitrary: of([10_000, 4_000], around.giveMoney) },
  { weight: 9, arbitrary: of(FATES, around.placementFate) },
  { weight: 6, arbitrary: of([true, true, true, true, false], around.setNetwork) },
  { weight: 6, arbitrary: of([0, 0, 0, 0, 300, 4_000], around.setLatency) },
  { weight: 14, arbitrary: of([1_000, 6_000, 20_000], around.passTime) },
  { weight: 1, arbitrary: of([10, 370], around.sleep) },
  { weight: 2, arbitrary: of([true, false, false], around.passToExpiry) },
  { weight: 1, arbitrary: one(around.moveExpiryElsewhere) },
  { weight: 1, arbitrary: of(["p1", "p2", "p3"], around.snoozeElsewhere) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom("korean", "single"), fc.option(SELECTIONS))
      .map((given) => around.slipElsewhere(...given)),
  },
];
