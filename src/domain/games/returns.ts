// What a pick gives back of a stake in the long run, exactly: decisions, rule 31.
import type { LegOutcome } from "../sports/market.ts";
import type { Price } from "../common/price.ts";
import type { GameKind } from "./kind.ts";

/** In hundredths of a percent. */
export const LOWEST_RETURN = 8_500;
export const HIGHEST_RETURN = 9_950;

export interface PickReturn {
  key: string;
  name: string;
  price: Price;
  /** In hundredths of a percent, truncated. */
  returned: number;
  /** In hundredths of a percent, truncated: how often it wins. */
  chance: number;
}

/** What a stake of 200 is paid at a price, so that halves are whole. */
function paidOf200(outcome: LegOutcome, price: Price): bigint {
  const won = 2n * BigInt(price);
  if (outcome === "won") return won;
  if (outcome === "half_won") return (won + 200n) / 2n;
  if (outcome === "push" || outcome === "void") return 200n;
  return outcome === "half_lost" ? 100n : 0n;
}

interface Counted {
  name: string;
  /** The weight of all results. */
  all: bigint;
  /** What stakes of 200 are paid, by weight. */
  paid: bigint;
  /** The weight of the results that win. */
  wins: bigint;
}

function count(kind: GameKind, key: string, price: Price): Counted {
  const at = kind.picks.findIndex((pick) => pick.key === key);
  const pick = kind.picks[at];
  if (!pick) throw new RangeError(`no pick ${key}`);
  let all = 0n;
  let paid = 0n;
  let wins = 0n;
  for (const { weight, outcomes } of kind.classes()) {
    const outcome = outcomes[at] ?? "lost";
    all += weight;
    paid += weight * paidOf200(outcome, price);
    if (outcome === "won") wins += weight;
  }
  return { name: pick.name, all, paid, wins };
}

/** The return of one pick at a price, in hundredths of a percent. */
export function returnOf(kind: GameKind, key: string, price: Price): PickReturn {
  const { name, all, paid, wins } = count(kind, key, price);
  return { key, name, price, returned: Number((paid * 50n) / all), chance: Number((wins * 10_000n) / all) };
}

export function returnsOf(kind: GameKind): PickReturn[] {
  return kind.picks.map(({ key, price }) => returnOf(kind, key, price));
}

/** Whether an operator may set this price: by the exact return, not by the truncated one. */
export function isFairPrice(kind: GameKind, key: string, price: Price): boolean {
  const { all, paid } = count(kind, key, price);
  return paid * 50n >= BigInt(LOWEST_RETURN) * all && paid * 50n <= BigInt(HIGHEST_RETURN) * all;
}
