// The codes of a member's tendency. The specification (section 5) says what one of them does; the others are marks that
// operators put on a member and that do nothing by themselves.
import { CASINO_BLOCK_TENDENCY } from "../common/constants.ts";

export const TENDENCY_NAMES: Readonly<Record<string, string>> = { [CASINO_BLOCK_TENDENCY]: "카지노 · 슬롯 이용 제한" };

/** One to three digits. */
export const isTendencyCode = (code: string): boolean => /^\d{1,3}$/.test(code);

/** The codes in their order. */
export const tendencyWith = (codes: readonly string[], code: string, isSet: boolean): string[] =>
  [...codes.filter((one) => one !== code), ...(isSet ? [code] : [])].toSorted((a, b) => Number(a) - Number(b));
