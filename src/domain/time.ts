// Dates and times are those of Asia/Seoul wherever the reader is: specification, section 9.
import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { TIME_ZONE } from "./constants.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** An instant: milliseconds since 1970, a Date, or ISO 8601 with an offset. */
export type InstantLike = number | Date | string;

/** The instant as a clock in Seoul shows it. */
export function seoul(at: InstantLike): Dayjs {
  return dayjs(at).tz(TIME_ZONE);
}

/** Reads "2026-11-21", "2026-11-21T19:30" or "2026-11-21 19:30:00" as the time of Seoul; null for what is no time. */
export function parseSeoul(text: string): Dayjs | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(text);
  if (!match) return null;
  const [, day, minute = "00:00", second = ":00"] = match;
  const plain = `${day} ${minute}${second}`;
  const at = dayjs.tz(plain, TIME_ZONE);
  // A day that does not exist, such as 02-30, comes out as another one.
  return at.isValid() && at.format("YYYY-MM-DD HH:mm:ss") === plain ? at : null;
}

/** The day in Seoul, "2026-11-21". */
export function seoulDay(at: InstantLike): string {
  return seoul(at).format("YYYY-MM-DD");
}

export function isSeoulDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseSeoul(text) !== null;
}

/** The first instant of a day in Seoul, and that of the next day. Throws RangeError for what is no day. */
export function seoulDayBounds(day: string): { from: number; to: number } {
  const start = parseSeoul(day);
  if (!start || !isSeoulDay(day)) throw new RangeError(`no day: ${day}`);
  return { from: start.valueOf(), to: start.add(1, "day").valueOf() };
}
