// How a drawn football match went: attacks one after the other, of which those at the drawn minutes end in goals.
import { between, seeded } from "./seeded.ts";

export type Side = "home" | "away";
/** How an attack ends. */
type AttackEnd = "goal" | "save" | "wide" | "post";

/** A place on the pitch: `x` from the home goal (0) to the other one (1), `y` from the far line (0) to the near one (1). */
export interface Place {
  x: number;
  y: number;
}

export interface Attack {
  side: Side;
  end: AttackEnd;
  /** The minute of its shot. */
  minute: number;
  /** All in milliseconds after the show began. */
  startsAt: number;
  shotAt: number;
  endsAt: number;
  /** Where the ball goes: each pass, and the shot last. */
  path: readonly Place[];
}

export interface SoccerCourse {
  attacks: readonly Attack[];
  /** From here on the result may be told. */
  endsAt: number;
  /** Goals of each side until then. */
  scoreAt: (ms: number) => Record<Side, number>;
  minuteAt: (ms: number) => number;
}

const MINUTES = 90;
/** Whistle to whistle. */
const PLAYED_MS = 42_000;
const KICK_OFF_MS = 900;
/** Attacks of a match, unless there are more goals. */
const ATTACKS = 9;
/** Of an attack's time: the shot, and what follows it. */
const SHOT_AT = 0.74;
const ENDS: readonly AttackEnd[] = ["save", "wide", "save", "post"];

/** `drawn`: the minutes of the goals of the home side and of the other one. */
export function soccerCourse(drawn: readonly (readonly number[])[], seed: string): SoccerCourse {
  const next = seeded(seed);
  const [home = [], away = []] = drawn;
  const goals = [
    ...home.map((minute) => ({ side: "home" as const, end: "goal" as const, minute })),
    ...away.map((minute) => ({ side: "away" as const, end: "goal" as const, minute })),
  ];
  const others = Array.from({ length: Math.max(2, ATTACKS - goals.length) }, () => ({
    side: next() < 0.52 ? ("home" as const) : ("away" as const),
    end: ENDS[Math.floor(next() * ENDS.length)] ?? "save",
    minute: Math.ceil(between(next, 0, MINUTES)),
  }));
  const planned = [...goals, ...others].toSorted((a, b) => a.minute - b.minute);
  const each = PLAYED_MS / planned.length;
  const attacks = planned.map((one, i): Attack => {
    const startsAt = KICK_OFF_MS + i * each;
    return { ...one, startsAt, shotAt: startsAt + each * SHOT_AT, endsAt: startsAt + each, path: pathOf(one, next) };
  });
  const endsAt = KICK_OFF_MS + PLAYED_MS + 600;
  return {
    attacks,
    endsAt,
    scoreAt: (ms) => {
      const scored = attacks.filter(({ end, shotAt }) => end === "goal" && shotAt + FLIGHT_MS <= ms);
      const of = (side: Side) => scored.filter((one) => one.side === side).length;
      return { home: of("home"), away: of("away") };
    },
    minuteAt: (ms) => {
      let from = { at: KICK_OFF_MS, minute: 0 };
      for (const { shotAt, minute } of attacks) {
        if (ms < shotAt) return minuteBetween(from, { at: shotAt, minute }, ms);
        from = { at: shotAt, minute };
      }
      return minuteBetween(from, { at: endsAt - 600, minute: MINUTES }, ms);
    },
  };
}

/** The ball is so long in the air after the shot. */
export const FLIGHT_MS = 420;

function minuteBetween(from: { at: number; minute: number }, to: { at: number; minute: number }, ms: number): number {
  const part = Math.min(1, Math.max(0, (ms - from.at) / Math.max(1, to.at - from.at)));
  return Math.min(to.minute, from.minute + (to.minute - from.minute) * part);
}

function pathOf({ side, end }: Pick<Attack, "side" | "end">, next: () => number): Place[] {
  const isUp = next() < 0.5;
  const wing = isUp ? between(next, 0.08, 0.25) : between(next, 0.75, 0.92);
  const aim = end === "goal" ? between(next, 0.45, 0.55) : end === "save" ? 0.5 : end === "post" ? 0.427 : 0.36;
  const forward: Place[] = [
    { x: between(next, 0.4, 0.5), y: between(next, 0.35, 0.65) },
    { x: between(next, 0.55, 0.62), y: wing },
    { x: between(next, 0.74, 0.82), y: wing * 0.8 + 0.1 },
    { x: between(next, 0.85, 0.9), y: between(next, 0.36, 0.64) },
    { x: end === "save" ? 0.975 : end === "post" ? 0.992 : 1.015, y: aim },
  ];
  return side === "home" ? forward : forward.map(({ x, y }) => ({ x: 1 - x, y: 1 - y }));
}
