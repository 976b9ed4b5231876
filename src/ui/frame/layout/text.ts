export const LAYOUT_TEXT = {
  skip: "본문으로 건너뛰기",
  menu: "메뉴",
  openMenu: "메뉴 열기",
  topMenu: "주 메뉴",
  sideMenu: "바로가기 메뉴",
  sideTabs: "고정 메뉴",
  accountLinks: "내 정보 메뉴",
  logout: "로그아웃",
  money: "보유머니",
  point: "포인트",
  unread: (count: number) => `읽지 않은 쪽지 ${count}통`,
  lost: "서버와 연결이 끊겼습니다. 다시 연결하는 중입니다.",
  toTop: "맨 위로",
  toLight: "밝은 화면으로",
  toDark: "어두운 화면으로",
  toMobile: "모바일 화면으로",
  toDesktop: "PC 화면으로",
  loading: "페이지를 불러오는 중",
} as const;

export const EXPIRY_TEXT = {
  title: "로그인 시간 만료",
  left: (seconds: number) => `${seconds}초 뒤 자동으로 로그아웃됩니다.`,
  ask: "계속 이용하시겠습니까?",
  stay: "계속 이용",
  logout: "로그아웃",
} as const;
