// One call of a provider to the wallet. The database decides in one statement, so that repeated, reordered and
// simultaneous calls end the same: docs/provider.md.
import { createHash } from "node:crypto";
import {
  type WalletAnswer,
  type WalletBalanceCall,
  type WalletBetCall,
  type WalletCallName,
  type WalletError,
  type WalletErrorCode,
  type WalletRollbackCall,
  type WalletWinCall,
} from "../../../src/api/contract/lobby/provider.ts";
import { CASINO_BLOCK_TENDENCY } from "../../../src/domain/common/constants.ts";
import { addComma } from "../../../src/domain/common/price.ts";
import { type ProtectionRefusal, refusalText } from "../../../src/domain/account/protection/text.ts";
import { hashToken } from "../../session/token.ts";
import { isTransient, retrying } from "../../db/transaction.ts";
import { codeOf } from "../../db/execute.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { CallFunction } from "../../db/call.ts";
import { newId } from "../../ids.ts";
import { publishWaiting } from "../../operator/waiting.ts";
import { announce } from "./announce.ts";

const UNIQUE_VIOLATION = "23505";

export type WalletCall =
  | { call: "balance"; body: WalletBalanceCall }
  | { call: "bet"; body: WalletBetCall }
  | { call: "win"; body: WalletWinCall }
  | { call: "rollback"; body: WalletRollbackCall };

/** What provider_call returns. */
interface Decided {
  code: WalletErrorCode | null;
  room?: number;
  protection?: ProtectionRefusal;
  isRepeat?: boolean;
  balance?: number;
  memberId?: string;
  betId?: string;
  /** A part of the win waits for an operator. */
  isHeld?: boolean;
}

/** In Korean: a provider may show it to the member. */
const MESSAGES: Readonly<Record<WalletErrorCode, string>> = {
  bad_request: "요청 형식이 올바르지 않습니다.",
  unauthorized: "서명이 올바르지 않습니다.",
  unknown_provider: "등록되지 않은 제공사입니다.",
  unknown_token: "게임 토큰을 찾을 수 없습니다.",
  unknown_bet: "베팅을 찾을 수 없습니다.",
  facts_differ: "같은 번호로 다른 내용이 접수되었습니다.",
  bet_rolled_back: "취소된 베팅입니다.",
  bet_won: "이미 지급된 베팅입니다.",
  bet_closed: "이미 끝난 베팅입니다.",
  token_expired: "게임 이용 시간이 끝났습니다. 다시 입장해주세요.",
  insufficient_funds: "보유머니가 부족합니다.",
  stake_limit: "베팅 한도를 초과했습니다.",
  protected: "보호 설정 때문에 처리할 수 없습니다.",
  barred: "관리자에게 문의해주세요.",
  provider_off: "점검중입니다.",
  maintenance: "점검중입니다.",
};

export function walletError(code: WalletErrorCode, message: string = MESSAGES[code], room?: number): WalletError {
  return { code, message, ...(room !== undefined && { room }) };
}

/** Takes a call whose signature was right. */
export async function takeWalletCall(
  context: ServerContext,
  provider: string,
  made: WalletCall,
): Promise<WalletAnswer | WalletError> {
  const { answer, betId, isHeld } = await retrying(
    () => decide(context.database.call, context.clock, provider, made),
    (error) => isTransient(error) || codeOf(error) === UNIQUE_VIOLATION,
  );
  if (betId) announce(context, betId);
  if (isHeld) await publishWaiting(context);
  return answer;
}

export interface WalletDecision {
  answer: WalletAnswer | WalletError;
  /** The site's bet that changed. */
  betId: string | null;
  isHeld: boolean;
}

/**
 * One call, in the caller's transaction where `database` is of one. `by` in place of the body's token: for a call of
 * the site itself about a bet whose token only its provider has.
 */
export async function decide(
  database: CallFunction,
  clock: Clock,
  provider: string,
  { call, body }: WalletCall,
  by: { tokenHash: string; note?: string } = { tokenHash: hashToken(body.token) },
): Promise<WalletDecision> {
  const decided = await database<Decided>("provider_call", {
    provider,
    call,
    now: dateNow(clock).toISOString(),
    requestId: body.requestId,
    barringCode: CASINO_BLOCK_TENDENCY,
    siteBetId: newId(),
    ...by,
    ...movementOf({ call, body } as WalletCall, by.tokenHash),
  });
  if (decided.code) return { answer: refusalOf(decided, decided.code), betId: null, isHeld: false };
  const { balance = 0, isRepeat = false, betId = null, isHeld = false } = decided;
  return { answer: { balance, currency: "KRW", isRepeat }, betId, isHeld };
}

/** The facts are everything but the request id: schemas put their keys out in one order. */
function movementOf({ call, body }: WalletCall, tokenHash: string): Record<string, unknown> {
  if (call === "balance") return {};
  const { requestId: _, token: __, ...said } = body;
  const facts = createHash("sha256")
    .update(JSON.stringify([call satisfies WalletCallName, tokenHash, said]))
    .digest("hex");
  const { transactionId, roundId } = body;
  if (call === "bet") {
    const { amount, gameId, selection } = body;
    const named = { selectionId: selection.id, selectionName: selection.name };
    return { transactionId, betTransactionId: transactionId, roundId, facts, amount, gameId, ...named };
  }
  const { betTransactionId } = body;
  if (call === "rollback") return { transactionId, betTransactionId, roundId, facts, amount: 0 };
  const { amount, isFinal, isPush } = body;
  return { transactionId, betTransactionId, roundId, facts, amount, isFinal, isPush };
}

function refusalOf({ room, protection }: Decided, code: WalletErrorCode): WalletError {
  if (protection) return walletError(code, refusalText(protection), room);
  if (code === "stake_limit" && room !== undefined)
    return walletError(code, `베팅 한도는 ${addComma(room)}원입니다.`, room);
  return walletError(code, MESSAGES[code], room);
}
