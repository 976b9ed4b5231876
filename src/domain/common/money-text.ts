// What a member types in a field of money, and where the caret belongs when commas come and go.
import { addComma, type Won } from "./price.ts";

const UNITS: Readonly<Record<string, number>> = { 만: 10_000, 천: 1_000 };
const PART = /([\d,]+)(?:\.(\d*))?\s*([만천])?/g;

/**
 * "12,000원" → 12000, "10만" → 100000, "1만5천" → 15000, "1.5만" → 15000, "990.9" → 990. An empty text is 0.
 * Null when the amount is more than a number holds exactly.
 */
export function readMoney(text: string): Won | null {
  let sum = 0;
  for (const [, whole = "", fraction = "", unit] of text.matchAll(PART)) {
    const factor = (unit && UNITS[unit]) || 1;
    // The fraction counts only as far as the unit has digits: 1.5만 is 15,000, and 990.9 is 990.
    const places = String(factor).length - 1;
    sum += Number(whole.replaceAll(",", "")) * factor + Number(fraction.padEnd(places, "0").slice(0, places) || 0);
  }
  return Number.isSafeInteger(sum) ? sum : null;
}

/** 10000 → "1만", 15000 → "1.5만", 5000 → "5천", 990 → "990". */
export function shortMoney(won: Won): string {
  if (won >= 10_000 && won % 1_000 === 0) {
    const tenth = (won % 10_000) / 1_000;
    return `${addComma(won / 10_000)}${tenth === 0 ? "" : `.${tenth}`}만`;
  }
  return won >= 1_000 && won % 1_000 === 0 ? `${won / 1_000}천` : addComma(won);
}

/** Whether the text says more than digits and commas: it stays as typed until the member leaves the field. */
export function isUnfinishedMoney(text: string): boolean {
  return /[^\d,\s원]/.test(text);
}

/** How many digits that count stand before the caret; zeros that lead do not. */
export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(/\D/g, "").replace(/^0+/, "").length;
}

/** The caret right after the n-th digit of the text. */
export function caretAfterDigits(text: string, n: number): number {
  let left = n;
  let caret = 0;
  while (left > 0 && caret < text.length) {
    if (/\d/.test(text.charAt(caret))) left -= 1;
    caret += 1;
  }
  return caret;
}
