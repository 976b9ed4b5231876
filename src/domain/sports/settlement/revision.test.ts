import { expect, it } from "vitest";
import { settlementChange } from "./revision.ts";

it.each([
  [0, 0, 0, 0, null],
  [2, 19_500, 2, 19_500, null],
  [0, 0, 1, 0, { kind: "settled", difference: 0 }],
  [0, 0, 2, 19_500, { kind: "settled", difference: 19_500 }],
  [2, 19_500, 1, 0, { kind: "revised", difference: -19_500 }],
  [1, 0, 2, 19_500, { kind: "revised", difference: 19_500 }],
  [2, 19_500, 2, 14_700, { kind: "revised", difference: -4_800 }],
  [3, 10_000, -1, 10_000, { kind: "revised", difference: 0 }],
  [2, 19_500, 0, 0, { kind: "reopened", difference: -19_500 }],
] as const)("from %i with %i won to %i with %i won: %j", (from, before, to, after, change) => {
  expect(settlementChange({ status: from, paid: before }, { status: to, paid: after })).toEqual(change);
});
