// What the round that takes bets can cost the house, for operators. No draw reads it: decisions, rule 33.
import type { LegOutcome } from "../sports/market.ts";
import type { Won } from "../common/price.ts";
import type { GameKind } from "./kind.ts";

/** The accepted bets on one pick. */
export interface PickStakes {
  key: string;
  bets: number;
  stake: Won;
  /** What they are paid in all when the pick wins. */
  payout: Won;
}

interface PickExposure extends PickStakes {
  name: string;
  /** What the house keeps at worst when the pick wins; negative: what it loses. */
  net: Won;
}

/** Draws that end alike for the picks with bets. */
interface OutcomeExposure {
  /** In hundredths of a percent, truncated. */
  chance: number;
  /** The names of the picks with bets that win. */
  won: string[];
  /** What the house keeps. */
  net: Won;
}

export interface Exposure {
  stake: Won;
  /** The most that one outcome pays. */
  payout: Won;
  /** Picks with bets, in the order of the game. */
  picks: PickExposure[];
  /** The worst for the house first. */
  outcomes: OutcomeExposure[];
}

const PAID: Readonly<Record<LegOutcome, (bet: PickStakes) => Won>> = {
  open: () => 0,
  lost: () => 0,
  won: ({ payout }) => payout,
  push: ({ stake }) => stake,
  void: ({ stake }) => stake,
  half_won: ({ stake, payout }) => Math.floor((stake + payout) / 2),
  half_lost: ({ stake }) => Math.floor(stake / 2),
};

interface Group {
  weight: bigint;
  outcomes: LegOutcome[];
}

/** `stakes` holds each pick once at most; a key that the game does not have is left out. */
export function exposureOf(kind: GameKind, stakes: readonly PickStakes[]): Exposure {
  const bets = kind.picks.flatMap(({ key, name }, at) => {
    const of = stakes.find((one) => one.key === key);
    return of ? [{ ...of, name, at }] : [];
  });
  const stake = bets.reduce((sum, one) => sum + one.stake, 0);
  if (bets.length === 0) return { stake, payout: 0, picks: [], outcomes: [] };
  const groups = new Map<string, Group>();
  let all = 0n;
  for (const { weight, outcomes } of kind.classes()) {
    const own = bets.map(({ at }) => outcomes[at] ?? "lost");
    const known = groups.get(own.join());
    if (known) known.weight += weight;
    else groups.set(own.join(), { weight, outcomes: own });
    all += weight;
  }
  const ends = [...groups.values()].map(({ weight, outcomes }) => {
    const paid = bets.reduce((sum, one, i) => sum + PAID[outcomes[i] ?? "lost"](one), 0);
    return { weight, outcomes, paid, net: stake - paid };
  });
  const picks = bets.map(({ key, name, bets: count, stake: own, payout }, i) => {
    const nets = ends.filter(({ outcomes }) => outcomes[i] === "won").map(({ net }) => net);
    return { key, name, bets: count, stake: own, payout, net: Math.min(...nets) };
  });
  const outcomes = ends
    .map(({ weight, outcomes: of, net }) => ({
      chance: Number((weight * 10_000n) / all),
      won: bets.filter((_, i) => of[i] === "won").map(({ name }) => name),
      net,
    }))
    .toSorted((a, b) => a.net - b.net || b.chance - a.chance);
  return { stake, payout: Math.max(...ends.map(({ paid }) => paid)), picks, outcomes };
}
