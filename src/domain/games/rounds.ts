// When rounds open, lock and end. Rounds of a game follow each other from midnight in Seoul; their numbers begin at 1
// each day.
import { seoulDay, seoulDayBounds } from "../common/time.ts";
import { type Game, gameOf, VIRTUAL_SPORTS, virtualSportOf } from "./games.ts";

/** Between the lock and the end the result is drawn and shown. */
const LOCKED_MS = { long: 10_000, short: 6_000 } as const;
const LONG_FROM_SECONDS = 60;
/** Before and after the race or match of a round: told.ts. */
const AROUND_SHOW_MS = 8_000;

function lockedMs(game: Game): number {
  const sport = virtualSportOf(game);
  if (sport) return VIRTUAL_SPORTS[sport].shown * 1_000 + AROUND_SHOW_MS;
  return game.seconds >= LONG_FROM_SECONDS ? LOCKED_MS.long : LOCKED_MS.short;
}

const DAY_MS = 86_400_000;
/** Running numbers count from this day. */
const FIRST_DAY = "2026-01-01";

export interface RoundTimes {
  id: string;
  game: Game;
  /** The day in Seoul, "2026-11-22". */
  day: string;
  /** From 1 on each day. */
  number: number;
  /** Milliseconds since 1970. `closesAt` is the lock: from then on no bet is taken. */
  opensAt: number;
  closesAt: number;
  endsAt: number;
}

export const roundsADay = ({ seconds }: Pick<Game, "seconds">): number => DAY_MS / 1_000 / seconds;

/** Days are asked for far more often than they change. */
let lastDay = { day: "", from: 0, to: 0 };
function dayAt(now: number): typeof lastDay {
  if (now < lastDay.from || now >= lastDay.to) {
    const day = seoulDay(now);
    lastDay = { day, ...seoulDayBounds(day) };
  }
  return lastDay;
}

/** Bets name their round by its id, and most of them the same day. */
const KEPT_DAYS = 16;
const boundsByDay = new Map<string, { from: number; to: number }>();
/** Throws RangeError for what is no day. */
function boundsOf(day: string): { from: number; to: number } {
  const kept = boundsByDay.get(day);
  if (kept) return kept;
  const bounds = seoulDayBounds(day);
  if (boundsByDay.size >= KEPT_DAYS) boundsByDay.clear();
  boundsByDay.set(day, bounds);
  return bounds;
}

function timesOf(game: Game, day: string, start: number, number: number): RoundTimes {
  const length = game.seconds * 1_000;
  const opensAt = start + (number - 1) * length;
  const endsAt = opensAt + length;
  const id = `${game.id}-${day.replaceAll("-", "")}-${String(number).padStart(4, "0")}`;
  return { id, game, day, number, opensAt, closesAt: endsAt - lockedMs(game), endsAt };
}

/** The round of a game that runs at `now`, in milliseconds. */
export function roundAt(game: Game, now: number): RoundTimes {
  const { day, from } = dayAt(now);
  return timesOf(game, day, from, Math.floor((now - from) / (game.seconds * 1_000)) + 1);
}

export const nextRound = ({ game, endsAt }: RoundTimes): RoundTimes => roundAt(game, endsAt);

/** The round of an id; null for what is none. */
export function roundOf(id: string): RoundTimes | null {
  const match = /^(\d{3})-(\d{4})(\d{2})(\d{2})-(\d{4})$/.exec(id);
  const game = gameOf(match?.[1] ?? "");
  if (!match || !game) return null;
  const day = `${match[2]}-${match[3]}-${match[4]}`;
  const number = Number(match[5]);
  if (number < 1 || number > roundsADay(game)) return null;
  try {
    return timesOf(game, day, boundsOf(day).from, number);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** How many rounds there have been since the first day, this one included. */
export function runningNumber({ game, day, number }: Pick<RoundTimes, "game" | "day" | "number">): number {
  const days = Math.round((boundsOf(day).from - boundsOf(FIRST_DAY).from) / DAY_MS);
  return days * roundsADay(game) + number;
}
