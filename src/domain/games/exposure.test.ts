import { expect, it } from "vitest";
import { exposureOf } from "./exposure.ts";
import { KINDS } from "./kinds.ts";

it("of no bets is nothing", () =>
  expect(exposureOf(KINDS.ladder, [])).toEqual({ stake: 0, payout: 0, picks: [], outcomes: [] }));

it("adds what picks pay that win together, and takes the stakes of all", () => {
  // The ladder ends in 좌3짝, 좌4홀, 우3홀 or 우4짝, each one time in four.
  const { picks } = KINDS.ladder;
  const nameOf = (key: string) => picks.find((one) => one.key === key)?.name ?? key;
  const found = exposureOf(KINDS.ladder, [
    { key: "left", bets: 1, stake: 5_000, payout: 9_750 },
    { key: "odd", bets: 2, stake: 10_000, payout: 19_500 },
    { key: "no-such-pick", bets: 1, stake: 1, payout: 1 },
  ]);
  expect(found.stake).toBe(15_000);
  expect(found.payout).toBe(29_250);
  expect(Object.fromEntries(found.picks.map(({ key, net }) => [key, net]))).toEqual({ left: -14_250, odd: -14_250 });
  // In no order of won: compared as sets of one to two names.
  expect(found.outcomes.map(({ chance, net, won }) => [chance, net, won.toSorted()])).toEqual([
    [2_500, -14_250, [nameOf("left"), nameOf("odd")].toSorted()],
    [2_500, -4_500, [nameOf("odd")]],
    [2_500, 5_250, [nameOf("left")]],
    [2_500, 15_000, []],
  ]);
});

it("gives pushed stakes back: a tie of baccarat costs the stakes on player and banker", () => {
  const found = exposureOf(KINDS.baccarat, [{ key: "player", bets: 1, stake: 10_000, payout: 20_000 }]);
  expect(found.outcomes.map(({ net }) => net)).toEqual([-10_000, 0, 10_000]);
  expect(found.outcomes.map(({ chance }) => chance)).toEqual([4_462, 951, 4_585]);
});
