// How a drawn basketball match went: the points of each quarter fall as baskets, some of which are shown as attacks.
import { between, seeded } from "./seeded.ts";
import type { Side } from "./soccer-course.ts";

interface Basket {
  side: Side;
  points: number;
}

export interface Play {
  side: Side;
  /** Points of the basket that it ends in; 0 where the ball comes off the ring. */
  points: number;
  quarter: number;
  /** All in milliseconds after the show began. The clock runs fast until `attackAt`. */
  startsAt: number;
  attackAt: number;
  shotAt: number;
  endsAt: number;
  /** Where it is thrown from: `x` from half-way (0) to the ring (1), `y` across (0 to 1). */
  from: { x: number; y: number };
}

export interface BasketballCourse {
  plays: readonly Play[];
  quarters: number;
  endsAt: number;
  scoreAt: (ms: number) => Record<Side, number>;
  /** The quarter from 1, and what its clock shows, in seconds. */
  clockAt: (ms: number) => { quarter: number; seconds: number };
}

const QUARTER_MS = 10_200;
const OVERTIME_MS = 5_100;
const QUARTERS = 4;
const QUARTER_SECONDS = 600;
const OVERTIME_SECONDS = 300;
const PLAYS = 4;
const TIP_OFF_MS = 800;
/** The ball is so long in the air. */
export const THROW_MS = 620;
/** Of a play's time: the clock runs fast until the first, the ball is thrown at the second. */
const FAST_UNTIL = 0.2;
const SHOT_AT = 0.62;

/** Points one after the other that come to `points`. */
function basketsOf(side: Side, points: number, next: () => number): Basket[] {
  const baskets: Basket[] = [];
  for (let left = points; left > 0;) {
    const draw = next();
    const worth = Math.min(left, draw < 0.6 ? 2 : draw < 0.88 ? 3 : 1);
    baskets.push({ side, points: worth });
    left -= worth;
  }
  return baskets;
}

interface Scored extends Basket {
  at: number;
}

/** `drawn`: the points of each quarter of the home side and of the other one; a fifth is the overtime. */
export function basketballCourse(drawn: readonly (readonly number[])[], seed: string): BasketballCourse {
  const next = seeded(seed);
  const [home = [], away = []] = drawn;
  const plays: Play[] = [];
  const scored: Scored[] = [];
  let at = TIP_OFF_MS;
  home.forEach((ofHome, i) => {
    const all = [...basketsOf("home", ofHome, next), ...basketsOf("away", away[i] ?? 0, next)]
      .map((basket) => ({ basket, turn: next() }))
      .toSorted((a, b) => a.turn - b.turn)
      .map(({ basket }) => basket);
    const isOver = i >= QUARTERS;
    const count = isOver ? PLAYS / 2 : PLAYS;
    const each = (isOver ? OVERTIME_MS : QUARTER_MS) / count;
    for (let n = 0; n < count; n++) {
      const share = all.slice(Math.round((all.length * n) / count), Math.round((all.length * (n + 1)) / count));
      // One play in five brings nothing; the last one of a match always does.
      const isMissed = share.length === 0 || (n < count - 1 && next() < 0.2);
      const last = isMissed ? undefined : share.at(-1);
      const fast = isMissed ? share : share.slice(0, -1);
      const attackAt = at + each * FAST_UNTIL;
      const shotAt = at + each * SHOT_AT;
      fast.forEach((basket, k) =>
        scored.push({ ...basket, at: at + (each * FAST_UNTIL * (k + 1)) / (fast.length + 1) }),
      );
      if (last) scored.push({ ...last, at: shotAt + THROW_MS });
      const side = last?.side ?? (next() < 0.5 ? "home" : "away");
      const far = last?.points === 3;
      const from = far
        ? { x: between(next, 0.3, 0.42), y: between(next, 0.2, 0.8) }
        : last?.points === 1
          ? { x: 0.66, y: 0.5 }
          : { x: between(next, 0.58, 0.85), y: between(next, 0.25, 0.75) };
      plays.push({
        side,
        points: last?.points ?? 0,
        quarter: i + 1,
        startsAt: at,
        attackAt,
        shotAt,
        endsAt: at + each,
        from,
      });
      at += each;
    }
  });
  const endsAt = at + 600;
  return {
    plays,
    quarters: home.length,
    endsAt,
    scoreAt: (ms) => {
      const of = (side: Side) =>
        scored.filter((one) => one.side === side && one.at <= ms).reduce((sum, { points }) => sum + points, 0);
      return { home: of("home"), away: of("away") };
    },
    clockAt: (ms) => {
      const play = plays.findLast(({ startsAt }) => startsAt <= ms) ?? plays[0];
      const quarter = play?.quarter ?? 1;
      const own = plays.filter((one) => one.quarter === quarter);
      const [first] = own;
      const last = own.at(-1);
      if (!first || !last) return { quarter, seconds: 0 };
      const full = quarter > QUARTERS ? OVERTIME_SECONDS : QUARTER_SECONDS;
      const part = Math.min(1, Math.max(0, (ms - first.startsAt) / (last.endsAt - first.startsAt)));
      return { quarter, seconds: Math.ceil(full * (1 - part)) };
    },
  };
}
