// When a round of virtual sports is shown, and from when on a result is told.
import { virtualSportOf } from "./games.ts";
import type { RoundTimes } from "./rounds.ts";

/** A race or a match begins so long after the lock: by then the beacon has signed. */
const BEFORE_SHOW_MS = 4_000;
/** Its result stands for so long before the next round opens. */
const AFTER_SHOW_MS = 4_000;

export const showsAt = ({ closesAt }: Pick<RoundTimes, "closesAt">): number => closesAt + BEFORE_SHOW_MS;

/** From when on a result may be told and paid: once it is drawn, or when its race or match was shown. */
export const toldAt = ({ game, closesAt, endsAt }: RoundTimes): number =>
  virtualSportOf(game) ? endsAt - AFTER_SHOW_MS : closesAt;
