import type { MarketGroup } from "../../../domain/sports/market-groups.ts";

export const EUROPEAN_TEXT = {
  tree: "종목 · 지역 · 리그",
  all: "전체",
  days: "날짜",
  today: "오늘",
  tomorrow: "내일",
  sort: "정렬",
  byTime: "시간순",
  byLeague: "리그순",
  search: "팀, 리그 검색",
  empty: "지금 베팅할 수 있는 경기가 없습니다.",
  emptySearch: "조건에 맞는 경기가 없습니다.",
  every: "모든 경기",
  favourites: "즐겨찾기",
  star: (name: string) => `${name} 즐겨찾기`,
  versus: (home: string, away: string) => `${home} 대 ${away}`,
  emptyFavourites: "즐겨찾기한 경기가 없습니다. 경기나 리그의 별을 누르면 여기에 모입니다.",
  emptyLive: "지금 진행 중인 경기가 없습니다.",
  showAll: "전체 경기 보기",
  back: "경기 목록",
  groups: "마켓 분류",
  filters: "필터",
  noMarkets: "지금 베팅할 수 있는 마켓이 없습니다.",
  begun: "경기가 시작되어 유럽형 베팅이 마감되었습니다.",
  toInplay: "인플레이에서 보기",
  over: "경기가 끝났습니다.",
  sports: "종목",
  delayedPrices: "표시된 배당은 늦게 바뀔 수 있습니다. 베팅할 때의 배당이 적용됩니다.",
  delayed: "경기 상황과 점수는 실제보다 늦게 보일 수 있습니다.",
  score: (home: number, away: number) => `${home} 대 ${away}`,
} as const;

/** What readers hear. */
export const NEWS_TEXT = {
  region: "경기 소식",
  goal: (scorer: string, score: string) => `골, ${scorer}. ${score}.`,
  run: (scorer: string, score: string) => `득점, ${scorer}. ${score}.`,
  suspended: (home: string, away: string) => `${home} 대 ${away}, 베팅 일시 정지.`,
} as const;

export const GROUP_TEXT: Readonly<Record<MarketGroup, string>> = {
  result: "경기 결과",
  handicap: "핸디캡",
  total: "언더오버",
  teamTotal: "팀 득점",
  goals: "골 · 득점",
  score: "스코어",
  period: "전반 · 후반 · 구간",
};
