// Names that would let a member speak as the house.

const LATIN = [
  "admin",
  "operator",
  "manager",
  "hanpan",
  "support",
  "system",
  "root",
  "webmaster",
  "moderator",
  "official",
];
const KOREAN = ["관리자", "운영자", "운영진", "총판", "고객센터", "고객지원", "상담원", "한판", "어드민", "매니저"];

/** Digits that stand for letters: adm1n. */
const LETTERS: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s" };

/** False for an id or a nickname that begins with a title in Latin letters, or has a Korean one anywhere. */
export function isFreeName(name: string): boolean {
  const folded = name.normalize("NFKC").toLowerCase().replaceAll("_", "");
  const spelt = folded.replace(/[01345]/g, (digit) => LETTERS[digit] ?? digit);
  return (
    !LATIN.some((title) => folded.startsWith(title) || spelt.startsWith(title)) &&
    !KOREAN.some((title) => folded.includes(title))
  );
}
