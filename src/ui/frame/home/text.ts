import { titleOf } from "../../../domain/frame/pages/pages.ts";

const allOf = (which: string) => (count: number | undefined) => `${which} ${count || ""}경기 전체`;

export const HOME_TEXT = {
  title: titleOf("/"),
  running: "지금 진행 중",
  runningEmpty: "진행 중인 경기가 없습니다.",
  runningAll: allOf("진행 중"),
  next: "다음 경기",
  nextEmpty: "예정된 경기가 없습니다.",
  nextAll: allOf("예정"),
  live: "진행 중",
  closed: "베팅 마감",
  bets: "내 베팅",
} as const;
