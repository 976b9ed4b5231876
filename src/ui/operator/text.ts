import type { FixtureStatus } from "../../domain/sports/market.ts";
import { addComma } from "../../domain/common/price.ts";

export const STATUS_LABEL: Readonly<Record<FixtureStatus, string>> = {
  scheduled: "예정",
  live: "진행중",
  ended: "종료",
  settled: "정산",
  cancelled: "취소",
};

export const OPERATOR_TEXT = {
  title: "관리자",
  tabs: "관리 메뉴",
  save: "저장",
  saved: "저장했습니다.",
  failed: "처리하지 못했습니다.",
  waiting: "대기 ",
  notAllowed: "이 화면을 볼 권한이 없습니다.",
} as const;

export const MESSENGER_TEXT = {
  title: (name: string) => `메신저 · ${name}`,
  name: "이름",
  url: "주소",
  urlHint: "로그인 화면의 단추가 여는 주소입니다. 비워두면 단추가 되지 않습니다.",
  submit: "메신저 변경",
  wrongUrl: "주소를 https://로 시작하게 입력해주세요.",
} as const;

export const UNSAVED_TEXT = {
  title: "저장하지 않은 내용",
  ask: "저장하지 않은 내용이 있습니다. 나가면 사라집니다.",
  leave: "나가기",
  stay: "계속 작성",
} as const;

export const POINT_TERMS_TEXT = {
  title: "포인트 전환 조건",
  wonPer100: "100포인트의 금액(원)",
  minimum: "최소 포인트",
  step: "전환 단위(포인트)",
  apply: "전환 조건 적용",
  applied: "적용했습니다.",
  ask: "포인트 전환 조건을 바꿉니다. 지금부터 하는 전환에 적용됩니다.",
  terms: (wonPer100: string, minimum: string, step: string) => `100P는 ${wonPer100}원, ${minimum}P부터 ${step}P 단위`,
} as const;

export const SETTINGS_TEXT = {
  maintenance: "점검",
  siteNoticeFlg: "점검 중 (모든 회원을 로그아웃합니다)",
  maintenanceNotice: "점검 안내문",
  typed: "점검을 시작하는 말",
  typedHint: "점검을 시작하려면 '점검 시작'이라고 입력합니다.",
  typeIt: "'점검 시작'이라고 입력해주세요.",
  maintenanceEndsAt: "점검 종료 예정 (한국 시간)",
  maintenanceEndsHint: "이 시각에 점검이 저절로 끝납니다. 비워두면 저절로 끝나지 않습니다.",
  timeFormat: "연도-월-일 시:분",
  wrongTime: "시각을 2026-11-22 19:30처럼 입력해주세요.",
  ask: "점검을 시작합니다.",
  online: (count: string | null) =>
    `지금 접속한 회원 ${count === null ? "" : `${count}명`}과 총판, 관리자 모두 로그아웃됩니다. 예외는 없습니다.`,
  endsAt: (at: string) =>
    `${at}에 저절로 끝납니다. 그 전에 끝내려면 npm run settings -- siteNoticeFlg=false 를 실행합니다.`,
  endsByHand: "저절로 끝나지 않습니다. 끝내려면 npm run settings -- siteNoticeFlg=false 를 실행합니다.",
  session: "로그인 유지",
  autoLogoutMin: "이동할 때마다 연장되는 시간(분)",
  logoutMin: "로그인 직후 유지 시간(분)",
  site: "운영",
  joinStartEndFlg: "회원가입 종료",
  joinApproval: "새 회원은 관리자가 승인한 뒤 로그인",
  tetherMaintenanceFlag: "테더 충전·환전 점검",
} as const;

export const FIXTURES_TEXT = {
  search: "팀 또는 리그",
  risk: (bets: number, stake: number) => `미정산 ${addComma(bets)}건 · ${addComma(stake)}원`,
  status: "상태",
  all: "전체",
  kickOff: "시작",
  match: "경기",
  result: "결과",
  none: "등록된 결과가 없습니다.",
  empty: "경기가 없습니다.",
  home: "홈",
  away: "원정",
  homeOf: (period: string) => `홈 ${period}`,
  awayOf: (period: string) => `원정 ${period}`,
  bothScores: "두 팀의 점수를 모두 입력하거나 모두 비워주세요.",
  leftOut: "비워둔 구간의 마켓은 적특 처리됩니다.",
  enter: "결과 등록",
  revise: "결과 정정",
  running: (now: string) => `아직 진행 중인 경기입니다. 지금 ${now}`,
  runningWord: "경기 종료",
  typed: "진행 중인 경기의 결과를 확정하는 말",
  typedHint: "'경기 종료'라고 입력합니다.",
  typeIt: "'경기 종료'라고 입력해주세요.",
  receipts: "방금 처리한 경기",
  void: "경기 취소",
  voided: "취소됨",
  askVoid: "경기를 취소하고 모든 베팅을 적특 처리합니다. 계속하시겠습니까?",
  yes: "경기 취소 확정",
  no: "돌아가기",
  close: "닫기",
  cancelSpan: "구간 취소",
  noScore: "점수를 입력해주세요.",
  revision: (revision: number) => `${revision}차`,
  score: (home: number, away: number, homeHalf: number | null, awayHalf: number | null) =>
    homeHalf === null || awayHalf === null ? `${home} : ${away}` : `${home} : ${away} (전반 ${homeHalf} : ${awayHalf})`,
  report: (settled: number, corrected: number) => `정산 ${settled}건, 정정 ${corrected}건을 처리했습니다.`,
} as const;

export const AUDIT_TEXT = {
  run: "다시 검사",
  ok: "장부가 맞습니다.",
  wrong: "장부가 맞지 않습니다.",
  kind: "계정",
  currency: "단위",
  accounts: "계정 수",
  balance: "잔액",
  counts: (counts: { accounts: number; postings: number; entries: number; openBets: number }) =>
    `계정 ${counts.accounts.toLocaleString("ko-KR")} · 전표 ${counts.postings.toLocaleString("ko-KR")} · 분개 ${counts.entries.toLocaleString("ko-KR")} · 미정산 베팅 ${counts.openBets.toLocaleString("ko-KR")}`,
  won: "원",
  point: "P",
} as const;

/** Kinds of account of the books. */
export const ACCOUNT_LABEL: Readonly<Record<string, string>> = {
  wallet: "회원 지갑",
  staked: "미정산 베팅금",
  owed: "회수할 금액",
  points: "회원 포인트",
  reserved: "예약된 환전금",
  house_bank: "하우스 은행",
  house_stakes: "정산된 베팅금",
  house_payouts: "지급한 당첨금",
  house_points: "지급한 포인트",
  house_promotions: "지급한 혜택",
  house_capital: "하우스 자본",
};
