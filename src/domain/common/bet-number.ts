// The number of a bet, as a member reads it out on the phone: ten digits or more, the first no 0, the last a check digit
// by H. M. Damm, which finds each wrong digit and each swap of neighbours: docs/decisions/numbers-of-bets.md.

/** The quasigroup of order 10 from Damm's dissertation, totally anti-symmetric: row the digit before, column the next. */
const DAMM = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
] as const;

/** The check digit of these digits; "0" for digits that end with theirs. */
export function checkDigit(digits: string): string {
  return [...digits].reduce((interim, digit) => DAMM[Number(interim)]?.[Number(digit)] ?? "", "0");
}

/** "4821930574" → "482-193-0574", "12345678901" → "123-4567-8901". */
export function formatBetNumber(number: string): string {
  return number.length === 10 ? number.replace(/^(...)(...)/, "$1-$2-") : number.replace(/\B(?=(....)+$)/g, "-");
}

/**
 * What a person typed or read out, with spaces or dashes, as the number's digits. "wrong": digits that are the number of
 * no bet. Null where it is no number at all.
 */
export function readBetNumber(text: string): string | "wrong" | null {
  const digits = text.normalize("NFKC").replace(/[\s.\-‐-―−ー]/g, "");
  if (!/^\d+$/.test(digits)) return null;
  return /^[1-9]\d{9,14}$/.test(digits) && checkDigit(digits) === "0" ? digits : "wrong";
}
