// Every kind of market that the house offers and settles. A kind that is not here is refused when it is
// offered, and settles nothing.
import { BONUS_MARKET_NAME } from "../market.ts";
import type { MarketKind } from "./kind.ts";
import { LINE_KINDS } from "./line-kinds.ts";
import { RESULT_KINDS } from "./result-kinds.ts";
import { SCORE_KINDS } from "./score-kinds.ts";

/** The kind of a Bonus folder. It is settled with the bet that holds it, never by a result. */
export const BONUS_KIND = "bonus";

const BONUS: MarketKind = {
  code: BONUS_KIND,
  names: [BONUS_MARKET_NAME, "보너스"],
  label: "보너스",
  family: "other",
  selections: { yes: "보너스" },
  hasLine: false,
  layout: "grid",
  periods: "whole",
};

export const MARKET_KINDS: readonly MarketKind[] = [...RESULT_KINDS, ...LINE_KINDS, ...SCORE_KINDS, BONUS];

const BY_CODE: ReadonlyMap<string, MarketKind> = new Map(MARKET_KINDS.map((kind) => [kind.code, kind]));

export function kindOf(code: string): MarketKind | null {
  return BY_CODE.get(code) ?? null;
}

/** A period before the name of a market. */
const PERIOD_WORDS = /^(?:1st half|2nd half|first half|second half|full time|전반|후반)\s+(?=\S)/;
const plainName = (name: string) => name.trim().toLowerCase();

const BY_NAME: ReadonlyMap<string, MarketKind> = new Map(
  MARKET_KINDS.flatMap((kind) => kind.names.map((name) => [plainName(name), kind])),
);

/** The kind of a market by its English or Korean name, with or without a period before it; null for an unknown one. */
export function kindOfName(marketName: string): MarketKind | null {
  const name = plainName(marketName);
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(PERIOD_WORDS, "")) ?? null;
}
