export const BET_NUMBER_TEXT = {
  name: "베팅번호",
  copy: "번호 복사",
  copied: "복사했습니다.",
  notCopied: "복사하지 못했습니다. 번호를 길게 눌러 복사해 주세요.",
} as const;
