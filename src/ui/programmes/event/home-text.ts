/** Of the banner of the home page, whose first load has no other text of events. */
export const HOME_EVENT_TEXT = {
  title: "이벤트 배너",
  turnBack: "이전 이벤트",
  turnOn: "다음 이벤트",
  empty: "이벤트",
  more: "모든 이벤트 보기",
} as const;
