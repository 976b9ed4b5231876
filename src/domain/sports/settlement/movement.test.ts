import fc from "fast-check";
import { expect, it } from "vitest";
import type { SettlementStatus } from "../market.ts";
import { type Booked, settlementMovement } from "./movement.ts";

const NOTHING = { staked: 0, houseStakes: 0, housePayouts: 0, wallet: 0, owed: 0 };
const amount = fc.integer({ min: 0, max: 50_000_000 });
const booked = fc
  .record({ status: fc.constantFrom<SettlementStatus>(-1, 0, 1, 2, 3), paid: amount })
  .map(({ status, paid }): Booked => ({ status, paid: status === 0 || status === 1 ? 0 : paid }));

it("takes and pays, repaying what is owed first", () => {
  const open: Booked = { status: 0, paid: 0 };
  expect(settlementMovement(1_000, open, { status: 2, paid: 1_950 }, { wallet: 0, owed: 500 })).toEqual({
    staked: -1_000,
    houseStakes: 1_000,
    housePayouts: 1_950,
    wallet: 1_450,
    owed: -500,
  });
  expect(settlementMovement(1_000, open, { status: 1, paid: 0 }, { wallet: 0, owed: 500 })).toEqual({
    staked: -1_000,
    houseStakes: 1_000,
    housePayouts: 0,
    wallet: 0,
    owed: 0,
  });
});

it("takes back what the wallet holds and books the rest as owed", () => {
  expect(
    settlementMovement(1_000, { status: 2, paid: 1_950 }, { status: 1, paid: 0 }, { wallet: 300, owed: 0 }),
  ).toEqual({ staked: 0, houseStakes: 0, housePayouts: -1_950, wallet: -300, owed: 1_650 });
});

it("puts the stake of a bet that is open again back among the staked", () => {
  expect(settlementMovement(1_000, { status: 1, paid: 0 }, { status: 0, paid: 0 }, { wallet: 0, owed: 0 })).toEqual({
    staked: 1_000,
    houseStakes: -1_000,
    housePayouts: 0,
    wallet: 0,
    owed: 0,
  });
});

it("is none when a revision changes the status alone", () => {
  expect(
    settlementMovement(1_000, { status: 3, paid: 1_000 }, { status: -1, paid: 1_000 }, { wallet: 300, owed: 50 }),
  ).toBeNull();
});

it("balances, takes no account below zero, and after any revisions holds what the last result gives", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.array(booked, { maxLength: 6 }),
      amount,
      amount,
      (stake, path, wallet, owed) => {
        const held = { staked: stake, houseStakes: 0, housePayouts: 0, wallet, owed };
        let before: Booked = { status: 0, paid: 0 };
        for (const after of path) {
          const movement = settlementMovement(stake, before, after, held) ?? NOTHING;
          for (const name of Object.keys(held) as (keyof typeof held)[]) held[name] += movement[name];
          expect(movement.housePayouts + movement.owed).toBe(movement.staked + movement.houseStakes + movement.wallet);
          expect(Math.min(...Object.values(held))).toBeGreaterThanOrEqual(0);
          before = after;
        }
        expect(held.housePayouts).toBe(before.paid);
        expect(held.staked).toBe(before.status === 0 ? stake : 0);
        expect(held.wallet - held.owed).toBe(wallet - owed + before.paid);
      },
    ),
  );
});
