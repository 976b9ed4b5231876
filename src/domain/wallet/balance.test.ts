import { expect, it } from "vitest";
import { keepNewerBalance } from "./balance.ts";

const held = { emoney: 90, point: 9, walletSeq: 7 };

it("an older balance never replaces a newer one, and brings everything else", () => {
  const older = { emoney: 80, point: 8, walletSeq: 6, nickname: "new" };
  expect(keepNewerBalance(held, older)).toEqual({ emoney: 90, point: 9, walletSeq: 7, nickname: "new" });
});

it("a newer balance, and the first one, is taken", () => {
  const newer = { emoney: 70, point: 0, walletSeq: 8 };
  expect(keepNewerBalance(held, newer)).toEqual(newer);
  expect(keepNewerBalance(null, newer)).toEqual(newer);
  expect(keepNewerBalance(held, { ...held, nickname: "new" })).toEqual({ ...held, nickname: "new" });
});
