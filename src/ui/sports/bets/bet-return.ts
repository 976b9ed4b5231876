import type { Bet } from "../../../api/contract/sports/bets.ts";
import { SETTLEMENT } from "../../../domain/sports/market.ts";

export interface BetReturn {
  /** More came back than was staked. */
  isGain: boolean;
  /** A stake that comes back, whole or in part, is no winning. */
  kind: "won" | "refunded" | "lost";
  /** In won. */
  amount: number;
}

/** What a bet brought; null while it is not settled. */
export function returnOf({
  status,
  stake,
  paid,
  settledAt,
}: Pick<Bet, "status" | "stake" | "paid" | "settledAt">): BetReturn | null {
  if (settledAt === null) return null;
  const isGain = paid > stake;
  if (status === SETTLEMENT.won) return { kind: "won", amount: paid, isGain };
  return { kind: paid > 0 ? "refunded" : "lost", amount: paid, isGain };
}
