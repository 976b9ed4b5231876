// Picks of rounds by the ids of their selections.
import type { GamePickInfo } from "./kind.ts";
import { KINDS } from "./kinds.ts";
import { type RoundTimes, roundOf } from "./rounds.ts";

export interface RoundPick {
  round: RoundTimes;
  pick: GamePickInfo;
}

/** What a selection's id names; null for what is no pick of a round. */
export function roundPickOf(selectionId: string): RoundPick | null {
  const [roundId = "", key = "", ...more] = selectionId.split(":");
  const round = more.length === 0 ? roundOf(roundId) : null;
  const pick = round && KINDS[round.game.kind].picks.find((one) => one.key === key);
  return round && pick ? { round, pick } : null;
}
