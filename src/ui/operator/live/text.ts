import type { HOLD_SCOPES, HoldReport, LiveAction } from "../../../api/contract/operator/live.ts";
import type { MarketStatus } from "../../../domain/sports/market.ts";
import { PHASE_NAMES } from "../../../domain/sports/labels/market-phases.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";

type HoldScope = (typeof HOLD_SCOPES)[number];

const SCOPE_NAMES: Readonly<Record<string, string>> = {
  all: "전체",
  sport: "종목",
  league: "리그",
  fixture: "경기",
  market: "마켓",
  feed: "공급 중단",
  selection: "선택",
};

const ACTION_NAMES: Readonly<Record<LiveAction["action"], string>> = {
  hold: "정지",
  lift: "해제",
  setting: "설정",
  cancellation: "베팅 취소",
  price: "배당",
  limit: "한도",
  fixture: "경기 등록",
};

const COUNT_NAMES: Readonly<Record<string, (count: number) => string>> = {
  markets: (count) => `마켓 ${addComma(count)}개`,
  stillSuspended: (count) => (count > 0 ? `계속 정지 ${addComma(count)}개` : ""),
  delayMs: (ms) => `지연 ${addComma(ms)}ms`,
  margin: (hundredths) => `마진 ${hundredths / 100}%`,
  stopLoss: (won) => `자동 정지 ${addComma(won)}원`,
  toFeed: () => "원래 배당으로",
  from: (price) => `이전 ${formatPrice(price)}`,
  price: (price) => `배당 ${formatPrice(price)}`,
  maxStake: (won) => `베팅금 한도 ${addComma(won)}원`,
  maxLiability: (won) => `손실 한도 ${addComma(won)}원`,
  bets: (count) => `베팅 ${addComma(count)}건`,
  paid: (won) => `지급 ${addComma(won)}원`,
  takenBack: (won) => `회수 ${addComma(won)}원`,
};

export const LIVE_TEXT = {
  views: "화면",
  view: {
    fixtures: "경기",
    entry: "경기 등록",
    holds: "베팅 정지",
    settings: "지연 · 마진 · 자동 정지",
    cancellations: "베팅 취소",
    actions: "기록",
  },
  sports: "종목",
  allSports: "모든 종목",
  status: "상태",
  statuses: { all: "전체", live: "진행중", scheduled: "예정" },
  sort: "정렬",
  sorts: { time: "시간순", worst: "손실 큰 순" },
  noFixtures: "진행 중이거나 예정인 경기가 없습니다.",
  score: (home: number, away: number) => `${home} : ${away}`,
  marketCounts: (open: number, suspended: number) =>
    suspended > 0 ? `열림 ${open} · 정지 ${suspended}` : `열림 ${open}`,
  openStake: (stake: number) => `단식 ${addComma(stake)}원`,
  multiStake: (stake: number) => `복식 ${addComma(stake)}원`,
  worst: "최악 손익",
  won: (won: number) => `${addComma(won)}원`,
  heldBy: (scopes: readonly HoldScope[]) => `정지: ${scopes.map((scope) => SCOPE_NAMES[scope]).join(", ")}`,
  open: "펼치기",
  close: "접기",
  openOf: (name: string, isOpen: boolean) => `${name} ${isOpen ? "접기" : "펼치기"}`,
  cancelSpan: "구간 취소",
  resultLink: "결과 · 정정",
  phase: PHASE_NAMES,
  marketStatus: {
    open: "열림",
    suspended: "정지",
    inactive: "미제공",
    handed_over: "인계",
    closed: "마감",
    settled: "정산",
    void: "취소",
  } satisfies Record<MarketStatus, string>,
  delay: (ms: number) => `지연 ${ms / 1_000}초`,
  noMarkets: "정산 전인 마켓이 없습니다.",
  exposureHint:
    "당첨 시 손익은 단식 베팅이 전액 당첨될 때의 하우스 손익입니다. 복식 포함은 복식의 다른 경기도 모두 당첨될 때의 손익입니다.",
  selection: "선택",
  price: "배당",
  single: "단식",
  payout: "당첨 시 지급",
  net: "당첨 시 손익",
  multi: "복식",
  netOfAll: "복식 포함",
  bets: (count: number, stake: number) => (count > 0 ? `${addComma(count)}건 · ${addComma(stake)}원` : "-"),
  stop: "정지",
  lift: "해제",
  stopOf: (name: string) => `${name} 정지`,
  liftOf: (name: string) => `${name} 해제`,
  atOnce: "라이브 데스크에서 정지",
  stopped: (name: string, { markets, stillSuspended }: HoldReport) =>
    `${name}: 열려 있던 마켓 ${addComma(markets)}개를 정지했습니다. 지금 정지된 마켓은 ${addComma(stillSuspended)}개입니다.`,
  lifted: (name: string, { markets, stillSuspended }: HoldReport) =>
    `${name}: 마켓 ${addComma(markets)}개를 다시 열었습니다.${stillSuspended > 0 ? ` ${addComma(stillSuspended)}개는 다른 정지나 공급사의 정지로 닫혀 있습니다.` : ""}`,
  stopWide: "전체 또는 종목 정지",
  target: "대상",
  everything: "전체 (모든 종목)",
  reason: "사유",
  askWide: (name: string) =>
    `${name}의 모든 경기에서 베팅을 정지합니다. 열려 있는 회원 화면에 바로 미칩니다. 계속하시겠습니까?`,
  askLift: (name: string) => `${name}의 베팅을 다시 엽니다. 계속하시겠습니까?`,
  stopAll: "모든 베팅 정지",
  liftAll: "모든 베팅 다시 열기",
  askStopAll: "모든 종목의 베팅을 지금 정지합니다. 열려 있는 회원 화면에 바로 미칩니다.",
  allStopped: "모든 베팅이 정지되어 있습니다.",
  standing: "걸려 있는 정지",
  noHolds: "걸려 있는 정지가 없습니다.",
  scope: (scope: string) => SCOPE_NAMES[scope] ?? scope,
  watchdog: "자동 감시",
  silent: (feed: string, at: string) =>
    `${feed} 공급이 ${at} 전에 끊겼습니다. 전체 상태를 다시 받으면 저절로 풀립니다.`,
  heldMarkets: (count: number) => `마켓 ${addComma(count)}개 정지 중`,
  settingTable: "지연, 마진, 자동 정지",
  settingHint:
    "지연과 마진은 인플레이 마켓에, 자동 정지는 모든 마켓에 적용됩니다. 비운 값은 더 넓은 범위(리그 → 종목 → 전체)를 따릅니다. 지연은 바로, 마진은 다음 배당부터 적용됩니다.",
  range: "범위",
  name: "이름",
  delayMs: "지연(ms)",
  margin: "마진(%)",
  stopLoss: "자동 정지 손실(원)",
  effectiveStopLoss: "적용 자동 정지(원)",
  stopLossField: "자동 정지 손실(원)",
  stopLossHint:
    "마켓의 예상 손실이 이만큼 되면 그 마켓을 저절로 정지합니다. 복식은 다른 경기도 모두 당첨된다고 봅니다. 경기 전 마켓에도 적용됩니다.",
  effectiveDelay: "적용 지연(ms)",
  effectiveMargin: "적용 마진(%)",
  changedBy: "변경",
  edit: "바꾸기",
  save: "저장",
  delayField: "지연 (밀리초, 비우면 넓은 범위를 따름)",
  marginField: "마진(%)",
  marginHint: "7은 7%입니다. 7.25처럼 소수 둘째 자리까지. 비우면 넓은 범위를 따릅니다.",
  wrongMargin: "마진을 7 또는 7.25처럼 입력해주세요.",
  marginIs: (percent: string) => `마진 ${percent}%`,
  askSetting: (name: string) => `${name}의 지연, 마진, 자동 정지를 바꿉니다. 지금부터 접수하는 베팅에 적용됩니다.`,
  saved: "저장했습니다.",
  percent: (hundredths: number) => String(hundredths / 100),
  actionTable: "기록",
  noActions: "기록이 없습니다.",
  at: "시각",
  by: "운영자",
  action: "내용",
  actionName: (action: LiveAction["action"]) => ACTION_NAMES[action],
  effect: "결과",
  counts: (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => COUNT_NAMES[name]?.(count) ?? `${name} ${count}`)
      .filter((text) => text !== "")
      .join(" · "),
} as const;
