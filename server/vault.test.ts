import { expect, it } from "vitest";
import { createVault, isSealed, UnreadableSecret } from "./vault.ts";

const [KEY, OTHER] = ["k".repeat(32), "o".repeat(32)];
const SECRET = "0123456789abcdef0123456789abcdef";
const ROW = "301 2026-11-22";
const boxOf = (key: string, ...old: string[]) => createVault(key, old).box("game chain");

it("opens what it has sealed, and says nothing of it", () => {
  const box = boxOf(KEY);
  const sealed = box.seal(SECRET, ROW);
  expect(box.open(sealed, ROW)).toBe(SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(Buffer.from(sealed.split(":")[2] ?? "", "base64url").toString("latin1")).not.toContain(SECRET);
  expect([isSealed(sealed), isSealed(SECRET)]).toEqual([true, false]);
  // Never twice the same text.
  expect(box.seal(SECRET, ROW)).not.toBe(sealed);
});

it("does not open for another row or another purpose", () => {
  const sealed = boxOf(KEY).seal(SECRET, ROW);
  expect(() => boxOf(KEY).open(sealed, "302 2026-11-22")).toThrow(UnreadableSecret);
  expect(() => createVault(KEY).box("house chain").open(sealed, ROW)).toThrow(UnreadableSecret);
});

it("does not open what is plain, was changed, or is of another key", () => {
  const box = boxOf(KEY);
  const sealed = box.seal(SECRET, ROW);
  const changed = sealed.slice(0, -3) + (sealed.endsWith("AAA") ? "BBB" : "AAA");
  const short = sealed.replace(/[^:]*$/, "AAAA");
  const empty = box.seal("", ROW);
  for (const wrong of [SECRET, "", "v1:00000000:AAAA", short, empty, changed, boxOf(OTHER).seal(SECRET, ROW)])
    expect(() => box.open(wrong, ROW)).toThrow(UnreadableSecret);
});

it("opens what an old key has sealed, and seals it and what is plain with the new one", () => {
  const old = boxOf(OTHER).seal(SECRET, ROW);
  const box = boxOf(KEY, OTHER);
  expect(box.open(old, ROW)).toBe(SECRET);
  for (const stored of [old, SECRET]) {
    const fresh = box.renew(stored, ROW) ?? "";
    expect(boxOf(KEY).open(fresh, ROW)).toBe(SECRET);
    expect(box.renew(fresh, ROW)).toBeNull();
  }
  expect(() => boxOf(KEY).renew(old, ROW)).toThrow(UnreadableSecret);
});
