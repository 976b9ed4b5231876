// The figures of past rounds, as players read them beside the roads.
import type { RoadSide } from "./kind.ts";

export interface SideFigures {
  readonly side: RoadSide;
  readonly count: number;
  /** Of all rounds, 0 to 1; 0 without rounds. */
  readonly share: number;
  /** How often the side has come in a row up to now; ties between do not end a run of a side. */
  readonly run: number;
  readonly longest: number;
}

/** `rounds`: oldest first. */
export function roadFigures(rounds: readonly RoadSide[], sides: readonly RoadSide[]): SideFigures[] {
  return sides.map((side) => {
    let [run, longest, count] = [0, 0, 0];
    for (const one of rounds) {
      if (one === side) {
        count++;
        run++;
        longest = Math.max(longest, run);
      } else if (side === "tie" || one !== "tie") run = 0;
    }
    return { side, count, share: rounds.length === 0 ? 0 : count / rounds.length, run, longest };
  });
}
