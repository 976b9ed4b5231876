export const MESSAGES_TEXT = {
  to: "받는 사람",
  one: "회원 한 명",
  all: "모든 회원",
  userId: "아이디",
  userIdHint: "모든 회원에게 보낼 때는 비워둡니다.",
  title: "제목",
  contents: "내용",
  send: "보내기",
  noReceiver: "아이디를 입력해주세요.",
  askOne: (userId: string) => `${userId} 회원에게 쪽지를 보냅니다.`,
  askAll: (count: string | null) =>
    count === null ? "모든 회원에게 쪽지를 보냅니다." : `모든 회원 ${count}명에게 쪽지를 보냅니다.`,
  sent: (sent: string) => `${sent}명에게 보냈습니다.`,
} as const;
