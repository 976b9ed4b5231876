export const MESSAGES_TEXT = {
  to: "받는 사람",
  one: "회원 한 명",
  all: "모든 회원",
  list: "여러 회원",
  level: "한 레벨",
  userIds: "아이디",
  userIdsHint: "여러 명은 쉼표나 줄바꿈으로 나눕니다. 레벨이나 모든 회원에게 보낼 때는 비워둡니다.",
  levelField: "레벨",
  levelOf: (level: number) => `레벨 ${level}`,
  title: "제목",
  contents: "내용",
  send: "보내기",
  noReceiver: "아이디를 입력해주세요.",
  noLevel: "레벨을 선택해주세요.",
  onlyOne: "아이디를 하나만 입력해주세요.",
  tooMany: (max: number) => `한 번에 ${max}명까지 보낼 수 있습니다.`,
  askNamed: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} 회원에게 쪽지를 보냅니다.`
      : `${names.join(", ")} 회원 ${names.length}명에게 쪽지를 보냅니다.`,
  askLevel: (level: number, count: string | null) =>
    count === null ? `레벨 ${level} 회원에게 쪽지를 보냅니다.` : `레벨 ${level} 회원 ${count}명에게 쪽지를 보냅니다.`,
  askAll: (count: string | null) =>
    count === null ? "모든 회원에게 쪽지를 보냅니다." : `모든 회원 ${count}명에게 쪽지를 보냅니다.`,
  sent: (sent: string) => `${sent}명에게 보냈습니다.`,
} as const;
