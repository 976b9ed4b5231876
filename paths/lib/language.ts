// The language of what is printed: one for the whole process.
export const LANGUAGES = ["ko", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

let current: Language = "ko";

export function speak(language: Language): void {
  current = language;
}

/** The one of the texts that the process speaks. */
export function said<Text>(texts: Readonly<Record<Language, Text>>): Text {
  return texts[current];
}
