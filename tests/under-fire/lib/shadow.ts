// A reckoning of each member's money of its own: from what was asked for and whether it was taken, never from the ledger.
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import { type FinalScore, recompute } from "../../season/recompute.ts";

/** A score, or null: the fixture was called off. */
export type Outcome = FinalScore | null;

export interface ShadowBet {
  id: string;
  bet: Bet;
  /** What is left of the stake after parts of it were bought back. */
  left: number;
  /** What was paid for it by its last settlement; null while it is open. */
  paid: number | null;
  isVoided: boolean;
}

/** What a bet that nothing was bought back of comes to: null while it is not decided. A lost leg decides at once. */
function paymentOf({ bet, left }: ShadowBet, outcomes: ReadonlyMap<string, Outcome>): number | null {
  const legs = bet.picks.filter((pick) => pick.kind === "fixture");
  const played = legs.filter(({ fixtureId }) => outcomes.get(fixtureId));
  const scores = new Map(played.map(({ fixtureId }) => [fixtureId, outcomes.get(fixtureId) as FinalScore]));
  const isLost = played.some((leg) => recompute({ ...bet, stake: 1_000, picks: [leg] }, scores) === 0);
  if (isLost) return 0;
  if (legs.some(({ fixtureId }) => !outcomes.has(fixtureId))) return null;
  return played.length === 0 ? left : recompute({ ...bet, stake: left, picks: played }, scores);
}

export class Shadow {
  wallet = 0;
  staked = 0;
  owed = 0;
  points = 0;
  reserved = 0;
  readonly bets = new Map<string, ShadowBet>();
  /** What happened last, for who has to find a difference. */
  readonly last: string[] = [];

  note(what: string): void {
    this.last.push(what);
    if (this.last.length > 12) this.last.shift();
  }

  stake(bet: Bet): void {
    this.wallet -= bet.stake;
    this.staked += bet.stake;
    this.bets.set(bet.id, { id: bet.id, bet, left: bet.stake, paid: null, isVoided: false });
  }

  /** A payment repays first what is owed. */
  pay(amount: number): void {
    const repaid = Math.min(amount, this.owed);
    this.owed -= repaid;
    this.wallet += amount - repaid;
  }

  /** What the wallet does not have is owed. */
  takeBack(amount: number): void {
    const taken = Math.min(amount, this.wallet);
    this.wallet -= taken;
    this.owed += amount - taken;
  }

  /** A part of an open bet is bought back. */
  sold(id: string, stake: number, paid: number): void {
    const bet = this.#bet(id);
    bet.left -= stake;
    this.staked -= stake;
    this.pay(paid);
    if (bet.left === 0) this.bets.delete(id);
  }

  /** The results are these now: settles what is decided, and settles anew what was decided otherwise. */
  settle(outcomes: ReadonlyMap<string, Outcome>, fixtureId: string): void {
    for (const bet of this.bets.values()) {
      if (bet.isVoided || !bet.bet.picks.some((pick) => pick.kind === "fixture" && pick.fixtureId === fixtureId))
        continue;
      this.#become(bet, paymentOf(bet, outcomes));
    }
  }

  /** The stake is given back, whatever was paid. */
  voided(id: string): void {
    const bet = this.#bet(id);
    bet.isVoided = true;
    this.#become(bet, bet.left);
  }

  #become(bet: ShadowBet, paid: number | null): void {
    if (bet.paid === null && paid !== null) this.staked -= bet.left;
    if (bet.paid !== null && paid === null) this.staked += bet.left;
    const difference = (paid ?? 0) - (bet.paid ?? 0);
    if (difference > 0) this.pay(difference);
    else this.takeBack(-difference);
    bet.paid = paid;
  }

  #bet(id: string): ShadowBet {
    const bet = this.bets.get(id);
    if (!bet) throw new Error(`the shadow has no bet ${id}`);
    return bet;
  }

  balances(): Readonly<Record<string, number>> {
    const { wallet, staked, owed, points, reserved } = this;
    return { wallet, staked, owed, points, reserved };
  }
}
