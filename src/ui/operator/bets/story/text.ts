import type { TrailAnswer, TrailEvent } from "../../../../api/contract/sports/trails.ts";
import type { Judgement } from "../../../../api/contract/operator/bet-story.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../../domain/common/price.ts";

/** The states of both machines, as support says them. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  editing: "카트 편집",
  confirming: "확인 창",
  storing: "요청 저장",
  sending: "전송 중",
  unknown: "결과 확인 전",
  reconciling: "결과 조회 중",
  unsent: "서버에 없음",
  withdrawing: "취소 중",
  interrupted: "로그인 끊김",
  pendingAcceptance: "접수 대기",
  accepted: "접수 완료",
  refused: "거절",
  priceChanged: "배당 변경 안내",
  quoting: "금액 표시",
  suspended: "일시 중지",
  moved: "금액 변경 안내",
  waiting: "결정 대기",
  paid: "지급 완료",
};

const ANSWERS: Readonly<Record<TrailAnswer["kind"], string>> = {
  placed: "접수 응답",
  priceChanged: "배당 변경으로 거절",
  refused: "거절 응답",
  absent: "서버에 요청이 없음",
  withdrawn: "취소됨",
  sessionEnded: "로그인이 끝남",
  unknown: "알 수 없는 응답",
  paid: "지급 응답",
  waiting: "결정 대기 응답",
  moved: "금액 변경으로 거절",
  suspended: "일시 중지로 거절",
};
const ACCEPTANCES = { pending: "접수 대기", accepted: "접수", refused: "거절" } as const;

const CALLS: Readonly<Record<string, string>> = {
  sendCommand: "전송",
  findCommand: "결과 조회",
  withdrawCommand: "취소 요청",
  storeIntent: "요청 저장",
};

const BARE: Readonly<Record<string, string>> = {
  "trail.began": "기록 시작",
  "trail.reloaded": "페이지를 다시 열었습니다",
  "placement.open": "베팅하기를 눌렀습니다",
  "placement.confirm": "베팅을 확정했습니다",
  "placement.cancel": "확인 창을 닫았습니다",
  "placement.edit": "결과를 보고 카트로 돌아갔습니다",
  "prices.fresh": "실시간 배당이 연결됐습니다",
  "prices.notFresh": "실시간 배당이 끊겼습니다",
  "command.reconcile": "결과 확인을 눌렀습니다",
  "command.resend": "다시 보내기를 눌렀습니다",
  "command.discard": "취소를 눌렀습니다",
  "cashOut.sell": "캐시아웃을 눌렀습니다",
  "cashOut.close": "결과를 보고 닫았습니다",
  "cashOut.decided": "결정 알림을 받았습니다",
};
const WAITS: Readonly<Record<string, string>> = {
  sendTimeout: "9초 동안 응답이 없었습니다",
  reconcileDelay: "기다린 뒤 다시 조회합니다",
  pendingPoll: "접수 알림이 없어 다시 조회합니다",
  decisionPoll: "결정 알림이 없어 다시 조회합니다",
};

const won = (amount: number): string => `${addComma(amount)}원`;
const pricesOf = (picks: readonly { betPrice: number }[]): string =>
  picks.map(({ betPrice }) => formatPrice(betPrice)).join(" · ");

function answerText(call: string, { kind, bet, code, rule, picks, offer, paid, least }: TrailAnswer): string {
  const more = [
    bet && `${ACCEPTANCES[bet.acceptance]} ${formatPrice(bet.price)}`,
    code && reasonText(code, rule ?? null),
    picks && `지금 배당 ${pricesOf(picks)}`,
    offer && offerText(offer.value),
    paid !== undefined && won(paid),
    least !== undefined && `최소 ${won(least)}`,
  ].filter(Boolean);
  return [`${CALLS[call] ?? call}: ${ANSWERS[kind]}`, ...more].join(", ");
}

const offerText = (value: number | null): string => (value === null ? "금액 없음" : `캐시아웃 금액 ${won(value)}`);

/** What happened on the page, by its own record. */
export function eventText(event: TrailEvent): string {
  const call = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type)?.[1];
  if (call !== undefined) {
    if ("answer" in event) return answerText(call, event.answer);
    return event.type.includes(".done.") ? `${CALLS[call]} 완료` : `${CALLS[call]} 실패: 응답이 없습니다`;
  }
  const wait = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1];
  if (wait !== undefined) return WAITS[wait] ?? wait;
  switch (event.type) {
    case "placement.open":
    case "placement.confirm":
      return `${BARE[event.type]} (${pricesOf(event.request.picks)}, ${won(event.request.stake)})`;
    case "placement.setDirect":
      return event.isDirect ? "바로 베팅을 켰습니다" : "바로 베팅을 껐습니다";
    case "bet.changed":
      return `실시간 알림: ${ACCEPTANCES[event.bet.acceptance]} ${formatPrice(event.bet.price)}`;
    case "cashOut.offered":
      return offerText(event.offer.value);
    case "cashOut.choose":
      return event.part === null ? "전액을 골랐습니다" : `${won(event.part)}을 골랐습니다`;
    case "cashOut.allow":
      return `금액 변동 ${event.fall}%까지 허용`;
    default:
      return BARE[event.type] ?? event.type;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  price_changed: "배당·금액 변경",
  insufficient_funds: "보유머니 부족",
  market_closed: "마감",
  market_suspended: "일시 중지",
  stopped_meanwhile: "대기 중 일시 중지",
  stake_limit: "베팅 한도",
  slip_rule: "조합 규칙",
  correlated_legs: "같은 경기 조합",
  protected: "보호 설정",
  cash_out_refused: "캐시아웃 조건",
  bet_refused: "대기 중 거절",
  not_stored: "브라우저 저장 실패",
  not_withdrawn: "취소 확인 실패",
  key_reused: "같은 요청 키",
};

/** The rule that decided, with its name in the program. */
function reasonText(code: string, rule: string | null): string {
  const name = (rule !== null && REASONS[rule]) || REASONS[code] || "거절";
  return `${name} (${rule ?? code})`;
}

const VERDICTS: Readonly<Record<Judgement["verdict"], string>> = {
  accepted: "접수",
  pending: "접수 대기",
  refused: "거절",
  paid: "지급",
  waiting: "결정 대기",
};
const STAGES: Readonly<Record<Judgement["stage"], string>> = {
  bet: "베팅",
  bet_decision: "인플레이 결정",
  cash_out: "캐시아웃",
  cash_out_decision: "캐시아웃 결정",
};

export const verdictText = ({ stage, verdict, code, rule }: Judgement): string =>
  [`${STAGES[stage]} ${VERDICTS[verdict]}`, code === null ? null : reasonText(code, rule)].filter(Boolean).join(": ");

const POLICIES: Readonly<Record<string, string>> = {
  none: "변경 안 받음",
  better: "오른 배당만 받음",
  within1: "1%까지 받음",
  within2: "2%까지 받음",
  within3: "3%까지 받음",
  any: "모두 받음",
};

/** What it was judged by, a line each. */
export function termLines({ terms }: Judgement): string[] {
  if (terms.kind === "cashOut") {
    const { offer, stake, least, paid, decideAt } = terms;
    return [
      `요청 ${won(stake)}, 최소 ${won(least)}`,
      offer === null
        ? "이미 끝난 베팅"
        : `당시 ${offerText(offer.value)} (버전 ${offer.version}, 요청 버전 ${terms.version ?? "-"})`,
      ...(paid === null ? [] : [`지급 ${won(paid)}`]),
      ...(decideAt === null ? [] : [`${formatDateTime(decideAt)}까지 대기`]),
    ];
  }
  const { legs, stake, accept, limits, balance } = terms;
  return [
    ...legs.map(
      ({ seenPrice, price, status, seenVersion, version }) =>
        `요청 배당 ${formatPrice(seenPrice)} → 당시 ${formatPrice(price)} (${status}, 버전 ${seenVersion ?? "-"} → ${version ?? "-"})`,
    ),
    `베팅금액 ${won(stake)}, 배당 변경 ${POLICIES[accept] ?? accept}`,
    `한도 ${won(limits.minStake)}~${won(limits.maxStake)}, 최대 당첨금 ${won(limits.maxPayout)}${balance === null ? "" : `, 보유머니 ${won(balance)}`}`,
  ];
}

export const STORY_TEXT = {
  refused: "접수되지 않은 베팅",
  noneRefused: "접수되지 않은 베팅이 없습니다.",
  at: "시각",
  server: "서버 판정",
  page: "회원 화면 기록",
  pageSays: "화면:",
  pageNote: "회원 화면 기록은 회원의 기기가 보낸 것으로, 증거가 아니라 주장입니다. 판정은 서버 기록만 따릅니다.",
  kept: "판정과 화면 기록은 30일 동안 보관합니다.",
  differences: "서버와 다른 점",
  same: "서버 기록과 화면 기록이 같습니다.",
  noTrail: "화면 기록이 없습니다.",
  noJudgement: "보관된 판정이 없습니다. 30일이 지났거나 기록을 남기기 전의 베팅입니다.",
  near: "앞뒤 10분 동안 보낸 다른 요청",
  chart: "차트에서 보기",
  chartClose: "차트 닫기",
  save: "케이스로 받기",
  path: "화면이 지나온 단계",
  trailOf: (at: number, of: number, machine: string) =>
    `${machine === "placement" ? "베팅" : "캐시아웃"} 요청${of > 1 ? ` ${at}/${of}` : ""}`,
  leftOut: (count: number) => `${count}단계 생략`,
  machineSays: (state: string) => `차트로는 ${state}`,
} as const;

export const DIFFERENCE_TEXT = {
  price: (page: number, request: number) =>
    `화면 기록의 배당 ${formatPrice(page)}이 서버가 받은 요청의 ${formatPrice(request)}와 다릅니다.`,
  moved: (seen: number, now: number) =>
    `회원이 본 배당은 ${formatPrice(seen)}, 판정 때의 배당은 ${formatPrice(now)}입니다.`,
  stake: (page: number, request: number) =>
    `화면 기록의 금액 ${won(page)}이 서버가 받은 요청의 ${won(request)}과 다릅니다.`,
  outcome: (page: string, server: string) => `화면은 '${page}'에서 끝났고, 서버의 판정은 '${server}'입니다.`,
  clock: (seconds: number) =>
    `회원 기기의 시계가 서버보다 ${Math.abs(seconds)}초 ${seconds > 0 ? "빠릅니다" : "느립니다"}.`,
  step: (at: number, page: string, chart: string) =>
    `${at}단계: 화면 기록은 '${page}', 차트로는 '${chart}'입니다. 기록이 바뀌었거나 다른 버전의 화면입니다.`,
  unknownKey: "서버가 판정한 적 없는 요청의 화면 기록입니다.",
} as const;
