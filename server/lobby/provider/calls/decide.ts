// Calls of providers are read, judged and written: several of a turn in two round trips, or one in a transaction that
// holds first what it is judged by: docs/decisions/provider-calls-together.md.
import { judgeMove, type MoveRefusal } from "../../../../src/domain/lobby/provider-call.ts";
import type { Clock } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { CallFunction } from "../../../db/call.ts";
import { callWithin } from "../../../db/call-within.ts";
import { codeOf } from "../../../db/execute.ts";
import type { Tx } from "../../../db/open.ts";
import { together } from "../../../db/together.ts";
import { isTransient, retrying } from "../../../db/transaction.ts";
import type { AskedCall } from "./asked.ts";
import { CallBook } from "./book.ts";
import { type CallTerms, readCallTerms } from "./terms.ts";

export type CallDecision =
  | { refusal: MoveRefusal }
  | {
      refusal: null;
      /** The member's, in won. */
      balance: number;
      isRepeat: boolean;
      /** The site's bet that changed. */
      betId: string | null;
      /** A part of the win waits for an operator. */
      isHeld: boolean;
    };

const UNIQUE_VIOLATION = "23505";
/** Another call took an id meanwhile, or a lock was held. */
const isAgain = (error: unknown): boolean => isTransient(error) || codeOf(error) === UNIQUE_VIOLATION;
/** Who waits for a lock is left to wait alone: the others would wait too. */
const PATIENCE = "10ms";

/**
 * Decides calls that come in one turn, or while others are decided, as one group: each as if it came alone, in their
 * order. Groups follow each other, since each moves the wallets that the next one is judged by.
 */
export function callsTogether({ database, clock }: ServerContext): (asked: AskedCall) => Promise<CallDecision> {
  return together<AskedCall, CallDecision>({
    groups: 1,
    all: async (group) => {
      const calls = group.map(({ argument }) => argument);
      const now = clock.now();
      const { decisions, written } = judgeCalls(await readCallTerms(database.call, calls, now), calls, now);
      if (written) await database.call("provider_write", { ...locksOf(calls), ...written, patience: PATIENCE });
      return decisions;
    },
    alone: (asked) => decideAlone({ database, clock }, asked),
  });
}

/** In a transaction of its own. */
export function decideAlone(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  asked: AskedCall,
): Promise<CallDecision> {
  return retrying(() => database.db.transaction((tx) => decideWithin(tx, clock, asked)), isAgain);
}

/** In the caller's transaction. */
export async function decideWithin(tx: Tx, clock: Clock, asked: AskedCall): Promise<CallDecision> {
  const call: CallFunction = callWithin(tx);
  const locks = locksOf([asked]);
  await call("provider_lock", locks);
  const now = clock.now();
  const { decisions, written } = judgeCalls(await readCallTerms(call, [asked], now), [asked], now);
  if (written) await call("provider_write", { ...locks, ...written });
  const [decision] = decisions;
  if (!decision) throw new Error("a call was not decided");
  return decision;
}

function locksOf(calls: readonly AskedCall[]): object {
  const moves = calls.filter(({ move }) => move !== null);
  return {
    tokens: [...new Set(moves.map(({ tokenHash }) => tokenHash))],
    threads: moves.map(({ provider, move }) => ({ provider, id: move?.betTransactionId })),
  };
}

/** `now` in milliseconds. */
function judgeCalls(terms: CallTerms, calls: readonly AskedCall[], now: number) {
  const book = new CallBook(terms, now);
  const decisions = calls.map((asked) => decide(book, asked, now));
  return { decisions, written: book.written() };
}

function decide(book: CallBook, asked: AskedCall, now: number): CallDecision {
  const { move } = asked;
  const caller = book.callerOf(asked);
  if (!caller) return { refusal: { code: "unknown_token" } };
  const { member } = caller;
  if (!move) return { refusal: null, balance: member.wallet, isRepeat: false, betId: null, isHeld: false };
  const judged = judgeMove(move, book.termsOf(asked, move, caller), now);
  const betId = book.note(asked, move, caller, judged);
  if ("refusal" in judged && judged.refusal) return { refusal: judged.refusal };
  return {
    refusal: null,
    balance: member.wallet,
    isRepeat: judged.does === "repeat" || (judged.does === "keep" && judged.isRepeat),
    betId,
    isHeld: judged.does === "pay" && judged.held > 0,
  };
}
