// Every kind that the house offers and settles, with those that no page loads.
import { GOAL_KINDS } from "./goal-kinds.ts";
import { FURTHER_KINDS } from "./further-kinds.ts";
import type { MarketKind } from "./kind.ts";
import { MARKET_KINDS } from "./table.ts";

export const ALL_KINDS: readonly MarketKind[] = [...MARKET_KINDS, ...FURTHER_KINDS, ...GOAL_KINDS];

const BY_CODE: ReadonlyMap<string, MarketKind> = new Map(ALL_KINDS.map((kind) => [kind.code, kind]));

export function anyKindOf(code: string): MarketKind | null {
  return BY_CODE.get(code) ?? null;
}

/** Whether the pages know the kind's names by themselves. */
export function isListed({ code }: MarketKind): boolean {
  return MARKET_KINDS.some((kind) => kind.code === code);
}
