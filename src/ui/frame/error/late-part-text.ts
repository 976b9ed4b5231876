export const LATE_PART_TEXT = { lost: "내용을 불러오지 못했습니다." } as const;
