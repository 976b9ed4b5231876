// What the database's function provider_terms returns: what calls are judged by, read at one moment.
import type { KeptTransaction, Player, ProviderBet } from "../../../../src/domain/lobby/provider-call.ts";
import { LOSSES_COUNTED } from "../../../../src/domain/account/protection/own-limits.ts";
import type { CallFunction } from "../../../db/call.ts";
import type { ProtectionJson } from "../../../account/protection/own-protection.ts";
import type { AskedCall } from "./asked.ts";

export interface TokenTerms extends Omit<Player, "tokenHash" | "expiresAt" | "sessionEnds"> {
  hash: string;
  provider: string;
  kind: "casino" | "slot";
  memberId: string;
  /** Of the member's level. */
  maxStake: number;
  expiresAt: string;
  sessionEnds: string | null;
}

export interface MemberTerms {
  id: string;
  wallet: number;
  owed: number;
  lastEntry: number;
  protectionVersion: number;
  /** Read for bets. */
  protection: ProtectionJson | null;
}

export interface BetTerms extends Omit<ProviderBet, "hasHeld"> {
  hasHeld: boolean;
  id: string;
  memberId: string;
  settlements: number;
}

export interface TransactionTerms extends KeptTransaction {
  provider: string;
  id: string;
  memberId: string;
  betId: string | null;
}

/** All transactions about one bet. */
interface ThreadTerms {
  provider: string;
  id: string;
  count: number;
  hasWin: boolean;
  hasRollback: boolean;
}

export interface CallTerms {
  tokens: TokenTerms[];
  members: MemberTerms[];
  transactions: TransactionTerms[];
  requests: { provider: string; id: string; transactionId: string; facts: string }[];
  threads: ThreadTerms[];
  bets: BetTerms[];
  rounds: { provider: string; roundId: string; memberId: string; paid: number }[];
  providers: { id: string; isOn: boolean; roundCeiling: number }[];
  isClosed: boolean;
}

/** `now` in milliseconds. */
export function readCallTerms(call: CallFunction, calls: readonly AskedCall[], now: number): Promise<CallTerms> {
  return call<CallTerms>("provider_terms", {
    now: new Date(now).toISOString(),
    losses: LOSSES_COUNTED,
    calls: calls.map(({ provider, tokenHash, move }) => {
      if (!move) return { provider, tokenHash };
      const { call: name, requestId, transactionId, betTransactionId, roundId } = move;
      return { provider, tokenHash, call: name, requestId, transactionId, betTransactionId, roundId };
    }),
  });
}
