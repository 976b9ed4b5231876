export const MESSAGES_TEXT = {
  to: "받는 사람",
  one: "회원 한 명",
  all: "모든 회원",
  list: "여러 회원",
  level: "한 등급",
  userIds: "아이디",
  userIdsHint: "여러 명은 쉼표나 줄바꿈으로 나눕니다. 등급이나 모든 회원에게 보낼 때는 비워둡니다.",
  levelField: "등급",
  levelOf: (level: number) => `${level}등급`,
  title: "제목",
  contents: "내용",
  send: "보내기",
  noReceiver: "아이디를 입력해주세요.",
  noLevel: "등급을 선택해주세요.",
  onlyOne: "아이디를 하나만 입력해주세요.",
  tooMany: (max: number) => `한 번에 ${max}명까지 보낼 수 있습니다.`,
  askNamed: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} 회원에게 쪽지를 보냅니다.`
      : `${names.join(", ")} 회원 ${names.length}명에게 쪽지를 보냅니다.`,
  askLevel: (level: number, count: string | null) =>
    count === null ? `${level}등급 회원에게 쪽지를 보냅니다.` : `${level}등급 회원 ${count}명에게 쪽지를 보냅니다.`,
  askAll: (count: string | null) =>
    count === null ? "모든 회원에게 쪽지를 보냅니다." : `모든 회원 ${count}명에게 쪽지를 보냅니다.`,
  sent: (sent: string) => `${sent}명에게 보냈습니다.`,
} as const;
