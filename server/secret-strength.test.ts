import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { isGuessable } from "./secret-strength.ts";

it.each([
  "",
  "password",
  "0123456789abcdef0123456789abcdef",
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "k7Qz!k7Qz!k7Qz!k7Qz!k7Qz!k7Qz!k7Qz!k7Qz!k7Qz!",
  "acegikmoqsuwyACEGIKMOQSUWY13579",
])("a person may have made %s", (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

it("what a generator made is not taken for a person's", () => {
  for (const secret of ["9f86d081884c7d659a2feaa0c55ad015", "q3Zr8LkPw1Xv6Tn0Yb5Hd2Ms"])
    expect(isGuessable(secret)).toBe(false);
  for (let at = 0; at < 200; at++) expect(isGuessable(randomBytes(16).toString("hex"))).toBe(false);
});

it("measures characters and steps in bits, eighty at least", () => {
  // Sixteen different ones have four bits each; the twentieth makes eighty with steps as different.
  const of = (length: number) => Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + at * at * 7)).join("");
  expect([of(19), of(20), of(21)].map(isGuessable)).toEqual([true, false, false]);
});
