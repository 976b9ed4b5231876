// Every kind of market that the house offers and settles. A kind that is not here is refused when it is
// offered, and settles nothing.
import { BONUS_MARKET_NAME, PERIOD } from "../market.ts";
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

export interface OfferedMarket {
  readonly kind: string;
  readonly period: string;
  readonly line: number | null;
  readonly selections: readonly { readonly key: string }[];
}

const WHOLE: readonly string[] = [PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties];
const PERIODS: readonly string[] = [...WHOLE, PERIOD.firstHalf, PERIOD.secondHalf];

/** Why a market cannot be offered, or null: nothing is offered that could not be settled. */
export function offerProblem({ kind: code, period, line, selections }: OfferedMarket): string | null {
  const kind = kindOf(code);
  if (!kind) return `unknown kind ${code}`;
  if (!(kind.periods === "whole" ? WHOLE : PERIODS).includes(period)) return `${code} has no period ${period}`;
  if (kind.hasLine !== (line !== null)) return `${code} ${kind.hasLine ? "needs a line" : "has no line"}`;
  if (line !== null && !Number.isInteger(line * 4)) return `${code} has no line ${line}`;
  if (selections.length === 0) return `${code} has no selection`;
  const keys = selections.map(({ key }) => key);
  const unknown = keys.find((key) => !Object.hasOwn(kind.selections, key));
  if (unknown !== undefined) return `${code} has no selection ${unknown}`;
  return new Set(keys).size < keys.length ? `${code} has a selection twice` : null;
}
