export const CODE_TEXT = {
  label: "인증 코드",
  hint: "인증 앱의 6자리 숫자. 휴대폰이 없으면 복구 코드를 입력하세요.",
  submit: "확인",
  submitting: "확인 중",
  cancel: "다른 계정으로 로그인",
} as const;
