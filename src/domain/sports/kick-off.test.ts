import { expect, test } from "vitest";
import { timeToKickOff } from "./kick-off.ts";

const START = "2026-11-21T10:00:00.000Z";

test.each([
  ["2026-11-21T09:00:00.000Z", null],
  ["2026-11-21T09:00:00.500Z", { minutes: 60 }],
  ["2026-11-21T09:50:55.000Z", { minutes: 10 }],
  ["2026-11-21T09:59:00.000Z", { minutes: 1 }],
  ["2026-11-21T09:59:00.001Z", { seconds: 60 }],
  ["2026-11-21T09:59:10.000Z", { seconds: 50 }],
  ["2026-11-21T09:59:59.900Z", { seconds: 1 }],
  ["2026-11-21T10:00:00.000Z", null],
  ["2026-11-21T11:00:00.000Z", null],
])("at %s it is %o", (now, left) => expect(timeToKickOff(START, Date.parse(now))).toEqual(left));

test("what is no time has no countdown", () => expect(timeToKickOff("soon", 0)).toBeNull());
