export const LOBBY_TEXT = {
  title: "미니게임",
  vendors: "업체",
  all: "전체",
  favourites: "즐겨찾기",
  soon: "곧 마감",
  drawing: "추첨",
  maintained: "점검 중",
  every: (seconds: number) => `${seconds % 60 === 0 ? `${seconds / 60}분` : `${seconds}초`}마다`,
  none: "지금 열린 게임이 없습니다.",
} as const;
