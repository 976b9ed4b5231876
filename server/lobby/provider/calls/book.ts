// What a group of calls is judged by, and what is to be written of it. Each call sees what the ones before it did.
import type { JudgedMove, MoveTerms } from "../../../../src/domain/lobby/provider-call.ts";
import { GAME_TYPE } from "../../../../src/domain/common/game-type.ts";
import { SETTLEMENT } from "../../../../src/domain/sports/market.ts";
import { settlementMovement } from "../../../../src/domain/sports/settlement/movement.ts";
import { newId } from "../../../ids.ts";
import { settlementLines, stakeTaken } from "../../../ledger/bet-movements.ts";
import type { Movement } from "../../../ledger/post.ts";
import { protectionOfJson } from "../../../account/protection/own-protection.ts";
import type { AskedCall, AskedMove } from "./asked.ts";
import type { BetTerms, CallTerms, MemberTerms, TokenTerms, TransactionTerms } from "./terms.ts";

type Posted = Movement & { at: string };
/** The token of the call, with its member. */
export interface Caller {
  token: TokenTerms;
  member: MemberTerms;
}

export class CallBook {
  readonly #terms: CallTerms;
  readonly #at: string;
  /** As they were read: what the write compares. */
  readonly #read: { threads: object[]; bets: object[]; members: object[] };
  readonly #placed: object[] = [];
  readonly #changed = new Map<string, object>();
  readonly #postings: Posted[] = [];
  readonly #transactions: object[] = [];
  readonly #requests: object[] = [];
  readonly #held: object[] = [];

  /** `now` in milliseconds. */
  constructor(terms: CallTerms, now: number) {
    this.#terms = terms;
    this.#at = new Date(now).toISOString();
    this.#read = {
      threads: terms.threads.map(({ provider, id, count }) => ({ provider, id, count })),
      bets: terms.bets.map(({ id, settlements }) => ({ id, settlements })),
      members: terms.members.map(({ id, lastEntry, owed, protectionVersion }) => ({
        id,
        lastEntry,
        owed,
        protectionVersion,
      })),
    };
  }

  /** null: nobody was given the token at this provider. */
  callerOf({ provider, tokenHash }: AskedCall): Caller | null {
    const token = this.#terms.tokens.find((one) => one.hash === tokenHash && one.provider === provider);
    const member = this.#terms.members.find((one) => one.id === token?.memberId);
    return token && member ? { token, member } : null;
  }

  termsOf({ provider }: AskedCall, move: AskedMove, { token, member }: Caller): MoveTerms {
    const { requests, providers, isClosed } = this.#terms;
    const { hash: tokenHash, gameId, expiresAt, sessionEnds, isDisabled, tendency } = token;
    const placed = this.#transaction(provider, move.betTransactionId);
    const isOfBet = placed?.call === "bet";
    const { isOn, roundCeiling } = found(providers.find((one) => one.id === provider));
    return {
      player: {
        tokenHash,
        gameId,
        expiresAt: Date.parse(expiresAt),
        sessionEnds: sessionEnds === null ? null : Date.parse(sessionEnds),
        isDisabled,
        tendency,
      },
      request: requests.find((one) => one.provider === provider && one.id === move.requestId) ?? null,
      known: this.#transaction(provider, move.transactionId),
      placed: isOfBet ? placed : null,
      bet: isOfBet ? this.#betOf(placed) : null,
      ...this.#thread(provider, move),
      isProviderOn: isOn,
      isClosed,
      maxStake: token.maxStake,
      wallet: member.wallet,
      protection: member.protection && protectionOfJson(member.protection),
      roundCeiling,
      roundPaid: this.#round(provider, move, member)?.paid ?? 0,
    };
  }

  /** Notes what was judged. Returns the site's bet that changes by it, or null. */
  note(call: AskedCall, move: AskedMove, caller: Caller, judged: JudgedMove): string | null {
    if (judged.does === "repeat") return this.#keepRequest(call, move);
    if (judged.does === "refuse" && !judged.isKept) return null;
    const bet = judged.does === "stake" ? this.#place(call, move, caller) : this.#betTold(call, move);
    if (judged.does === "pay") this.#pay(call, move, caller.member, found(bet), judged);
    this.#keep(call, move, caller, judged, bet?.id ?? null);
    return judged.does === "stake" || judged.does === "pay" ? found(bet).id : null;
  }

  /** What the database's function provider_write is given; null: nothing is to be written. */
  written(): object | null {
    if (this.#requests.length === 0) return null;
    return {
      ...this.#read,
      placed: this.#placed,
      changed: [...this.#changed.values()],
      postings: this.#postings,
      transactions: this.#transactions,
      requests: this.#requests,
      held: this.#held,
    };
  }

  #transaction(provider: string, id: string): TransactionTerms | null {
    return this.#terms.transactions.find((one) => one.provider === provider && one.id === id) ?? null;
  }

  #betOf(of: TransactionTerms | null): BetTerms | null {
    return this.#terms.bets.find((one) => one.id === of?.betId) ?? null;
  }

  #betTold({ provider }: AskedCall, { call, betTransactionId }: AskedMove): BetTerms | null {
    return call === "bet" ? null : this.#betOf(this.#transaction(provider, betTransactionId));
  }

  #thread(provider: string, { betTransactionId }: AskedMove) {
    return found(this.#terms.threads.find((one) => one.provider === provider && one.id === betTransactionId));
  }

  #round(provider: string, { roundId }: AskedMove, { id }: MemberTerms) {
    return this.#terms.rounds.find(
      (one) => one.provider === provider && one.roundId === roundId && one.memberId === id,
    );
  }

  /** The price of a game at a provider is known by what it pays: the columns hold 1.00 and 0. */
  #place({ provider }: AskedCall, { amount: stake, roundId, selection }: AskedMove, { token, member }: Caller) {
    const bet = { id: newId(), memberId: member.id, stake, paid: 0, status: SETTLEMENT.inProgress };
    const { gameId, kind } = token;
    const pick = { providerId: provider, gameId, roundId, selectionId: selection?.id };
    this.#placed.push({
      owner: member.id,
      now: this.#at,
      bet: {
        id: bet.id,
        gameType: GAME_TYPE[kind],
        acceptance: "accepted",
        accept: "none",
        stake,
        price: 100,
        payout: 0,
      },
      picks: [{ ...pick, position: 0, kind: "provider", betPrice: 100 }],
    });
    this.#post(member, stakeTaken(bet), -stake);
    const terms: BetTerms = { ...bet, settlements: 0, hasHeld: false };
    this.#terms.bets.push(terms);
    return terms;
  }

  #pay(
    { provider }: AskedCall,
    move: AskedMove,
    member: MemberTerms,
    bet: BetTerms,
    { paid, held, end }: Extract<JudgedMove, { does: "pay" }>,
  ): void {
    if (held > 0) {
      this.#held.push({ provider, transactionId: move.transactionId, betId: bet.id, amount: held, at: this.#at });
      bet.hasHeld = true;
    }
    const after = { status: end.status, paid: bet.paid + paid };
    const movement = settlementMovement(bet.stake, bet, after, member);
    if (!movement) return;
    Object.assign(bet, after);
    bet.settlements++;
    member.owed += movement.owed;
    const round = this.#round(provider, move, member);
    if (round) round.paid += paid;
    const settledAt = end.status === SETTLEMENT.inProgress ? null : this.#at;
    const { id, settlements } = bet;
    this.#changed.set(id, { id, ...after, settlements, settledAt, outcome: end.outcome });
    const posting = { kind: "settlement", ref: id, uniqueKey: `bet:${id}:settlement:${settlements}` } as const;
    this.#post(member, { ...posting, lines: settlementLines(member.id, movement) }, movement.wallet);
  }

  /** `change`: of the wallet, in won. */
  #post(member: MemberTerms, movement: Movement, change: number): void {
    this.#postings.push({ ...movement, at: this.#at });
    member.wallet += change;
    for (const one of member.protection?.losses ?? []) one.lost -= change;
  }

  #keep(call: AskedCall, move: AskedMove, { token, member }: Caller, judged: JudgedMove, betId: string | null): void {
    const { provider, tokenHash, note } = call;
    const { transactionId: id, betTransactionId, roundId, amount, facts, selection } = move;
    const refusal = judged.does === "refuse" ? judged.refusal : null;
    const state = refusal ? "refused" : judged.does === "keep" ? judged.state : "taken";
    const kept = {
      provider,
      id,
      call: move.call,
      facts,
      state,
      refusal,
      tokenHash,
      memberId: member.id,
      roundId,
      betId,
    };
    const { gameId } = token;
    const selectionName = selection?.name ?? null;
    this.#terms.transactions.push(kept as TransactionTerms);
    this.#transactions.push({ ...kept, betTransactionId, gameId, amount, selectionName, note, at: this.#at });
    const thread = this.#thread(provider, move);
    if (move.call === "win") thread.hasWin = true;
    if (move.call === "rollback") thread.hasRollback = true;
    this.#keepRequest(call, move);
  }

  #keepRequest({ provider }: AskedCall, { requestId: id, transactionId, facts }: AskedMove): null {
    const { requests } = this.#terms;
    if (requests.some((one) => one.provider === provider && one.id === id)) return null;
    const request = { provider, id, transactionId, facts };
    requests.push(request);
    this.#requests.push(request);
    return null;
  }
}

/** Each call has its member, its provider and its thread in the terms that were read for it. */
function found<T>(one: T | null | undefined): T {
  if (one === null || one === undefined) throw new Error("the terms of a call lack a part");
  return one;
}
