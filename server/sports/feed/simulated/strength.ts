// What a red card and a power play do to the goals of both sides. Matches are played with these numbers and priced with
// them, before the match and in play.
import type { Means } from "./sport.ts";

type Side = "home" | "away";

/** From `at` on, a share of the match's time, a side plays with one player less. */
export interface RedCard {
  at: number;
  side: Side;
}

/** A side has one player more. It ends at `until`, or earlier by a goal of that side. */
export interface PowerPlay {
  at: number;
  until: number;
  ends: number;
  side: Side;
}

const RED_OWN = 0.67;
const RED_OTHER = 1.25;

/** What is left of the goals of each side after the red cards up to `at`, as a factor. */
export function afterReds(reds: readonly RedCard[], at: number): Means {
  const factor = { home: 1, away: 1 };
  for (const red of reds) {
    if (red.at > at) continue;
    const other = red.side === "home" ? "away" : "home";
    factor[red.side] *= RED_OWN;
    factor[other] *= RED_OTHER;
  }
  return factor;
}

/** The most that red cards ever raise a side's goals by in a match with these. */
export function mostAfterReds(reds: readonly RedCard[], side: Side): number {
  return RED_OTHER ** reds.filter((red) => red.side !== side).length;
}

const LEADING = 0.95;
const BEHIND = 1.05;
/** The most that the score ever raises a side's goals by. */
export const MOST_BY_LEAD = BEHIND;

/** Football: who leads scores a little less from then on, who is behind a little more. */
export function byLead({ home, away }: Means): Means {
  if (home === away) return { home: 1, away: 1 };
  return home > away ? { home: LEADING, away: BEHIND } : { home: BEHIND, away: LEADING };
}

/** Football: goals per minute rise evenly through a half, from so much of its average to as much above it. */
const AT_FIRST = 0.85;

/** The share of a half's goals that are still to come at `share` of it; 1 before it, 0 after it. */
export function leftOfHalf(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return 1 - at * (AT_FIRST + (1 - AT_FIRST) * at);
}

/** The share of the half at which `share` of its goals have fallen. */
export function timeOfHalf(share: number): number {
  const rise = 1 - AT_FIRST;
  return (Math.sqrt(AT_FIRST * AT_FIRST + 4 * rise * share) - AT_FIRST) / (2 * rise);
}

/** Ice hockey: two of sixty minutes. */
export const PENALTY_SHARE = 2 / 60;
export const PENALTIES_A_SIDE = 3;
const POWER = 2.4;
const SHORT_HANDED = 0.4;
/** The share of a penalty that is played: a goal ends it. */
const PENALTY_PLAYED = 0.92;
const HELD = PENALTIES_A_SIDE * PENALTY_SHARE * PENALTY_PLAYED;
/** With complete sides a side scores a little less than on average, so that the whole match brings its mean. */
const COMPLETE = 1 / (1 + HELD * (POWER - 1) + HELD * (SHORT_HANDED - 1));

/** How much a side scores against its average of a whole match, while `power` has one player more. */
export function rateUnder(power: Side | null, side: Side): number {
  if (power === null) return COMPLETE;
  return COMPLETE * (power === side ? POWER : SHORT_HANDED);
}

/** The power play that runs at `at`. */
export function powerPlayAt(powerPlays: readonly PowerPlay[], at: number): PowerPlay | undefined {
  return powerPlays.findLast((one) => one.at <= at && one.ends > at);
}

/**
 * What the rest of a running power play, `left` of the match's time, brings each side beyond the average of that time, as
 * a share of its goals of a whole match. The goal that ends it is counted with its chance.
 */
export function beyondAverage(power: Side, left: number, means: Means): Means {
  const expected = means[power] * rateUnder(power, power) * left;
  const played = expected > 0 ? ((1 - Math.exp(-expected)) / expected) * left : left;
  return {
    home: played * (rateUnder(power, "home") - 1),
    away: played * (rateUnder(power, "away") - 1),
  };
}
