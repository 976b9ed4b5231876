// What the slip's rules look at. The browser fills it from the list of fixtures, the server from its tables.
import { BONUS_MARKET_NAME, type MarketFamily, type SelectionKey } from "../market.ts";
import type { Price } from "../price.ts";

/** prematch closes at the kick-off, live opens at it, proto is a prematch market of its own product. */
export const MARKET_PHASES = ["prematch", "live", "proto", "bonus"] as const;
export type MarketPhase = (typeof MARKET_PHASES)[number];

/** One pick as the rules see it. */
export interface SlipPick {
  /** The selection's id: the same selection is never twice in a slip. */
  readonly id: string;
  readonly fixtureId: string;
  readonly marketName: string;
  readonly family: MarketFamily;
  readonly period: string;
  readonly phase: MarketPhase;
  /** In hundredths, as it stands now. */
  readonly betPrice: Price;
  /** Only for a Bonus pick: how many other legs it needs. */
  readonly bonusLegs: number | null;
}

/** One pick with what a member is shown of it. */
export interface SlipEntry extends SlipPick {
  readonly marketId: string;
  readonly line: number | null;
  readonly selectionKey: SelectionKey;
  readonly selectionName: string;
  readonly sportId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  /** The instant from which a prematch pick takes no bet, ISO 8601. */
  readonly startsAt: string;
}

export function isBonus(pick: Pick<SlipPick, "marketName">): boolean {
  return pick.marketName === BONUS_MARKET_NAME;
}
