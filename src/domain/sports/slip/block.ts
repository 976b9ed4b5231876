// Why a slip cannot be placed now. One reason at a time, the one to be mended first.
import { type BetLimits, checkStake, type Staked, stakeLimit, type StakeRule } from "../bet-limits.ts";
import { acceptsPrice, type PricePolicy } from "../price-policy.ts";
import { formatPrice, type Price, type Won } from "../../common/price.ts";
import type { LegAvailability } from "./availability.ts";
import { checkSlip } from "./check-slip.ts";
import { type CombinationNow, combinationOf, legsTogether, slipPrice } from "./combined.ts";
import { withPickLimits } from "./pick-limits.ts";
import type { SlipPick } from "./pick.ts";
import type { SlipRule } from "./refusal.ts";

/** A leg as it stands now: `entry.betPrice` is today's price, `seenPrice` the one that the member last agreed to. */
export interface LegNow {
  readonly entry: SlipPick;
  readonly seenPrice: Price;
  readonly availability: LegAvailability;
}

export interface SlipTerms {
  /** Null until they are known. */
  readonly limits: BetLimits | null;
  /** The member's money; null while it is not known, and then it blocks nothing. */
  readonly balance: Won | null;
  /** What open bets come to on these legs; left out where it is not known, and then it blocks nothing. */
  readonly staked?: Staked;
  readonly stake: Won;
  readonly policy: PricePolicy;
  /** What legs of one fixture are worth together. */
  readonly combinations?: readonly CombinationNow[];
  /** Their prices are asked for and not all there. */
  readonly isQuoting?: boolean;
}

const OWN_MESSAGES = {
  prices_unchecked: "배당을 확인하는 중입니다.",
  market_closed: "마감된 선택이 있습니다. 삭제 후 베팅해주세요.",
  market_suspended: "일시 중지된 선택이 있습니다.",
  correlated_legs: "같은 경기의 선택은 함께 베팅할 수 없습니다. 하나만 남겨주세요.",
  combination_unpriced: "조합 배당을 확인하는 중입니다.",
  limits_unknown: "베팅 한도를 확인하는 중입니다.",
  stake_empty: "베팅금액을 입력해주세요.",
  insufficient_funds: "보유머니가 부족합니다.",
} as const;
type OwnRule = keyof typeof OWN_MESSAGES;

export interface SlipBlock {
  readonly rule: SlipRule | StakeRule | OwnRule;
  /** Korean, to be shown as it is. */
  readonly message: string;
  /** Selection ids of the legs that are the reason; none when the slip as a whole is. */
  readonly legs: readonly string[];
  /** With a rule about the stake: the highest stake that would be taken, also by the wallet; 0 when none would. */
  readonly maxStake: Won | null;
}

function ownBlock(rule: OwnRule, legs: readonly LegNow[] = []): SlipBlock {
  return { rule, message: OWN_MESSAGES[rule], legs: legs.map((leg) => leg.entry.id), maxStake: null };
}

/** The first reason why these legs cannot be placed on these terms, or null. */
export function slipBlock(legs: readonly LegNow[], terms: SlipTerms): SlipBlock | null {
  const closed = legs.filter((leg) => leg.availability === "closed");
  if (closed.length > 0) return ownBlock("market_closed", closed);
  const suspended = legs.filter((leg) => leg.availability === "suspended");
  if (suspended.length > 0) return ownBlock("market_suspended", suspended);
  if (!terms.limits) return ownBlock("limits_unknown");

  const entries = legs.map((leg) => leg.entry);
  const broken = checkSlip(entries, { limits: terms.limits });
  if (broken) return { ...broken, legs: [], maxStake: null };
  const combined = combinationBlock(legs, terms);
  if (combined) return combined;
  return stakeBlock(slipPrice(entries, terms.combinations), terms, withPickLimits(terms.limits, entries, terms.staked));
}

/**
 * Legs that share a fixture are bet on at their price together, which is no product of theirs. Where no model prices
 * them they are not taken: decisions, rule 35.
 */
function combinationBlock(legs: readonly LegNow[], terms: SlipTerms): SlipBlock | null {
  const groups = groupsOf(legs, terms);
  const unknown = groups.filter(({ together }) => !together);
  if (unknown.length > 0 && terms.isQuoting) return ownBlock("combination_unpriced", legsOf(unknown));
  const unpriced = groups.filter(({ together }) => !together?.price);
  return unpriced.length > 0 ? ownBlock("correlated_legs", legsOf(unpriced)) : null;
}

function groupsOf(legs: readonly LegNow[], { combinations = [] }: Pick<SlipTerms, "combinations">) {
  return [...legsTogether(legs.map((leg) => leg.entry))].map(([fixtureId, entries]) => ({
    own: legs.filter((leg) => entries.includes(leg.entry)),
    together: combinationOf(
      combinations,
      fixtureId,
      entries.map(({ id }) => id),
    ),
  }));
}

const LEGS_MOVED = "배당이 변경되었습니다. 변경된 배당을 확인해주세요.";

/**
 * What moved further than the member lets it, in Korean, or null. On the page it blocks nothing, for the press that
 * places a bet consents to what is shown: decisions, rule 45. The server takes no bet whose prices moved since then.
 */
export function movedPrices(legs: readonly LegNow[], terms: Pick<SlipTerms, "policy" | "combinations">): string | null {
  if (legs.some((leg) => !acceptsPrice(terms.policy, leg.seenPrice, leg.entry.betPrice))) return LEGS_MOVED;
  const moved = groupsOf(legs, terms).filter(({ together }) => together?.price && !isTaken(terms.policy, together));
  return moved.length > 0 ? movedText(moved.map(({ together }) => together)) : null;
}

/** Names the price that was seen, where one was, and that of now: no leg shows it. */
function movedText(moved: readonly (CombinationNow | null)[]): string {
  const prices = moved.map((one) =>
    [one?.seenPrice, one?.price].filter((price) => typeof price === "number").map(formatPrice),
  );
  const isSeen = prices.every(({ length }) => length === 2);
  return `조합 배당${isSeen ? "이 변경되었습니다" : "을 확인해주세요"}: ${prices.map((pair) => pair.join(" → ")).join(", ")}`;
}

const legsOf = (groups: readonly { own: readonly LegNow[] }[]) => groups.flatMap(({ own }) => own);

/** A price that the member has not seen is taken under no policy but `any`. */
function isTaken(policy: PricePolicy, together: CombinationNow | null): boolean {
  if (!together?.price) return false;
  if (together.seenPrice === null) return policy === "any";
  return acceptsPrice(policy, together.seenPrice, together.price);
}

function stakeBlock(price: Price, { stake, balance, staked }: SlipTerms, limits: BetLimits): SlipBlock | null {
  if (stake === 0 && price <= limits.maxPrice) return ownBlock("stake_empty");
  const { maxStake } = stakeLimit(limits, price, { balance, ...(staked && { staked }) });
  const refusal = checkStake(stake, limits, price, staked);
  const isShort = balance !== null && stake > balance;
  // A wallet that holds less than the level's limit is what the member meets first.
  const isWallet = isShort && (!refusal || (refusal.rule === "stake_max" && balance < limits.maxStake));
  if (isWallet) return { ...ownBlock("insufficient_funds"), maxStake };
  return refusal && { ...refusal, legs: [], maxStake };
}
