// What a kind of market is. Each kind is one row of a table in this folder; the server offers and settles by
// it, the page shows by it.
import type { LegOutcome, MarketFamily } from "../market.ts";

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** What a kind settles from. */
export interface Settling {
  /** Of the market's period. */
  readonly goals: Goals;
  /** Null where the source does not tell. */
  readonly firstHalf: Goals | null;
  readonly secondHalf: Goals | null;
  /** In quarters, so that no comparison meets a fraction; 0 where the kind has no line. */
  readonly quarters: number;
}

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
  /** What became of the selection; `void` where the result does not tell enough. */
  settle(key: string, settling: Settling): LegOutcome;
}

export type Side = "home" | "draw" | "away";

export function winnerOf({ home, away }: Goals): Side {
  if (home > away) return "home";
  return home < away ? "away" : "draw";
}

export function decided(isWon: boolean): LegOutcome {
  return isWon ? "won" : "lost";
}

/**
 * By how much a side is ahead, in quarters. A quarter line stands for the two lines beside it, half of the
 * stake on each: one quarter ahead wins on one of them and is refunded on the other.
 */
export function byQuarters(ahead: number): LegOutcome {
  if (ahead > 1) return "won";
  if (ahead < -1) return "lost";
  if (ahead === 1) return "half_won";
  return ahead === -1 ? "half_lost" : "push";
}

export const SIDES: Readonly<Record<Side, string>> = { home: "승", draw: "무", away: "패" };
export const YES_NO = { yes: "예", no: "아니오" } as const;
