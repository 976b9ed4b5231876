export const ERROR_TEXT = {
  notFound: "페이지를 찾을 수 없습니다",
  notFoundMessage: "This page could not be found",
  occurred: "An error occurred",
  occurredKorean: "오류가 발생했습니다.",
  home: "홈으로 가기",
  login: "로그인",
  title: "오류",
  sessionUnread: "로그인 상태를 확인하지 못했습니다. 잠시 후 다시 시도해주세요.",
} as const;
