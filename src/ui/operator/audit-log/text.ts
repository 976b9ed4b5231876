import type { AuditOutcome } from "../../../api/contract/operator/audit-log.ts";

export const AUDIT_LOG_TEXT = {
  title: "운영 기록",
  help: "운영자가 한 일, 거부된 것, 열어 본 개인정보가 남습니다. 기간을 정하지 않으면 최근 7일입니다. 회원이 아닌 대상은 provider:trial처럼 씁니다.",
  actor: "누가 (아이디)",
  subject: "대상 (아이디)",
  action: "작업",
  outcome: "결과",
  at: "시각",
  who: "누가",
  on: "대상",
  why: "사유",
  refusal: "까닭",
  read: "열어 본 정보",
  all: "전체",
  from: "시작일",
  to: "종료일",
  search: "조회",
  reset: "초기화",
  empty: "기록이 없습니다.",
  by: (actor: string, askedBy: string | null) =>
    askedBy === null || askedBy === actor ? actor : `${askedBy} 요청 · ${actor}`,
  where: (address: string) => `IP ${address}`,
  device: "기기",
  reason: (reason: string) => `사유: ${reason}`,
  code: (code: string) => `까닭: ${code}`,
  reads: (kinds: string) => `열어 본 정보: ${kinds}`,
  changes: "바뀐 것",
  field: "항목",
  before: "전",
  after: "후",
  asked: "요청 내용",
  none: "-",
  chained: "검사용 사슬에 들어감",
  unchained: "검사용 사슬을 기다림",
  history: "이 대상의 운영 기록",
  noHistory: "이 대상에 관한 운영 기록이 없습니다.",
  openHistory: "운영 기록",
  closeHistory: "운영 기록 닫기",
  openDetail: (title: string) => `${title} 자세히`,
  detail: "자세히",
} as const;

export const OUTCOME_NAMES: Readonly<Record<AuditOutcome, string>> = {
  done: "처리",
  asked: "승인 요청",
  denied: "거부",
  read: "열람",
};

export const READ_NAMES: Readonly<Record<string, string>> = {
  phone: "휴대폰 번호",
  bank: "계좌",
  profile: "회원 정보",
  export: "목록 파일",
};
