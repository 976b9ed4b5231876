export const TIME_TEXT = { hint: "2026-11-21 19:30", hintSeconds: "2026-11-21 19:30:00" } as const;
