// Whether a slip is taken as things stand: the page's own rules, with the server's prices and clock.
import { type BetLimits, type Staked, STAKE_RULES } from "../../../src/domain/limits.ts";
import type { PricePolicy } from "../../../src/domain/price-policy.ts";
import { availabilityOf } from "../../../src/domain/slip/availability.ts";
import { type SlipBlock, slipBlock } from "../../../src/domain/slip/block.ts";
import { SLIP_RULES } from "../../../src/domain/slip/refusal.ts";
import { ApiError } from "../../errors.ts";
import type { JudgedLeg } from "../picks/sources.ts";

export interface Terms {
  accept: PricePolicy;
  stake: number;
  limits: BetLimits;
  /** In won; null where the stake has been taken already. */
  balance: number | null;
  /** What the member's other open bets come to on these legs. */
  staked: Staked;
}

/** Why the slip is not taken at `now`, as it goes to the wire, or null. */
export function judge(legs: readonly JudgedLeg[], terms: Terms, now: number): ApiError | null {
  const block = slipBlock(
    legs.map(({ held, seenPrice }) => ({
      entry: held.entry,
      seenPrice,
      availability: availabilityOf(held.at(now).status),
    })),
    {
      limits: terms.limits,
      balance: terms.balance,
      stake: terms.stake,
      policy: terms.accept,
      staked: terms.staked,
    },
  );
  if (block) return refusalOf(block, legs, now);
  if (terms.accept === "none" && legs.some(hasMoved))
    return new ApiError("price_changed", undefined, { picks: legs.map(({ held }) => held.at(now)) });
  for (const { held } of legs) {
    const refusal = held.refuses?.(terms.stake);
    if (refusal) return refusal;
  }
  return null;
}

/** Who takes no change of a price sees a market that was suspended and opened again at the same price as another one. */
const hasMoved = ({ held, seenVersion }: JudgedLeg): boolean =>
  seenVersion !== undefined && seenVersion !== held.version;

function refusalOf(block: SlipBlock, legs: readonly JudgedLeg[], now: number): ApiError {
  const picks = () => legs.map(({ held }) => held.at(now));
  const { rule, message } = block;
  if (rule === "market_closed" || rule === "market_suspended")
    return new ApiError("market_closed", message, { rule, picks: picks() });
  if (rule === "price_changed") return new ApiError("price_changed", message, { picks: picks() });
  if (rule === "insufficient_funds") return new ApiError("insufficient_funds", message);
  if (rule === "correlated_legs") return new ApiError("correlated_legs", message, { rule });
  if (STAKE_RULES.some((one) => one === rule))
    return new ApiError("stake_limit", message, { rule, maxStake: block.maxStake ?? 0 });
  if (SLIP_RULES.some((one) => one === rule)) return new ApiError("slip_rule", message, { rule });
  throw new Error(`no answer for a slip blocked by ${rule}`);
}
