export const BETS_TEXT = {
  title: "베팅내역",
  games: "게임 종류",
  all: "전체",
  status: "상태",
  from: "시작일",
  to: "종료일",
  search: "조회",
  reset: "초기화",
  stakes: "베팅금액 합계",
  paid: "당첨금액 합계",
  count: "베팅 건수",
  countOf: (count: number) => `${count.toLocaleString("ko-KR")}건`,
  refunds: "환급금액 합계",
  refund: "환급금",
  today: "오늘",
  lastDays: (days: number) => `${days}일`,
  spans: "기간",
  details: "상세 조회",
  casino: "카지노 · 슬롯",
  andMore: (first: string, more: number) => `${first} 외 ${more}`,
  versus: (home: string, away: string) => `${home} 대 ${away}`,
  empty: "베팅내역이 없습니다.",
  unit: "원",
  legs: (count: number) => (count === 1 ? "단폴" : `${count}폴더`),
  pending: "접수 대기",
  refused: "접수 거부",
  cashOut: "캐시아웃",
  corrections: (amounts: readonly string[]) => `정정 ${amounts.join(", ")}`,
  bet: (at: string) => `${at} 베팅`,
} as const;

/** Values of the filter by settlement, in the order of its list. */
export const STATUS_ORDER = [0, 2, 1, 3, -1] as const;
/** Tabs by gameType, of the products that there are. */
export const GAME_TYPES = [1, 2, 3, 4, 5] as const;
