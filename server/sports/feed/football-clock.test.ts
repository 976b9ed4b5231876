import { expect, test } from "vitest";
import { footballClock } from "./football-clock.ts";

test.each([
  [0, "전반 1'"],
  [0.99, "전반 1'"],
  [1, "전반 2'"],
  [44.9, "전반 45'"],
  [45, "하프타임"],
  [59.9, "하프타임"],
  [60, "후반 46'"],
  [60.9, "후반 46'"],
  [103, "후반 89'"],
  [104, "후반 90'"],
  [105, "후반 90'"],
])("%d minutes after the kick-off it is %s", (minutes, clock) => {
  expect(footballClock(minutes)).toBe(clock);
});
