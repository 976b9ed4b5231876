// What a replayed fixture is: the file's prices and score, and how its time runs.
import * as v from "valibot";

const Prices = v.pipe(v.array(v.number()), v.minLength(5), v.maxLength(7));

export const ReplayState = v.object({
  v: v.literal(1),
  /** Home, draw, away, over 2.5, under 2.5, and both score yes, no where the file has them; hundredths. */
  open: Prices,
  close: Prices,
  /** Home, away, home half, away half. */
  score: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** Prices move from opening to closing over this many ms before the kick-off. */
  moveMs: v.number(),
});
export type ReplayState = v.InferOutput<typeof ReplayState>;

const HOUR_MS = 3_600_000;
/** League time over which prices move. */
const MOVE_HOURS = 5 * 24;

/** Real milliseconds of league time at a speed. */
export function scaled(leagueMs: number, speed: number): number {
  return leagueMs / speed;
}

export function moveMs(speed: number): number {
  return scaled(MOVE_HOURS * HOUR_MS, speed);
}
