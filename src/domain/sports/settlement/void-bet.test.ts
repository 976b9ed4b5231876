import { expect, it } from "vitest";
import { type BetToVoid, voidMoves, voidProblem } from "./void-bet.ts";

const bet: BetToVoid = {
  status: 0,
  acceptance: "accepted",
  stake: 10_000,
  paid: 0,
  isVoided: false,
  isOfProvider: false,
};

it.each([0, 1, 2, 3] as const)("voids an accepted bet of status %i", (status) =>
  expect(voidProblem({ ...bet, status })).toBeNull(),
);
it.each<[Partial<BetToVoid>, string]>([
  [{ status: -1, isVoided: true }, "voided"],
  [{ status: -1 }, "cancelled"],
  [{ isOfProvider: true }, "provider"],
  [{ acceptance: "pending" }, "pending"],
  [{ acceptance: "refused", status: -1 }, "refused"],
])("does not void %j: %s", (given, problem) => expect(voidProblem({ ...bet, ...given })).toBe(problem));

it.each([
  [0, { paid: 10_000, takenBack: 0 }],
  [4_000, { paid: 6_000, takenBack: 0 }],
  [10_000, { paid: 0, takenBack: 0 }],
  [19_000, { paid: 0, takenBack: 9_000 }],
])("of which %i was paid comes to the stake", (paid, moves) =>
  expect(voidMoves({ stake: 10_000, paid })).toEqual(moves),
);
