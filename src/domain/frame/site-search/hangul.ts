// Hangul by its letters. Syllables stand in Unicode in the order of their initials, vowels and finals.

const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
/** Compound vowels and finals are the letters that are typed. */
const VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const FINALS =
  " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(" ");
const FIRST = "가".charCodeAt(0);
const COUNT = INITIALS.length * VOWELS.length * FINALS.length;

/** The places of a syllable's letters; null for another sign. */
function syllable(sign: string): { initial: number; vowel: number; final: number } | null {
  const at = sign.charCodeAt(0) - FIRST;
  if (at < 0 || at >= COUNT) return null;
  const ofInitial = VOWELS.length * FINALS.length;
  return {
    initial: Math.floor(at / ofInitial),
    vowel: Math.floor((at % ofInitial) / FINALS.length),
    final: at % FINALS.length,
  };
}

/** "토트넘" is "ㅌㅗㅌㅡㄴㅓㅁ"; other signs stay. */
export const jamoOf = (text: string): string =>
  [...text]
    .map((sign) => {
      const found = syllable(sign);
      return found ? `${INITIALS[found.initial]}${VOWELS[found.vowel]}${FINALS[found.final]}` : sign;
    })
    .join("");

/** "토트넘" is "ㅌㅌㄴ"; other signs are left out. */
export const initialsOf = (text: string): string =>
  [...text].map((sign) => INITIALS[syllable(sign)?.initial ?? -1] ?? "").join("");

const KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."qwertyuiopasdfghjklzxcvbnmQWERTOP"].map((key, at) => [
    key,
    [..."ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"][at] ?? "",
  ]),
);

/** What the same keys write in Korean, in jamo: "xhxmsja" is "토트넘". */
export const jamoByKeys = (text: string): string =>
  [...text].map((key) => KEYS[key] ?? KEYS[key.toLowerCase()] ?? key).join("");
