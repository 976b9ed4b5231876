// What leaves the server and comes back: tokens, seals, codes of a second factor and recovery codes.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import {
  isRecoveryCode,
  newRecoveryCodes,
  newSecret,
  plainCode,
  recoveryHash,
  stepOf,
  uriOf,
} from "./one-time-code.ts";
import { isSealed, seal } from "./seal.ts";
import { hashToken, isToken, newToken, tokenOf } from "./token.ts";

const SECRET = "s".repeat(32);

it("a seal is of its text, its purpose and its secret alone", () => {
  const given = seal(SECRET, "token", "text");
  expect(given).toMatch(/^[\w-]{22}$/);
  expect(isSealed(SECRET, "token", "text", given)).toBe(true);
  const others = [
    isSealed("t".repeat(32), "token", "text", given),
    isSealed(SECRET, "device", "text", given),
    isSealed(SECRET, "token", "texts", given),
    isSealed(SECRET, "token", "text", given.slice(1)),
    isSealed(SECRET, "token", "text", `${given}A`),
    isSealed(SECRET, "token", "text", `${given.startsWith("A") ? "B" : "A"}${given.slice(1)}`),
  ];
  expect(others).toEqual(others.map(() => false));
});

it("a token is one that this server made, behind the word of its header", () => {
  const token = newToken(SECRET);
  expect(token).toMatch(/^[\w-]{65}$/);
  expect(newToken(SECRET)).not.toBe(token);
  expect(tokenOf(SECRET, `Bearer ${token}`)).toBe(token);
  for (const header of [token, `bearer ${token}`, "Bearer ", "", undefined, [`Bearer ${token}`]])
    expect(tokenOf(SECRET, header)).toBeNull();
  const random = token.slice(0, 43);
  const odd = `${random.slice(0, -1)}!`;
  const shorter = random.slice(1);
  for (const one of [
    `${odd}${seal(SECRET, "token", odd)}`,
    `${shorter}${seal(SECRET, "token", shorter)}`,
    `${token}A`,
    random,
  ])
    expect(isToken(SECRET, one)).toBe(false);
  expect(isToken("t".repeat(32), token)).toBe(false);
  expect(hashToken("a")).toBe(createHash("sha256").update("a").digest("hex"));
});

it("a code is of its 30 seconds, by the vectors of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(stepOf(secret, "287082", 59_000)).toBe(1);
  expect(stepOf(secret, "287082", 59_999)).toBe(1);
  expect(stepOf(secret, "287082", 60_000)).toBeNull();
  expect(stepOf(secret, "287082", 29_999)).toBeNull();
  expect(stepOf(secret, "081804", 1_111_111_109_000)).toBe(37_037_036);
  expect(stepOf(secret, "287083", 59_000)).toBeNull();
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const uri = uriOf(secret, "admin01");
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*admin01\?/);
  for (const part of [`secret=${secret}`, "digits=6", "period=30", "algorithm=SHA1"]) expect(uri).toContain(part);
});

it("recovery codes are ten, read whatever their case, spaces and hyphens, and kept by their member", () => {
  const codes = newRecoveryCodes();
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){5}$/);
  expect(plainCode(" AB3D-ef5h jk7m\t")).toBe("ab3def5hjk7m");
  expect(codes.map(plainCode).every(isRecoveryCode)).toBe(true);
  const lengths = Array.from({ length: 40 }, (_, length) => length);
  // Those of twelve were given out before.
  expect(lengths.filter((length) => isRecoveryCode("a".repeat(length)))).toEqual([12, 24]);
  expect(recoveryHash("m1", "AB3D-ef5h-jk7m")).toBe(recoveryHash("m1", "ab3def5hjk7m"));
  expect(recoveryHash("m1", "ab3def5hjk7m")).not.toBe(recoveryHash("m2", "ab3def5hjk7m"));
});
