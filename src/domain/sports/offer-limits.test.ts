import { describe, expect, it } from "vitest";
import { payoutOf } from "../common/price.ts";
import { worstResult } from "./exposure/exposure.ts";
import { roomOn, stakeWithin, type Taken } from "./offer-limits.ts";

const NONE = { maxStake: null, maxLiability: null };
const taken: Taken = {
  home: { bets: 2, stake: 30_000, payout: 60_000 },
  draw: { bets: 1, stake: 10_000, payout: 33_000 },
};

describe("the room of one more bet", () => {
  it("is what the outcome and its market leave, the narrower of both", () => {
    expect(roomOn("home", taken, [NONE, NONE])).toEqual({ stake: Infinity, loss: Infinity });
    const market = { maxStake: 50_000, maxLiability: 100_000 };
    expect(roomOn("home", taken, [market, NONE])).toEqual({ stake: 10_000, loss: 80_000 });
    expect(roomOn("home", taken, [market, { maxStake: 32_000, maxLiability: 25_000 }])).toEqual({
      stake: 2_000,
      loss: 5_000,
    });
    // Nobody has bet on it: 40,000 of others lie against it.
    expect(roomOn("away", taken, [market, NONE])).toEqual({ stake: 10_000, loss: 140_000 });
  });

  it("is nothing where the limit is passed already", () => {
    expect(roomOn("home", taken, [{ maxStake: 0, maxLiability: 10_000 }, NONE])).toEqual({ stake: 0, loss: 0 });
  });
});

describe("the highest stake", () => {
  it.each([101, 110, 133, 199, 200, 257, 999, 12_345])(
    "at %d keeps the market's worst result, and one won more does not",
    (price) => {
      for (const maxLiability of [20_000, 20_001, 99_999, 1_000_000]) {
        const room = roomOn("home", taken, [{ maxStake: null, maxLiability }, NONE]);
        const most = stakeWithin(room, price);
        const after = (stake: number) =>
          worstResult(
            Object.entries(taken).map(([key, own]) => ({
              key,
              stake: own.stake + (key === "home" ? stake : 0),
              payout: own.payout + (key === "home" ? payoutOf(stake, price) : 0),
            })),
          );
        expect(after(most)).toBeGreaterThanOrEqual(-maxLiability);
        expect(after(most + 1)).toBeLessThan(-maxLiability);
      }
    },
  );

  it("is the room for stakes where nothing can be lost", () => {
    expect(stakeWithin({ stake: 5_000, loss: 0 }, 100)).toBe(5_000);
    expect(stakeWithin({ stake: 5_000, loss: Infinity }, 10_000)).toBe(5_000);
  });
});
