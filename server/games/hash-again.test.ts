import { hash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hashAgain } from "./hash-again.ts";

test("hashes as node:crypto does, as often as it is told", () => {
  for (const data of [
    Buffer.alloc(32),
    Buffer.alloc(32, 0xff),
    ...Array.from({ length: 500 }, () => randomBytes(32)),
  ]) {
    let wanted: Buffer = data;
    for (let times = 0; times < 5; times++) {
      expect(hashAgain(data, times).toString("hex")).toBe(wanted.toString("hex"));
      wanted = hash("sha256", wanted, "buffer");
    }
  }
});

test("leaves what it is given as it is, and takes 32 bytes alone", () => {
  const data = Buffer.alloc(32, 1);
  hashAgain(data, 3);
  expect(data).toEqual(Buffer.alloc(32, 1));
  for (const length of [0, 31, 33, 64]) expect(() => hashAgain(Buffer.alloc(length), 1)).toThrow(RangeError);
});
