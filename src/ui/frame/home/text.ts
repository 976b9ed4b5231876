import { titleOf } from "../../../domain/frame/pages/pages.ts";

export const HOME_TEXT = {
  title: titleOf("/"),
  news: "공지",
  topEvents: "주요 경기",
  topEventsEmpty: "지금 주요 경기가 없습니다.",
  topEventsFailed: "주요 경기를 불러오지 못했습니다.",
  today: "오늘의 경기",
  todayEmpty: "오늘 남은 경기가 없습니다.",
  todayFailed: "오늘의 경기를 불러오지 못했습니다.",
  all: (today: number | undefined) => (today ? `오늘 ${today}경기, 전체 보기` : "전체 경기 보기"),
  shortcuts: "바로가기",
  live: "진행 중",
  versus: "vs",
} as const;
