// Dates and times are those of Asia/Seoul wherever the reader is: specification, section 9.
import dayjs, { type Dayjs, type OptionType, type PluginFunc } from "dayjs";
import utc from "dayjs/plugin/utc.js";

/** Seoul has kept nine hours ahead of UTC since 1988. */
const AHEAD_MINUTES = 9 * 60;
const AHEAD_MS = AHEAD_MINUTES * 60_000;

/**
 * A day of Seoul counts like one of UTC, nine hours later. The library's own time zones go through the reader's local
 * clock, and are an hour off on the days around a change of that clock.
 */
const seoulClock: PluginFunc = (_, { prototype }) => {
  const { valueOf, toDate, utcOffset, format } = prototype;
  const isSeoul = (day: Dayjs) => (day as Dayjs & { $x: Readonly<Record<string, unknown>> }).$x.isSeoul === true;
  prototype.valueOf = function () {
    return valueOf.call(this) - (isSeoul(this) ? AHEAD_MS : 0);
  };
  // The library asks for "s" to count on from what the clock shows.
  prototype.toDate = function (this: Dayjs, ...given: ["s"?]) {
    return isSeoul(this) && given[0] === "s" ? new Date(valueOf.call(this)) : toDate.apply(this, given as []);
  };
  prototype.utcOffset = function (this: Dayjs, ...given: number[]) {
    return isSeoul(this) && given.length === 0 ? AHEAD_MINUTES : utcOffset.apply(this, given as [number]);
  } as Dayjs["utcOffset"];
  prototype.format = function (template) {
    return format.call(this, template ?? (isSeoul(this) ? "YYYY-MM-DDTHH:mm:ssZ" : undefined));
  };
};

dayjs.extend(utc);
dayjs.extend(seoulClock);

const SEOUL = { utc: true, x: { isSeoul: true } } as OptionType;

/** An instant: milliseconds since 1970, a Date, or ISO 8601 with an offset. */
export type InstantLike = number | Date | string;

/** The instant as a clock in Seoul shows it. */
export function seoul(at: InstantLike): Dayjs {
  return dayjs(dayjs(at).valueOf() + AHEAD_MS, SEOUL);
}

/**
 * Reads "2026-11-21", "2026-11-21T19:30" or "2026-11-21 19:30:00" as the time of Seoul; null for what is no time, and for
 * one outside of the years 1900 to 2200, on which databases and calendars agree.
 */
export function parseSeoul(text: string): Dayjs | null {
  const match = /^((?:19\d\d|2[01]\d\d|2200)-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(text);
  if (!match) return null;
  const [, day, minute = "00:00", second = ":00"] = match;
  const plain = `${day} ${minute}${second}`;
  const at = seoul(`${day}T${minute}${second}+09:00`);
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

const DAY_MS = 86_400_000;

/** The number of the day in Seoul since 1970 in which an instant (ms) lies. */
export function seoulDayNumber(at: number): number {
  return Math.floor((at + AHEAD_MS) / DAY_MS);
}

/** The first instant (ms) of the day in Seoul with this number. */
export function seoulMidnight(dayNumber: number): number {
  return dayNumber * DAY_MS - AHEAD_MS;
}
