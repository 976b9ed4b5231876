import { expect, it } from "vitest";
import { availabilityOf, takesPick } from "./availability.ts";

it.each([
  ["open", "open"],
  ["suspended", "suspended"],
  ["closed", "closed"],
  ["settled", "closed"],
  ["void", "closed"],
  ["nonsense", "closed"],
  [undefined, "closed"],
] as const)("a status %s is %s", (status, availability) => expect(availabilityOf(status)).toBe(availability));

it.each([
  ["open", [], true],
  ["suspended", [], false],
  ["closed", [], false],
  ["suspended", ["other"], false],
  ["open", ["home"], true],
  ["suspended", ["home"], true],
  ["closed", ["other", "home"], true],
] as const)("a press of a price that is %s, with %j in the slip: %s", (availability, ids, isTaken) =>
  expect(
    takesPick(
      ids.map((id) => ({ id })),
      { id: "home" },
      availability,
    ),
  ).toBe(isTaken),
);
