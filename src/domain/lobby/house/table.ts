// The house's live baccarat table: when its rounds open, lock and end, what may be bet, and what a bet becomes.
import type { Drawn } from "../../games/kind.ts";
import { baccarat } from "../../games/kinds/baccarat.ts";

export const TABLE_PICKS = baccarat.picks;
/** Won, for one pick of one player in one round. */
export const TABLE_LEAST = 1_000;
export const TABLE_MOST = 1_000_000;

const BETTING_MS = 18_000;
/** From the lock the cards lie face down, and each player opens them for himself. */
const SQUEEZE_MS = 8_000;
const SHOWN_MS = 6_000;
/** Before the lock, in seconds. */
export const URGENT_SECONDS = 5;

/** Milliseconds since 1970. */
export interface TableTimes {
  opensAt: number;
  closesAt: number;
  opensCardsAt: number;
  endsAt: number;
}

export function timesFrom(opensAt: number): TableTimes {
  const closesAt = opensAt + BETTING_MS;
  const opensCardsAt = closesAt + SQUEEZE_MS;
  return { opensAt, closesAt, opensCardsAt, endsAt: opensCardsAt + SHOWN_MS };
}

const TABLE_PHASES = ["waiting", "betting", "squeezing", "shown"] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** Where a round stands at `now`. */
export function phaseAt(times: TableTimes | null, now: number): TablePhase {
  if (times === null || now < times.opensAt || now >= times.endsAt) return "waiting";
  if (now < times.closesAt) return "betting";
  return now < times.opensCardsAt ? "squeezing" : "shown";
}

export interface TableStake {
  pick: string;
  amount: number;
}

export type StakeRefusal = "unknown_pick" | "bad_amount" | "over_limit" | "hedge";

/**
 * `coversEverything` for this table, without counting every deal, which takes a page a second: whoever wins without a
 * pair pays its own side alone, and a tie gives both back.
 */
export const isTableHedge = (picks: readonly string[]): boolean => picks.includes("player") && picks.includes("banker");

/** Why a stake is not taken beside those that the player has in the round; null where it is. */
export function refusalOf(stake: TableStake, placed: readonly TableStake[]): StakeRefusal | null {
  if (!TABLE_PICKS.some(({ key }) => key === stake.pick)) return "unknown_pick";
  if (!Number.isSafeInteger(stake.amount) || stake.amount < TABLE_LEAST || stake.amount % TABLE_LEAST !== 0)
    return "bad_amount";
  const same = placed.filter(({ pick }) => pick === stake.pick).reduce((sum, { amount }) => sum + amount, 0);
  if (same + stake.amount > TABLE_MOST) return "over_limit";
  return isTableHedge([...placed, stake].map(({ pick }) => pick)) ? "hedge" : null;
}

/** Why these are not taken together beside those that the player has in the round; null where they are. */
export function refusalOfAll(stakes: readonly TableStake[], placed: readonly TableStake[]): StakeRefusal | null {
  if (stakes.length === 0) return "bad_amount";
  for (const [at, stake] of stakes.entries()) {
    const before = stakes.slice(0, at);
    if (before.some(({ pick }) => pick === stake.pick)) return "unknown_pick";
    const refusal = refusalOf(stake, [...placed, ...before]);
    if (refusal !== null) return refusal;
  }
  return null;
}

export type StakeResult = "won" | "lost" | "push";

/** What became of a stake, and what is paid for it with the stake itself, in won. */
export function settleStake({ pick, amount }: TableStake, drawn: Drawn): { result: StakeResult; paid: number } {
  const outcome = baccarat.outcomesOf(drawn).get(pick);
  const price = TABLE_PICKS.find(({ key }) => key === pick)?.price ?? 0;
  if (outcome === "won") return { result: "won", paid: Math.floor((amount * price) / 100) };
  return outcome === "push" ? { result: "push", paid: amount } : { result: "lost", paid: 0 };
}
