// A file tells the score at the half and at the end, not when goals fell: the minutes are drawn by the
// fixture's id, so that they stay the same on every look and after a restart.
import { shareOf } from "../seeded.ts";

/** The score after `minutes` of league time since the kick-off, the break of 15 included. */
export function scoreAt(
  id: string,
  [home, away, homeHalf, awayHalf]: readonly [number, number, number, number],
  minutes: number,
): [number, number] {
  return [goalsBy(`${id}:home`, home, homeHalf, minutes), goalsBy(`${id}:away`, away, awayHalf, minutes)];
}

function goalsBy(seed: string, all: number, half: number, minutes: number): number {
  let fallen = 0;
  for (let goal = 0; goal < all; goal++) {
    const share = shareOf(`${seed}:${goal}`);
    const at = goal < half ? share * 45 : 60 + share * 45;
    if (at <= minutes) fallen++;
  }
  return fallen;
}
