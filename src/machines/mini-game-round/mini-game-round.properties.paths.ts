// What holds of a whole walk of the rounds of a game.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn } from "../command/submission.properties.paths.ts";
import type { miniGameRoundMachine } from "./mini-game-round.machine.ts";
import type { SnapshotFrom } from "xstate";

type Snapshot = SnapshotFrom<typeof miniGameRoundMachine>;

const isAnother = ({ before, after: now }: { before: Snapshot | null; after: Snapshot }): boolean =>
  before?.context.round?.id !== now.context.round?.id;

export const miniGameRoundProperties: Properties<typeof miniGameRoundMachine> = {
  "a round that is closed takes no bet any more": after(
    isIn("shown.closed", "shown.drawn", "shown.settled"),
    ({ after: now }) => !now.hasTag("takesBets"),
    isAnother,
  ),
  "a result stands until the next round": after(
    isIn("shown.drawn", "shown.settled"),
    ({ after: now }) => now.context.round?.result !== null && now.hasTag("resolved"),
    isAnother,
  ),
};
