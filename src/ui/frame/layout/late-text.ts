// What the parts of the frame say that are loaded after it.
export const ENTRIES_TEXT = {
  logout: "로그아웃",
  userInfo: "내 정보",
  ownLimits: "입금 한도 · 보호 설정",
} as const;

export const LINE_TEXT = {
  lost: "서버와 연결이 끊겼습니다 · 다시 연결하는 중",
  silent: "연결이 끊겼습니다 · 다시 연결하는 중 · 배당은 실시간이 아닙니다",
} as const;

export const SCROLL_TEXT = { toTop: "맨 위로" } as const;

export const DRAWER_TEXT = { title: "메뉴" } as const;

export const EXPIRY_TEXT = {
  title: "로그인 시간 만료",
  left: (seconds: number) => `${seconds}초 뒤 자동으로 로그아웃됩니다.`,
  ask: "계속 이용하시겠습니까?",
  stay: "계속 이용",
  logout: "로그아웃",
} as const;
