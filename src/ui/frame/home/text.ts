import { titleOf } from "../../../domain/frame/pages/pages.ts";

export const HOME_TEXT = {
  title: titleOf("/"),
  running: "지금 진행 중",
  runningEmpty: "지금 진행 중인 경기가 없습니다.",
  runningAll: (count: number | undefined) => (count ? `진행 중 ${count}경기 전체` : "라이브 전체"),
  next: "다음 경기",
  nextEmpty: "예정된 경기가 없습니다.",
  failed: "경기를 불러오지 못했습니다.",
  nextAll: (count: number | undefined) => (count ? `예정 ${count}경기 전체` : "전체 경기"),
  live: "진행 중",
  closed: "베팅 마감",
  bets: "내 베팅",
} as const;
