// Apart from the other texts of the slip, which come with its code.
export const SLIP_TITLE = "베팅카트";

export const EMPTY_SLIP_TEXT = {
  title: "선택한 경기가 없습니다.",
  hint: "배당을 눌러 경기를 담아주세요.",
} as const;
