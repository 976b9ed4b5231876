import { describe, expect, it } from "vitest";
import { coversEverything } from "../../games/hedge.ts";
import { baccarat } from "../../games/kinds/baccarat.ts";
import { phaseAt, refusalOf, isTableHedge, refusalOfAll, settleStake, TABLE_PICKS, timesFrom } from "./table.ts";

/** rank × 4 for the ranks that count: ace 1 to king 13. */
const card = (rank: number, suit = 0) => (rank - 1) * 4 + suit;
const PLAYER_WINS = [
  [card(9), card(13)],
  [card(2), card(6)],
];
const TIE = [
  [card(9), card(13)],
  [card(4), card(5)],
];
const PAIRED_BANKER = [
  [card(10), card(13)],
  [card(4), card(4, 1)],
];

it("locks, opens the cards and ends by the clock", () => {
  const times = timesFrom(1_000_000);
  const seconds = [-1, 0, 17, 18, 25, 26, 31, 32];
  expect(seconds.map((s) => phaseAt(times, 1_000_000 + s * 1_000))).toEqual([
    "waiting",
    "betting",
    "betting",
    "squeezing",
    "squeezing",
    "shown",
    "shown",
    "waiting",
  ]);
  expect(phaseAt(null, 1_000_000)).toBe("waiting");
});

describe("a stake", () => {
  it.each([
    [{ pick: "player", amount: 1_000 }, [], null],
    [{ pick: "dragon", amount: 1_000 }, [], "unknown_pick"],
    [{ pick: "player", amount: 1_500 }, [], "bad_amount"],
    [{ pick: "player", amount: 0 }, [], "bad_amount"],
    [{ pick: "player", amount: -1_000 }, [], "bad_amount"],
    [{ pick: "player", amount: 1_000 }, [{ pick: "player", amount: 999_000 }], null],
    [{ pick: "player", amount: 2_000 }, [{ pick: "player", amount: 999_000 }], "over_limit"],
    [{ pick: "banker", amount: 1_000 }, [{ pick: "player", amount: 1_000 }], "hedge"],
    [{ pick: "tie", amount: 1_000 }, [{ pick: "player", amount: 1_000 }], null],
    [{ pick: "banker-pair", amount: 1_000 }, [{ pick: "banker", amount: 1_000 }], null],
  ])("%o beside %o: %s", (stake, placed, refusal) => {
    expect(refusalOf(stake, placed)).toBe(refusal);
  });

  it.each([
    ["player", PLAYER_WINS, { result: "won", paid: 20_000 }],
    ["banker", PLAYER_WINS, { result: "lost", paid: 0 }],
    ["player", TIE, { result: "push", paid: 10_000 }],
    ["banker", TIE, { result: "push", paid: 10_000 }],
    ["tie", TIE, { result: "won", paid: 90_000 }],
    ["banker", PAIRED_BANKER, { result: "won", paid: 19_500 }],
    ["banker-pair", PAIRED_BANKER, { result: "won", paid: 120_000 }],
    ["player-pair", PAIRED_BANKER, { result: "lost", paid: 0 }],
  ])("10,000 on %s", (pick, drawn, settled) => {
    expect(settleStake({ pick, amount: 10_000 }, drawn)).toEqual(settled);
  });
});

it.each([
  ["none", [], "bad_amount"],
  ["three that leave a loss", ["player", "tie", "banker-pair"], null],
  ["both sides", ["player", "banker"], "hedge"],
  ["a pick twice", ["tie", "tie"], "unknown_pick"],
  ["a pick that is none", ["tie", "dragon"], "unknown_pick"],
])("takes stakes together or none: %s", (_, picks, refusal) => {
  const stakes = picks.map((pick) => ({ pick, amount: 5_000 }));
  expect(refusalOfAll(stakes, [])).toBe(refusal);
});

it("counts what is placed towards the most of a pick, and against the other side", () => {
  const placed = [{ pick: "banker", amount: 996_000 }];
  expect(refusalOfAll([{ pick: "banker", amount: 5_000 }], placed)).toBe("over_limit");
  expect(refusalOfAll([{ pick: "banker", amount: 4_000 }], placed)).toBeNull();
  expect(
    refusalOfAll(
      [
        { pick: "tie", amount: 5_000 },
        { pick: "player", amount: 1_000 },
      ],
      placed,
    ),
  ).toBe("hedge");
});

it("a hedge is what leaves no deal in which all picks lose, for every set of picks", () => {
  const sets = Array.from({ length: 2 ** TABLE_PICKS.length }, (_, bits) =>
    TABLE_PICKS.flatMap(({ key }, at) => (bits & (1 << at) ? [key] : [])),
  );
  expect(sets.map(isTableHedge)).toEqual(sets.map((picks) => coversEverything(baccarat, picks)));
});
