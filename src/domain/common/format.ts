// How values are shown: specification, sections 5 and 9. Dates are in Asia/Seoul wherever the reader is, and have one form
// in each density: whole (facts, receipts, operators' tables), row (lists) and day. A list with a head for each day says
// the row's form in two parts. A test finds dates of another form: tests/unit/date-forms.test.ts.
import { DATE_FORMAT, DATE_TIME_FORMAT, SHORT_DATE_TIME_FORMAT } from "./constants.ts";
import { type InstantLike, seoul } from "./time.ts";

/** Where a number is cut, by how it begins; the first that fits holds. */
const PHONE_CUTS: readonly RegExp[] = [
  // Numbers for the whole country have no area code: 1588-1234.
  /^(1[568]\d{2})(\d{4})$/,
  /^(02)(\d{3,4})(\d{4})$/,
  // Numbers for life have an area code of four digits: 0505-123-4567.
  /^(050\d)(\d{3,4})(\d{4})$/,
  // 010, 070 and every other area.
  /^(0(?!2|50)\d{2})(\d{3,4})(\d{4})$/,
];

/** 01012345678 → 010-1234-5678; 0212345678 → 02-1234-5678; what is no phone number stays as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const parts = PHONE_CUTS.map((cut) => cut.exec(digits)).find((found) => found !== null);
  return parts ? parts.slice(1).join("-") : phone;
}

/** Whole: 2026-11-21 19:30:00 */
export function formatDateTime(at: InstantLike): string {
  return seoul(at).format(DATE_TIME_FORMAT);
}

/** A day: 26-11-21 */
export function formatDate(at: InstantLike): string {
  return seoul(at).format(DATE_FORMAT);
}

/** In a row: 11-21 19:30 */
export function formatShortDateTime(at: InstantLike): string {
  return seoul(at).format(SHORT_DATE_TIME_FORMAT);
}

const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"];
/** Heads by the hour of UTC: Seoul is whole hours away, and a time zone is costly to ask for each of 5,000 fixtures. */
const heads: Record<string, string> = {};

/** The head of a day's rows: 11-21 (토) */
export function formatDayHead(at: string): string {
  const day = () => seoul(at);
  const hour = at.endsWith("Z") ? at.slice(0, 13) : at;
  return (heads[hour] ??= `${day().format("MM-DD")} (${WEEKDAYS[day().day()]})`);
}

/** In a row below such a head: 19:30 */
export function formatTime(at: InstantLike): string {
  return seoul(at).format("HH:mm");
}

/** As a field holds it: 2026-11-21 19:30 */
export function formatInput(at: InstantLike): string {
  return seoul(at).format("YYYY-MM-DD HH:mm");
}
