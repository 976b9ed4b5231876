// What the provider's application says.
export const GAME_TEXT = {
  table: { name: "한판 라이브 바카라", category: "바카라" },
  slot: { name: "달토끼", category: "슬롯" },
} as const;

export const PICK_OF_SLOT = { id: "spin", name: "스핀" } as const;

export const ENTRY_TEXT = {
  title: "입장할 수 없습니다",
  over: "입장 주소는 한 번만 쓸 수 있습니다. 게임을 다시 열어주세요.",
} as const;
