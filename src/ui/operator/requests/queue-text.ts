/** Of every queue whose rows are claimed. */
export const QUEUE_TEXT = {
  text: "아이디 또는 닉네임",
  from: "시작일",
  to: "종료일",
  search: "조회",
  reset: "초기화",
  claim: "맡기",
  release: "놓기",
  close: "닫기",
  lost: "담당 시간이 끝났습니다. 다시 맡아야 처리할 수 있습니다.",
  done: (count: number) => `${count}건을 처리했습니다.`,
  problem: (userId: string, problem: string) => `${userId}: ${problem}`,
} as const;
