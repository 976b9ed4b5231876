import { expect, test } from "vitest";
import { timeToKickOff } from "./kick-off.ts";

const START = "2026-11-21T10:00:00.000Z";

test.each([
  ["2026-11-21T09:00:00.000Z", null],
  ["2026-11-21T09:00:00.500Z", "59:59"],
  ["2026-11-21T09:50:55.000Z", "09:05"],
  ["2026-11-21T09:59:59.900Z", "00:01"],
  ["2026-11-21T10:00:00.000Z", null],
  ["2026-11-21T11:00:00.000Z", null],
])("at %s it is %s", (now, shown) => expect(timeToKickOff(START, Date.parse(now))).toBe(shown));

test("what is no time has no countdown", () => expect(timeToKickOff("soon", 0)).toBeNull());
