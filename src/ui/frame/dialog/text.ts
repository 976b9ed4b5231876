export const DIALOG_TEXT = {
  alert: "알림",
  confirm: "확인",
  ok: "확인",
  cancel: "취소",
  userInfo: "내 정보",
  nickname: "닉네임",
  userId: "아이디",
  level: "레벨",
} as const;
