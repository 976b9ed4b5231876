// What a result tells beside the final score and the half, by sport: the parts that have a score of their own, and the
// score with extra time and with the shoot-out, where the sport has them. Settlement reads these codes.
import { PERIOD, SPORT } from "../market.ts";

const partsTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1));

const TOLD: Readonly<Record<string, readonly string[]>> = {
  [SPORT.football]: [PERIOD.withOvertime, PERIOD.withPenalties],
  [SPORT.basketball]: [...partsTo(4), PERIOD.withOvertime],
  [SPORT.volleyball]: partsTo(5),
  [SPORT.baseball]: [...partsTo(9), PERIOD.withOvertime],
  [SPORT.iceHockey]: [...partsTo(3), PERIOD.withOvertime, PERIOD.withPenalties],
};

/** Codes of periods, in the order of play; none for a sport that the table does not have. */
export function toldPeriods(sportId: string): readonly string[] {
  return TOLD[sportId] ?? [];
}

/** Every code that some sport tells. */
export const TOLD_PERIODS: readonly string[] = [...new Set(Object.values(TOLD).flat())];

/** Volleyball is played in sets and has no half. */
export function hasHalf(sportId: string): boolean {
  return sportId !== SPORT.volleyball;
}
