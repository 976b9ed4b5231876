// How values are shown: specification, sections 5 and 9. Dates are in Asia/Seoul wherever the reader is.
import { DATE_FORMAT, DATE_TIME_FORMAT, SHORT_DATE_TIME_FORMAT } from "../constants.ts";
import { type InstantLike, seoul } from "../time.ts";

/** 01012345678 → 010-1234-5678; 0212345678 → 02-1234-5678; what is no phone number stays as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const cut = digits.startsWith("02") ? /^(02)(\d{3,4})(\d{4})$/ : /^(\d{3})(\d{3,4})(\d{4})$/;
  return cut.test(digits) ? digits.replace(cut, "$1-$2-$3") : phone;
}

/** 2026-11-21 19:30:00 */
export function formatDateTime(at: InstantLike): string {
  return seoul(at).format(DATE_TIME_FORMAT);
}

/** 26-11-21 */
export function formatDate(at: InstantLike): string {
  return seoul(at).format(DATE_FORMAT);
}

/** 11-21 19:30 */
export function formatShortDateTime(at: InstantLike): string {
  return seoul(at).format(SHORT_DATE_TIME_FORMAT);
}
