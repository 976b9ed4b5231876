export const LEVEL_LABEL = (level: number) => `레벨 ${level}`;

export const PRIMITIVE_TEXT = {
  retry: "다시 시도",
  loading: "불러오는 중",
  close: "닫기",
  won: "원",
  point: "P",
  maintenance: "점검 중",
  soundOn: "소리 켜기",
  soundOff: "소리 끄기",
  showPassword: "비밀번호 보기",
} as const;
