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

/** Words that passwords of this site are made of: its names and titles, and what it is about. */
const OF_THE_SITE = [
  ...LATIN,
  ...KOREAN,
  "member",
  "owner",
  "finance",
  "trading",
  "casino",
  "betting",
  "sports",
  "회원",
  "스포츠",
  "카지노",
  "베팅",
];
const LETTERS_LEFT = 4;

/** True for a password that has a word of the site or the user id, and fewer than four other letters: hanpan!2026, 4dm1n77. */
export function isMadeOfHouseWords(password: string, userId: string): boolean {
  const folded = password.normalize("NFKC").toLowerCase();
  const spelt = folded.replace(/[01345]/g, (digit) => LETTERS[digit] ?? digit);
  const words = [...OF_THE_SITE, userId.toLowerCase()].toSorted((a, b) => b.length - a.length);
  return [folded, spelt].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, " "), text);
    return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < LETTERS_LEFT;
  });
}
