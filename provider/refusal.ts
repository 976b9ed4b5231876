// What the provider refuses, with its code and its Korean message.
import type { StakeRefusal } from "../src/domain/lobby/house/table.ts";

const REFUSALS = {
  bad_request: [400, "요청이 올바르지 않습니다."],
  unauthorized: [401, "입장이 만료되었습니다. 게임을 다시 열어주세요."],
  not_found: [404, "찾을 수 없습니다."],
  facts_differ: [409, "같은 번호의 다른 요청이 있습니다."],
  too_soon: [409, "한 번 돌린 뒤 2.5초가 지나야 합니다."],
  too_fast: [429, "베팅이 너무 빠릅니다. 다음 회차에 베팅해주세요."],
  unfinished: [409, "앞의 베팅을 확인하고 있습니다. 잠시만 기다려주세요."],
  withdrawn: [409, "취소된 요청입니다."],
  closed: [409, "베팅이 마감되었습니다."],
  unknown_pick: [422, "없는 베팅입니다."],
  bad_amount: [422, "1,000원 단위로 베팅해주세요."],
  over_limit: [422, "한 자리에 한 회차 1,000,000원까지 베팅할 수 있습니다."],
  hedge: [422, "플레이어와 뱅커에 함께 베팅할 수 없습니다."],
  token_expired: [422, "입장 시간이 지났습니다. 게임을 다시 열어주세요."],
  insufficient_funds: [422, "보유머니가 부족합니다."],
  stake_limit: [422, "베팅 한도를 넘었습니다."],
  protected: [422, "보호 설정으로 베팅할 수 없습니다."],
  barred: [422, "카지노 이용이 제한되어 있습니다."],
  maintenance: [503, "현재 점검중입니다."],
  provider_off: [503, "현재 게임을 이용할 수 없습니다."],
  refused: [422, "베팅이 거절되었습니다."],
} as const satisfies Record<StakeRefusal | string, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** `message` replaces the code's own: what the wallet said. */
  constructor(code: RefusalCode, message?: string | null) {
    super(message ?? REFUSALS[code][1]);
    this.code = code;
    this.status = REFUSALS[code][0];
  }
}

/** A refusal of the wallet, as the player is told. */
export function walletRefusal(code: string | null, message: string | null): Refusal {
  const known = code !== null && code in REFUSALS ? (code as RefusalCode) : "refused";
  // The wallet's words name what the member set; the others are for the provider.
  return new Refusal(known, known === "protected" || known === "stake_limit" ? message : null);
}
