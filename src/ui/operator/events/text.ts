import type { BannerMotif } from "../../../domain/programmes/campaign-event.ts";

export const EVENT_OPERATOR_TEXT = {
  title: "이벤트",
  add: "이벤트 만들기",
  empty: "이벤트가 없습니다.",
  category: "분류",
  summary: "한 줄 설명",
  contents: "내용",
  motif: "배너 그림",
  from: "배너 색 (왼쪽)",
  to: "배너 색 (오른쪽)",
  preview: "배너 미리보기",
  noTitle: "제목",
  isShown: "회원에게 보입니다",
  isOnHome: "홈에 겁니다",
  position: "순서",
  shown: "표시",
  hidden: "숨김",
  onHome: "홈",
  askEnd: (title: string) => `'${title}' 이벤트를 지금 끝냅니다.`,
} as const;

export const MOTIF_NAMES: Readonly<Record<BannerMotif, string>> = {
  ball: "공",
  coins: "동전",
  calendar: "달력",
  trophy: "우승컵",
  cards: "카드",
  gift: "선물",
};
