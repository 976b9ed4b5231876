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
  /** Members count the legs, and say that a bonus is beside them. */
  folders: (count: number, hasBonus: boolean) =>
    (count === 1 ? "단폴더" : `${count}폴더`) + (hasBonus ? " + 보너스" : ""),
  toCome: "예정",
  pending: "접수 대기",
  refused: "접수 거부",
  cashOut: "캐시아웃",
  corrections: (amounts: readonly string[]) => `정정 ${amounts.join(", ")}`,
  oneBet: "선택한 베팅 한 건입니다.",
  allBets: "전체 베팅내역",
  bet: (at: string) => `${at} 베팅`,
} as const;

/** Values of the filter by settlement, in the order of its list. */
export const STATUS_ORDER = [0, 2, 1, 3, -1] as const;
