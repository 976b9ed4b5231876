import { expect, it } from "vitest";
import { isLost, problemsOf } from "./leases.ts";

const mine = { id: "a", userId: "member01", lease: { isMine: true } };
const free = { id: "a", userId: "member01", lease: null };
const others = { id: "a", userId: "member01", lease: { isMine: false } };

it.each([
  { what: "has the lease", listed: [mine], lost: false },
  { what: "had it and it ended", listed: [free], lost: true },
  { what: "had it and another operator has it", listed: [others], lost: true },
  { what: "looks at another page", listed: [], lost: false },
])("who $what has lost the row: $lost", ({ listed, lost }) => expect(isLost([mine], listed)).toBe(lost));

it("says what failed by the member, or by the id where the row is not known", () => {
  const report = [
    { id: "a", problem: "늦음" },
    { id: "b", problem: null },
    { id: "c", problem: "없음" },
  ];
  expect(problemsOf(report, [mine])).toEqual([
    { userId: "member01", problem: "늦음" },
    { userId: "c", problem: "없음" },
  ]);
});
