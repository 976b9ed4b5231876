// The clock of a scoreboard between two messages: the page works it out, so that a running clock costs no message.
import type { BoardClock } from "./scoreboard.ts";

/** What the clock shows at `now` (ms since 1970, by the server's clock); never below 0. */
export function clockSeconds({ seconds, rate, at }: BoardClock, now: number): number {
  return Math.max(0, Math.floor(seconds + (rate * Math.max(0, now - at)) / 1_000));
}

/** 12:05. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** Football counts on in stoppage time: 45+2 for what is played after `end` minutes. */
export function footballMinute(seconds: number, end: number): string {
  const minute = Math.floor(seconds / 60) + 1;
  return minute <= end ? String(minute) : `${end}+${minute - end}`;
}
