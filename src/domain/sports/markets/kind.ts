// What a kind of market is. Each kind is one row of a table in this folder; the server offers by it,
// the page shows by it, and `settle/` settles it.
import type { MarketFamily } from "../market.ts";

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/**
 * By the codes of the specification: "1" is the first quarter, set, inning or third, "40" the overtime, "30" and "35" the
 * halves of extra time, "50" the shoot-out. Where full time does not count them, "101" is the score with extra time and
 * "102" the score with the shoot-out.
 */
export type PeriodScores = Readonly<Record<string, Goals>>;

export interface MarketKind {
  /** Stored with the market. */
  readonly code: string;
  /** English as it stands on the wire, without a period; the first one is what a feed of the house writes. */
  readonly names: readonly [string, ...string[]];
  /** What members read. */
  readonly label: string;
  readonly family: MarketFamily;
  /** Keys of all selections in their order, with what members read. */
  readonly selections: Readonly<Record<string, string>>;
  /** A line goes with the market: of the home side for a handicap, of the total else. */
  readonly hasLine: boolean;
  /** `sides`: two sides with what stands between them; `grid`: any number of selections side by side. */
  readonly layout: "sides" | "grid";
  /** The periods that it is offered for. `whole`: full time alone. */
  readonly periods: "any" | "whole";
}

export type Side = "home" | "draw" | "away";

export const SIDES: Readonly<Record<Side, string>> = { home: "승", draw: "무", away: "패" };
export const YES_NO = { yes: "예", no: "아니오" } as const;
