// Missions and accumulated events: what is measured, in which span of time, and how far a member is.
import { parseSeoul, seoul, seoulDay, seoulDayBounds } from "../common/time.ts";
import type { Reward } from "./reward.ts";

export const MISSION_PERIODS = ["day", "week", "span"] as const;
/** `day` and `week` begin anew at midnight in Seoul, a week on Monday; `span` runs from its start to its end. */
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

export const MEASURES = [
  "betCount",
  "betStake",
  "wonCount",
  "wonAmount",
  "chargeCount",
  "chargeAmount",
  "attendance",
] as const;
export type Measure = (typeof MEASURES)[number];

/** Measures of bets can be narrowed to one type of game. */
export const isOfBets = (measure: Measure): boolean => measure.startsWith("bet") || measure.startsWith("won");
/** Measures in won. */
export const isInWon = (measure: Measure): boolean => measure.endsWith("Stake") || measure.endsWith("Amount");

/** 1 sports, 2 in-play, 3 mini-game, 4 virtual; 5 stands for every other number: casino. */
export const GAME_TYPES = [1, 2, 3, 4, 5] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** Steps of one mission. */
export const MAX_STEPS = 5;

export interface MissionStep {
  target: number;
  reward: Reward;
}

/** Times in milliseconds; `to` is the first instant that does not belong to it. */
export interface MissionSpan {
  /** Names the span: a claim counts once in it. */
  key: string;
  from: number;
  to: number;
}

/** The span that `now` lies in, cut at the mission's start and end. Instants in milliseconds; `endsAt` null: no end. */
export function missionSpan(
  { period, startsAt, endsAt }: { period: MissionPeriod; startsAt: number; endsAt: number | null },
  now: number,
): MissionSpan {
  const end = endsAt ?? Number.MAX_SAFE_INTEGER;
  if (period === "span") return { key: "span", from: startsAt, to: end };
  const { key, from, to } = calendarSpan(period, now);
  return { key, from: Math.max(from, startsAt), to: Math.min(to, end) };
}

function calendarSpan(period: "day" | "week", now: number): MissionSpan {
  const day = seoulDay(now);
  if (period === "day") return { key: day, ...seoulDayBounds(day) };
  const monday = parseSeoul(day)?.subtract((seoul(now).day() + 6) % 7, "day");
  if (!monday) throw new RangeError(`no day: ${day}`);
  return { key: monday.format("YYYY-MM-DD"), from: monday.valueOf(), to: monday.add(7, "day").valueOf() };
}

/** What a member did in a span: settled bets by type of game, charges, check-ins. Amounts in won. */
export interface Activity {
  bets: readonly { gameType: number; count: number; stake: number; wonCount: number; wonAmount: number }[];
  charges: { count: number; amount: number };
  attendance: number;
}

/** How far the activity is on the way to a mission's targets. `gameType` null: every game counts. */
export function progressOf(activity: Activity, measure: Measure, gameType: GameType | null): number {
  if (measure === "chargeCount") return activity.charges.count;
  if (measure === "chargeAmount") return activity.charges.amount;
  if (measure === "attendance") return activity.attendance;
  const field = ({ betCount: "count", betStake: "stake", wonCount: "wonCount", wonAmount: "wonAmount" } as const)[
    measure
  ];
  return activity.bets
    .filter((row) => gameType === null || gameTypeOf(row.gameType) === gameType)
    .reduce((sum, row) => sum + row[field], 0);
}

function gameTypeOf(gameType: number): GameType {
  return GAME_TYPES.find((known) => known === gameType) ?? 5;
}

export const STEP_STATES = ["open", "claimable", "claimed"] as const;
export type StepState = (typeof STEP_STATES)[number];

export function stepState(progress: number, target: number, isClaimed: boolean): StepState {
  if (isClaimed) return "claimed";
  return progress >= target ? "claimable" : "open";
}

/** Whether something with a start and an end runs, is still to come or is over. */
export type Phase = "upcoming" | "running" | "ended";

export function phaseOf({ startsAt, endsAt }: { startsAt: number; endsAt: number | null }, now: number): Phase {
  if (now < startsAt) return "upcoming";
  return endsAt !== null && now >= endsAt ? "ended" : "running";
}
