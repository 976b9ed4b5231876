import { addComma } from "../../../domain/common/price.ts";
import type { GameProduct } from "../../../domain/common/game-type.ts";

const MINUTE = 60_000;
const EOK = 100_000_000;
const MAN = 10_000;

/** How long something waits, in its largest unit. */
function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes < 1) return "1분 미만";
  if (minutes < 60) return `${minutes}분`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`;
  return `${Math.floor(minutes / (24 * 60))}일`;
}

/** Won on an axis: 1,200만, 3.4억. */
function shortWon(won: number): string {
  const size = Math.abs(won);
  if (size >= EOK) return `${addComma(Math.round((won / EOK) * 10) / 10)}억`;
  if (size >= MAN) return `${addComma(Math.round(won / MAN))}만`;
  return addComma(won);
}

const PRODUCTS: Readonly<Record<GameProduct, string>> = {
  sports: "스포츠",
  mini: "미니게임",
  slot: "슬롯",
  casino: "카지노",
};

export const OVERVIEW_TEXT = {
  alarms: "경보",
  noAlarms: "경보가 없습니다.",
  figures: "오늘의 수치",
  online: "접속 회원",
  people: (count: number) => `${addComma(count)}명`,
  in: "오늘 입금",
  out: "오늘 출금",
  stake: "오늘 베팅금",
  result: "오늘 손익",
  open: "미정산 베팅",
  left: "하우스 여유",
  won: (won: number) => `${addComma(won)}원`,
  against: (mean: number) => `7일 평균(이 시각) ${addComma(mean)}원`,
  change: (today: number, mean: number) =>
    mean === 0 ? "" : `${today >= mean ? "+" : "-"}${Math.abs(Math.round(((today - mean) / mean) * 100))}%`,
  bets: (count: number) => `${addComma(count)}건`,
  hold: (atRisk: number, result: number) =>
    atRisk === 0 ? "-" : `${result < 0 ? "-" : ""}${((Math.abs(result) / atRisk) * 100).toFixed(1)}%`,
  holdOf: (text: string) => `홀드 ${text}`,
  payout: (won: number) => `모두 당첨되면 ${addComma(won)}원`,
  owed: (owed: number) => `회원에게 줄 돈 ${addComma(owed)}원`,
  queues: "대기",
  none: "없음",
  oldest: (ms: number) => `가장 오래된 것 ${age(ms)}`,
  products: "상품별 오늘",
  productTable: "상품별 표",
  heads: {
    product: "상품",
    bets: "베팅",
    stake: "베팅금",
    atRisk: "정산 베팅금",
    paid: "지급",
    result: "손익",
    hold: "홀드",
  },
  productOf: (product: GameProduct) => PRODUCTS[product],
  total: "합계",
  exposure: "가장 큰 예상 손실",
  noExposure: "손실이 예상되는 경기가 없습니다.",
  exposureOpen: "라이브 데스크에서 보기",
  isLive: "진행중",
  onFixture: (stake: number) => `단식 ${addComma(stake)}원`,
  charts: "오늘의 흐름",
  moneyChart: "입출금 누계",
  betChart: "시간별 베팅금과 손익",
  hourHead: "시각",
  hour: (hour: number) => `${hour}시`,
  shortWon,
  series: {
    in: "입금",
    inMean: "입금 7일 평균",
    out: "출금",
    outMean: "출금 7일 평균",
    stake: "베팅금",
    result: "손익",
  },
  alarm: {
    books: ({ differences }: { differences: number }) => `장부에 맞지 않는 곳이 ${addComma(differences)}건 있습니다.`,
    log: ({ differences }: { differences: number }) =>
      `운영 기록의 사슬이 끊겼습니다. 맞지 않는 곳 ${addComma(differences)}건`,
    unchecked: ({ since }: { since: string | null }) =>
      since === null ? "장부를 아직 검사하지 않았습니다." : `장부 검사가 밀렸습니다. 마지막 검사 ${since}`,
    feed: ({ name, since }: { name: string; since: string }) => `피드 ${name}의 신호가 없습니다. ${since}부터`,
    stopped: ({ since }: { since: string }) => `모든 베팅이 정지되어 있습니다. ${since}부터`,
    owed: ({ missing }: { missing: number }) => `하우스 은행이 회원에게 줄 돈보다 ${addComma(missing)}원 모자랍니다.`,
    exposed: ({ fixture, worst, left }: { fixture: string; worst: number; left: number }) =>
      `${fixture}의 예상 손실 ${addComma(-worst)}원이 하우스 여유 ${addComma(left)}원보다 큽니다.`,
    disk: ({ freeMb, isFull }: { freeMb: number; isFull: boolean }) =>
      isFull
        ? `디스크가 가득 찼습니다. 남은 공간 ${addComma(freeMb)}MB`
        : `디스크 공간이 부족합니다. ${addComma(freeMb)}MB 남음`,
  },
} as const;
