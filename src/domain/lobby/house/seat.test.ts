import { expect, it } from "vitest";
import { seatPhase, seatResult } from "./seat.ts";

const TIMES = { opensAt: 0, closesAt: 18_000, opensCardsAt: 26_000, endsAt: 32_000 };
const card = (rank: number) => (rank - 1) * 4;
const PLAYER_WINS = [
  [card(9), card(13)],
  [card(2), card(6)],
];

it("is closed from the lock until the cards are told", () => {
  expect(seatPhase({ ...TIMES, drawn: null }, 17_999)).toBe("betting");
  expect(seatPhase({ ...TIMES, drawn: null }, 18_000)).toBe("closed");
  expect(seatPhase({ ...TIMES, drawn: PLAYER_WINS }, 18_000)).toBe("squeezing");
  expect(seatPhase({ ...TIMES, drawn: null }, 27_000)).toBe("closed");
  expect(seatPhase({ ...TIMES, drawn: PLAYER_WINS }, 26_000)).toBe("shown");
  expect(seatPhase({ ...TIMES, drawn: PLAYER_WINS }, 32_000)).toBe("waiting");
  expect(seatPhase(null, 0)).toBe("waiting");
});

it.each([
  ["watched", []],
  ["won", [["player", 10_000]]],
  ["lost", [["banker", 10_000]]],
  [
    "even",
    [
      ["player", 10_000],
      ["tie", 30_000],
    ],
  ],
  [
    "even",
    [
      ["player", 10_000],
      ["tie", 10_000],
    ],
  ],
] as const)("%s with %o", (result, stakes) => {
  expect(
    seatResult(
      stakes.map(([pick, amount]) => ({ pick, amount })),
      PLAYER_WINS,
    ),
  ).toBe(result);
});
