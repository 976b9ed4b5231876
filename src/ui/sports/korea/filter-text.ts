// Apart from the texts of the lists: the filters come late.
export const FILTER_TEXT = {
  search: "팀, 리그 검색",
  league: "리그",
  allLeagues: "전체 리그",
  start: "시작 시간",
  allHours: "전체 시간",
  within: (hours: number) => `${hours}시간 이내`,
} as const;
