import { expect, test } from "vitest";
import { fromSeoulInput, toSeoulInput } from "./seoul-input.ts";

test("a time of Seoul goes out and comes back as the same instant", () => {
  expect(fromSeoulInput("2026-11-21T00:30")).toBe("2026-11-20T15:30:00.000Z");
  expect(toSeoulInput("2026-11-20T15:30:00.000Z")).toBe("2026-11-21 00:30");
});

test("an empty field is no instant, nor is a broken one", () => {
  expect([fromSeoulInput(""), fromSeoulInput("soon"), toSeoulInput(null)]).toEqual([null, null, ""]);
});
