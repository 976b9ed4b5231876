import { expect, it } from "vitest";
import { isRefusal } from "../session/server-code.ts";
import { isSecureAddress, isTetherAmount, isTetherUnderMaintenance, isWalletAddress } from "./tether.ts";

it("is under maintenance while the flag is 1, and by no other value", () => {
  expect([0, 1, 2, -1].map((flag) => isTetherUnderMaintenance({ tetherMaintenanceFlag: flag }))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it.each([
  ["https://pay.example/d/1", true],
  ["HTTPS://pay.example", true],
  ["http://pay.example", false],
  ["https:pay.example", false],
  ["https:///pay", false],
  ["https:// pay.example", false],
  ["https://\\pay.example", false],
  ["https://", false],
  [" https://pay.example", false],
  ["//pay.example", false],
  ["/chargeCrypto", false],
  ["javascript:'https://'", false],
  ["", false],
])("an address of %j is secure: %s", (address, isSecure) => {
  expect(isSecureAddress(address)).toBe(isSecure);
});

it("takes whole won only", () => {
  expect([1, 100_000, Number.MAX_SAFE_INTEGER].map(isTetherAmount)).toEqual([true, true, true]);
  expect([0, -1, 0.5, Number.NaN, Infinity, 2 ** 53].map(isTetherAmount)).toEqual(Array(6).fill(false));
});

it("takes an address of one word", () => {
  expect([" TXYZ123 ", "", "  ", "T X"].map(isWalletAddress)).toEqual([true, false, false, false]);
});

it("knows a refusal from an outcome that is open", () => {
  expect([400, 404, 409, 422, 499].map(isRefusal)).toEqual(Array(5).fill(true));
  expect([null, 200, 399, 408, 425, 500, 503, 600].map(isRefusal)).toEqual(Array(8).fill(false));
});
