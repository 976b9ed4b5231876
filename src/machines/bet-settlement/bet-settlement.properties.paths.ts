// What holds of a whole walk of how a bet ends.
import { after, never, type Moment, type Properties } from "../../../paths/lib/properties.ts";
import type { SnapshotFrom } from "xstate";
import type { betSettlementMachine } from "./bet-settlement.machine.ts";

type Step = Moment<SnapshotFrom<typeof betSettlementMachine>>;

/** True of a step that tells the member that. */
const tells =
  (kind: string) =>
  ({ emitted }: Step): boolean =>
    emitted.some((one) => "kind" in one && one.kind === kind);

export const betSettlementProperties: Properties<typeof betSettlementMachine> = {
  "a bet that is settled is settled no second time, but revised, until its result is taken back": never(
    (step) => step.before?.matches("settled") === true && tells("settled")(step),
  ),
  "once a result was taken back the next one settles the bet and revises nothing": after(
    tells("reopened"),
    (step) => !tells("revised")(step),
    tells("settled"),
  ),
};
