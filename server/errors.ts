import { ERROR_STATUS, type ErrorCode } from "../src/api/contract/common.ts";

/** A refusal that goes to the wire as `{code, message, ...details}` with the status of its code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, message: string = ERROR_MESSAGES[code], details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  get body(): { code: ErrorCode; message: string } & Record<string, unknown> {
    return { code: this.code, message: this.message, ...this.details };
  }
}

/** What a member reads when nothing more exact is known. */
const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  bad_request: "요청 형식이 올바르지 않습니다.",
  unauthorized: "로그인이 필요합니다.",
  forbidden: "권한이 없습니다.",
  not_found: "찾을 수 없습니다.",
  wrong_credentials: "아이디 또는 비밀번호가 올바르지 않습니다.",
  excluded: "이용이 제한된 계정입니다.",
  approval_pending: "승인 대기 중입니다.",
  request_timeout: "요청을 기다리는 시간이 지났습니다.",
  sign_up_ended: "현재 회원가입은 종료했습니다",
  user_id_taken: "이미 사용 중인 아이디입니다.",
  price_changed: "배당이 변경되었습니다. 변경된 배당을 확인해주세요.",
  rate_moved: "환율이 바뀌어 접수하지 않았습니다. 바뀐 환율을 확인해주세요.",
  key_reused: "같은 요청 키로 다른 내용이 접수되었습니다.",
  request_open: "처리되지 않은 신청이 있습니다.",
  request_moved: "이미 처리되고 있는 신청입니다.",
  already_claimed: "이미 받았습니다.",
  not_editable: "이미 시작했거나 지급한 내역이 있어 바꿀 수 없습니다.",
  payload_too_large: "요청이 너무 큽니다.",
  unsupported_media_type: "지원하지 않는 형식입니다.",
  insufficient_funds: "보유머니가 부족합니다.",
  market_closed: "마감된 경기가 포함되어 있습니다.",
  slip_rule: "베팅 규칙에 맞지 않는 조합입니다.",
  correlated_legs: "같은 경기의 선택은 함께 베팅할 수 없습니다.",
  stake_limit: "베팅 한도를 초과했습니다.",
  cash_out_refused: "지금은 캐시아웃할 수 없습니다.",
  charge_refused: "지금은 충전을 신청할 수 없습니다.",
  exchange_refused: "지금은 환전을 신청할 수 없습니다.",
  wagering_left: "남은 롤링을 채운 뒤 환전할 수 있습니다.",
  result_refused: "결과를 등록할 수 없습니다.",
  not_claimable: "아직 받을 수 없습니다.",
  programme_ceiling: "돌려주는 금액이 하우스 에지의 80%를 넘습니다.",
  protected: "보호 설정 때문에 처리할 수 없습니다.",
  code_required: "인증 코드를 입력해주세요.",
  wrong_code: "인증 코드가 올바르지 않습니다. 새 코드를 입력해주세요.",
  too_many_requests: "요청이 너무 많습니다. 잠시 후 다시 시도해주세요.",
  headers_too_large: "요청의 주소나 헤더가 너무 큽니다.",
  unavailable: "일시적으로 처리할 수 없습니다. 잠시 후 다시 시도해주세요.",
  maintenance: "점검 중입니다.",
  access_denied: "접속이 거부되었습니다.",
  second_login: "다른 기기에서 로그인하여 로그아웃되었습니다.",
  kicked: "로그아웃되었습니다.",
  address_blocked: "차단된 IP입니다.",
};
