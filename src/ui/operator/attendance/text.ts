export const ATTENDANCE_OPERATOR_TEXT = {
  title: "출석 보상",
  isOpen: "출석을 받습니다",
  daily: "매일",
  streak: (row: number) => `연속 ${row}`,
  days: "일수",
  hint: "일수를 비운 줄은 쓰지 않습니다. 가장 긴 연속 일수를 채우면 1일부터 다시 셉니다.",
  noAmount: "금액을 입력해주세요.",
  twice: "같은 일수가 두 번 있습니다.",
  save: "저장",
  saved: "저장했습니다. 다음 출석부터 쓰입니다.",
  name: (id: string) => (id === "daily" ? "매일 출석" : `${id.replace("streak", "")}일 연속`),
} as const;
