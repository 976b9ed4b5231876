import { addComma } from "../../../domain/common/price.ts";

export const BELL_TEXT = {
  title: "대기 알림",
  sound: "소리",
  count: "탭 제목에 개수",
  notice: "브라우저 알림",
  forbidden: "브라우저가 알림을 막았습니다. 주소창의 사이트 설정에서 허용해주세요.",
  asking: "브라우저에서 알림을 허용해주세요.",
  tab: (count: number, title: string) => `(${addComma(count)}) ${title}`,
  said: (names: readonly string[]) => `${names.join(", ")}: 처리를 기다립니다.`,
} as const;
