import { expect, it } from "vitest";
import { untilReminder } from "./reminders.ts";

it("a reminder comes at each full interval since the login", () => {
  expect(untilReminder(15, 0)).toBe(900_000);
  expect(untilReminder(15, 899_999)).toBe(1);
  expect(untilReminder(15, 900_000)).toBe(900_000);
  expect(untilReminder(60, 5_400_000)).toBe(1_800_000);
});
