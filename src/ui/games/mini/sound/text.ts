export const SOUND_TEXT = { sound: "소리", on: "켜짐", off: "꺼짐" } as const;
