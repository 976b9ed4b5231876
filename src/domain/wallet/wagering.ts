// What a member still has to stake before an exchange: decisions, rule 37. Amounts in won.
import { GAME_PRODUCTS, type GameProduct } from "../common/game-type.ts";

/** How much of what was at risk counts, in percent. */
export type WageringWeights = Readonly<Record<GameProduct, number>>;

/** Before an operator has set any. A baccarat table takes 1.06% of what is staked, and both of its sides can be covered. */
export const DEFAULT_WAGERING_WEIGHTS: WageringWeights = { sports: 100, mini: 100, slot: 100, casino: 50 };

/** Money is staked once before it leaves, whatever its terms say. */
export const LEAST_MULTIPLE = 1;

/** What is to be staked for so many won under these terms. */
export function wageringFor(won: number, multiple: number): number {
  return won * Math.max(LEAST_MULTIPLE, multiple);
}

/** What bets count for; a fraction of a won of a product does not. */
export function weigh(staked: Readonly<Partial<Record<GameProduct, number>>>, weights: WageringWeights): number {
  return GAME_PRODUCTS.reduce((sum, product) => {
    return sum + Math.floor(((staked[product] ?? 0) * weights[product]) / 100);
  }, 0);
}

export interface WageringGrant {
  /** Won to be staked. */
  required: number;
  /** What counts of the bets that were placed after this grant and before the next one. */
  staked: number;
}

export interface WageringShare {
  done: number;
  left: number;
}

/** What is done of each. `grants` in the order in which they were given; a stake counts once, for the oldest first. */
export function shareStakes(grants: readonly WageringGrant[]): WageringShare[] {
  const shares = grants.map(({ required }) => ({ done: 0, left: required }));
  grants.forEach(({ staked }, at) => {
    let rest = staked;
    for (const share of shares.slice(0, at + 1)) {
      const taken = Math.min(share.left, rest);
      share.done += taken;
      share.left -= taken;
      rest -= taken;
    }
  });
  return shares;
}

/** What grants wagering; the `ref` of a grant begins with it. */
export const WAGERING_CAUSES = ["charge", "tether", "deposit", "gift", "claim", "conversion"] as const;
export type WageringCause = (typeof WAGERING_CAUSES)[number];

export function causeOf(ref: string): WageringCause {
  const [name] = ref.split(":");
  return WAGERING_CAUSES.find((cause) => cause === name) ?? "charge";
}
