export const TABLE_TEXT = {
  all: "모두 선택",
  row: (name: string) => `${name} 선택`,
  selected: (count: number) => `${count}개 선택`,
  csv: "CSV 저장",
} as const;
