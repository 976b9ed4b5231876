// How values are shown: specification, sections 5 and 9. Dates are in Asia/Seoul wherever the reader is.
import { TIME_ZONE } from "../constants.ts";

/** 01012345678 → 010-1234-5678; 0212345678 → 02-1234-5678; what is no phone number stays as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const cut = digits.startsWith("02") ? /^(02)(\d{3,4})(\d{4})$/ : /^(\d{3})(\d{3,4})(\d{4})$/;
  return cut.test(digits) ? digits.replace(cut, "$1-$2-$3") : phone;
}

const fields = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

function seoul(at: Date | number | string): Record<string, string> {
  return Object.fromEntries(fields.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** 2026-11-21 19:30:00 */
export function formatDateTime(at: Date | number | string): string {
  const t = seoul(at);
  return `${t.year}-${t.month}-${t.day} ${t.hour}:${t.minute}:${t.second}`;
}

/** 26-11-21 */
export function formatDate(at: Date | number | string): string {
  const t = seoul(at);
  return `${String(t.year).slice(2)}-${t.month}-${t.day}`;
}

/** 11-21 19:30 */
export function formatShortDateTime(at: Date | number | string): string {
  const t = seoul(at);
  return `${t.month}-${t.day} ${t.hour}:${t.minute}`;
}
