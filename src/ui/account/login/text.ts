import { titleOf } from "../../../domain/pages/pages.ts";

export const LOGIN_TEXT = {
  title: titleOf("/login"),
  userId: "아이디",
  password: "비밀번호",
  submit: "로그인",
  submitting: "로그인 중",
  signUp: "추천인 회원가입",
  findPassword: "비밀번호 찾기",
  changePassword: "비밀번호 변경",
  guestEnquiry: "비회원 문의",
  messengers: "문의 메신저",
  messengersEmpty: "등록된 메신저가 없습니다.",
  messengersFailed: "메신저 정보를 불러오지 못했습니다.",
  intro: "회원 전용 서비스입니다.",
} as const;

export const SIGN_UP_TEXT = {
  title: "추천인 회원가입",
  recommender: "추천인 아이디",
  userId: "아이디",
  userIdHint: "영문, 숫자, 밑줄 4~20자",
  nickname: "닉네임",
  nicknameHint: "2~12자",
  password: "비밀번호",
  passwordHint: "8자 이상",
  again: "비밀번호 확인",
  mismatch: "비밀번호가 서로 다릅니다.",
  submit: "가입하기",
  done: "가입되었습니다. 로그인해주세요.",
  cancel: "취소",
} as const;

export const PASSWORD_TEXT = {
  changeTitle: "비밀번호 변경",
  userId: "아이디",
  old: "현재 비밀번호",
  next: "새 비밀번호",
  nextHint: "8자 이상",
  again: "새 비밀번호 확인",
  mismatch: "비밀번호가 서로 다릅니다.",
  submit: "변경하기",
  done: "비밀번호가 변경되었습니다. 새 비밀번호로 로그인해주세요.",
  cancel: "취소",
  findTitle: "비밀번호 찾기",
  findHelp: "비밀번호는 본인 확인 후 상담원이 다시 설정해 드립니다. 아래 메신저로 문의해주세요.",
  knowsOld: "현재 비밀번호를 알고 있다면 바로 변경할 수 있습니다.",
  close: "닫기",
} as const;
