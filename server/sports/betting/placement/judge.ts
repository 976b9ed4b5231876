// Whether a slip is taken as things stand: the page's own rules, with the server's prices and clock.
import { type BetLimits, type Staked, STAKE_RULES } from "../../../../src/domain/sports/bet-limits.ts";
import type { PricePolicy } from "../../../../src/domain/sports/price-policy.ts";
import { availabilityOf } from "../../../../src/domain/sports/slip/availability.ts";
import type { CombinationNow } from "../../../../src/domain/sports/slip/combined.ts";
import { movedPrices, type SlipBlock, slipBlock } from "../../../../src/domain/sports/slip/block.ts";
import { SLIP_RULES } from "../../../../src/domain/sports/slip/refusal.ts";
import { ApiError } from "../../../errors.ts";
import type { JudgedLeg } from "../picks/sources.ts";

export interface Terms {
  accept: PricePolicy;
  stake: number;
  limits: BetLimits;
  /** In won; null where the stake has been taken already. */
  balance: number | null;
  /** What the member's other open bets come to on these legs. */
  staked: Staked;
  /** What legs of one fixture are worth together. */
  combinations?: readonly CombinationNow[];
}

/** Why the slip is not taken at `now`, as it goes to the wire, or null. */
export function judge(legs: readonly JudgedLeg[], terms: Terms, now: number): ApiError | null {
  const picks = () => legs.map(({ held }) => held.at(now));
  const legsNow = legs.map(({ held, seenPrice }) => ({
    entry: held.entry,
    seenPrice,
    availability: availabilityOf(held.at(now).status),
  }));
  const { combinations } = terms;
  const agreed = { policy: terms.accept, ...(combinations && { combinations }) };
  const { limits, balance, stake, staked } = terms;
  const block = slipBlock(legsNow, { limits, balance, stake, staked, ...agreed });
  if (block?.rule === "market_closed" || block?.rule === "market_suspended")
    return new ApiError("market_closed", block.message, { rule: block.rule, picks: picks() });
  const moved = movedPrices(legsNow, agreed);
  if (moved !== null)
    return new ApiError("price_changed", moved, { picks: picks(), ...(combinations?.length && { combinations }) });
  if (block) return refusalOf(block);
  if (terms.accept === "none" && legs.some(hasMoved))
    return new ApiError("price_changed", undefined, { picks: picks() });
  for (const { held } of legs) {
    const refusal = held.refuses?.(terms.stake);
    if (refusal) return refusal;
  }
  return null;
}

/** Who takes no change takes no market either that was suspended since and is open again at the same price. */
const hasMoved = ({ held, seenVersion }: JudgedLeg): boolean =>
  seenVersion !== undefined && seenVersion < (held.statusVersion ?? 0);

function refusalOf({ rule, message, maxStake }: SlipBlock): ApiError {
  if (rule === "insufficient_funds") return new ApiError("insufficient_funds", message);
  if (rule === "correlated_legs") return new ApiError("correlated_legs", message, { rule });
  // A quote is asked for before there is a stake.
  if (rule === "stake_empty" || STAKE_RULES.some((one) => one === rule))
    return new ApiError("stake_limit", message, { rule, maxStake: maxStake ?? 0 });
  if (SLIP_RULES.some((one) => one === rule)) return new ApiError("slip_rule", message, { rule });
  throw new Error(`no answer for a slip blocked by ${rule}`);
}
