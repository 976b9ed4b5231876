// What the wallet answers a provider's call: docs/provider.md.
import type { WalletAnswer, WalletError, WalletErrorCode } from "../../../src/api/contract/lobby/provider.ts";
import type { MoveRefusal } from "../../../src/domain/lobby/provider-call.ts";
import { addComma } from "../../../src/domain/common/price.ts";
import { refusalText } from "../../../src/domain/account/protection/text.ts";
import type { ServerContext } from "../../context.ts";
import { publishWaiting } from "../../operator/waiting.ts";
import { announce } from "./announce.ts";
import { asked, type WalletCall } from "./calls/asked.ts";
import { callsTogether } from "./calls/decide.ts";

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

/** Takes calls whose signatures were right. */
export function walletCalls(context: ServerContext) {
  const decide = callsTogether(context);
  return async (provider: string, made: WalletCall): Promise<WalletAnswer | WalletError> => {
    const decided = await decide(asked(provider, made));
    if (decided.refusal) return errorOf(decided.refusal);
    const { balance, isRepeat, betId, isHeld } = decided;
    if (betId) announce(context, betId);
    if (isHeld) await publishWaiting(context);
    return { balance, currency: "KRW", isRepeat };
  };
}

function errorOf({ code, room, protection }: MoveRefusal): WalletError {
  if (protection) return walletError(code, refusalText(protection), room);
  if (code === "stake_limit" && room !== undefined)
    return walletError(code, `베팅 한도는 ${addComma(room)}원입니다.`, room);
  return walletError(code, MESSAGES[code], room);
}
