// Entries and limits that the walks and tests of the slip use.
import { NO_OPEN_STAKES } from "../../domain/sports/bet-limits.ts";
import { BONUS_MARKET_NAME } from "../../domain/sports/market.ts";
import type { FixtureEntry } from "../../domain/sports/slip/pick.ts";
import type { SlipBetLimits } from "./slip.schema.ts";
import { DEMO_BET_LIMITS } from "../../domain/sports/bet-limits.samples.ts";

/** An entry of a full-time 승무패 market at 1.95, with what differs. */
export function sampleEntry(id: string, differs: Partial<FixtureEntry> = {}): FixtureEntry {
  return {
    kind: "fixture",
    id,
    rule: "korean",
    fixtureId: "f1",
    marketId: "f1-wdl",
    marketName: "승무패",
    family: "win_draw_lose",
    period: "100",
    phase: "prematch",
    betPrice: 195,
    bonusLegs: null,
    line: null,
    selectionKey: "home",
    selectionName: "승",
    sportId: "6046",
    leagueName: "K리그1",
    homeName: "서울",
    awayName: "울산",
    startsAt: "2026-11-21T12:00:00.000Z",
    ...differs,
  };
}

export function sampleBonus(id: string, bonusLegs: number, betPrice: number): FixtureEntry {
  const market = {
    fixtureId: "bonus",
    marketId: id,
    marketName: BONUS_MARKET_NAME,
    family: "other",
    phase: "bonus",
  } as const;
  return sampleEntry(id, { ...market, bonusLegs, betPrice, selectionKey: "yes", selectionName: `${bonusLegs}폴더` });
}

export const sampleSlipBetLimits: SlipBetLimits = { ...DEMO_BET_LIMITS, open: NO_OPEN_STAKES };
