// The forms of a name that a search compares: letters, jamo and initial consonants.
import { initialsOf, jamoOf } from "./hangul.ts";

export interface Forms {
  /** Without signs and in small letters; words are parted by one space. */
  text: string;
  /** Without spaces. */
  plain: string;
  /** `plain` in jamo: "토트넘" is "ㅌㅗㅌㅡㄴㅓㅁ". */
  jamo: string;
  /** The initial consonants: "ㅌㅌㄴ"; empty for a name without Hangul. */
  initials: string;
}

export function formsOf(name: string): Forms {
  const text = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const plain = text.replaceAll(" ", "");
  return { text, plain, jamo: jamoOf(plain), initials: initialsOf(plain) };
}

/** Whether a text consists of consonants alone, as members type initials. */
export const isInitials = (plain: string): boolean => /^[ㄱ-ㅎ]+$/.test(plain);
