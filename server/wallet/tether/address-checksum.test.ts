import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isChecksumRight } from "./address-checksum.ts";

const DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** The address that has this prefix and so many bytes, with its checksum. */
function addressOf(prefix: number, bytes = 20): string {
  const body = Buffer.from([prefix, ...Array<number>(bytes).fill(7)]);
  let value = BigInt(`0x${Buffer.concat([body, sha256(sha256(body)).subarray(0, 4)]).toString("hex")}`);
  let address = "";
  for (; value > 0n; value /= 58n) address = DIGITS.charAt(Number(value % 58n)) + address;
  return address;
}

test("a TRON address is right by its checksum", () => {
  const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
  expect(isChecksumRight("tron", address)).toBe(true);
  expect(isChecksumRight("tron", addressOf(0x41))).toBe(true);
  for (let at = 0; at < address.length; at++) {
    const other = address[at] === "2" ? "3" : "2";
    expect([at, isChecksumRight("tron", address.slice(0, at) + other + address.slice(at + 1))]).toEqual([at, false]);
  }
});

test("what is no TRON address is refused, whatever its checksum", () => {
  for (const address of ["", "1", addressOf(0x42), addressOf(0x41, 19), addressOf(0x41, 21), `0${addressOf(0x41)}`])
    expect([address, isChecksumRight("tron", address)]).toEqual([address, false]);
});

test("an EVM address has no checksum", () => {
  expect(isChecksumRight("evm", "0x0000000000000000000000000000000000000000")).toBe(true);
});
