export const KOREA_TEXT = {
  sports: "종목",
  allSports: "전체",
  games: "게임",
  bonus: "보너스 폴더",
  bonusHint: "1.30 이하 선택과 함께 베팅할 수 없습니다.",
  folder: (legs: number) => `${legs}폴더`,
  empty: "지금 베팅할 수 있는 경기가 없습니다.",
  emptyLive: "지금 진행 중인 경기가 없습니다.",
  showAll: "전체 종목 보기",
  versus: (home: string, away: string) => `${home} 대 ${away}`,
  count: (count: number) => `${count}경기`,
  gameRound: (game: string, round: string) => `${game} ${round}회차`,
  round: (round: number) => `${round}회차`,
  number: (number: number) => `${number}번`,
  score: (home: number, away: number) => `${home} 대 ${away}`,
  live: "LIVE",
  closed: "마감",
  left: (time: string) => `-${time}`,
  draw: "무",
  /** Between two sides without a draw and without a line. */
  noLine: "VS",
  list: "경기 목록",
  weekdays: ["일", "월", "화", "수", "목", "금", "토"],
} as const;

export const LIVE_TEXT = {
  fresh: "실시간 배당",
  connecting: "실시간 배당에 연결하는 중입니다.",
  stale: "배당이 갱신되지 않고 있습니다. 연결을 확인하는 중입니다.",
  resyncing: "배당을 다시 불러오는 중입니다.",
  disconnected: "실시간 연결이 끊겼습니다.",
  retry: "다시 연결",
} as const;
