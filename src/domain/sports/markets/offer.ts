// Whether a market can be offered. Apart from the table of kinds, which the lists of members load.
import { PERIOD, PERIOD_PARTS } from "../market.ts";
import { anyKindOf } from "./all-kinds.ts";

export interface OfferedMarket {
  readonly kind: string;
  readonly period: string;
  readonly line: number | null;
  readonly selections: readonly { readonly key: string }[];
}

const WHOLE: readonly string[] = [PERIOD.fullTime, PERIOD.withOvertime, PERIOD.withPenalties];
const PERIODS: readonly string[] = [...WHOLE, PERIOD.firstHalf, PERIOD.secondHalf, ...PERIOD_PARTS];

/** Why a market cannot be offered, or null: nothing is offered that could not be settled. */
export function offerProblem({ kind: code, period, line, selections }: OfferedMarket): string | null {
  const kind = anyKindOf(code);
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
