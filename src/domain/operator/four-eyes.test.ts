import { describe, expect, it } from "vitest";
import { decisionProblem, DEFAULT_TERMS, expiryOf, takesTwo } from "./four-eyes.ts";

describe("what takes two [REQ-R44]", () => {
  it.each([
    ["money", 2_999_999, false],
    ["money", 3_000_000, true],
    ["points", 300_000, false],
    ["points", 300_001, true],
    ["moved", 10_000_000, false],
    ["moved", 10_000_001, true],
    ["always", 0, true],
  ] as const)("%s of %i: %s", (measure, amount, isTwo) => {
    expect(takesTwo(measure, amount, DEFAULT_TERMS)).toBe(isTwo);
  });
});

describe("who may decide [REQ-R44]", () => {
  const asked = { state: "asked", askedBy: "a", expiresAt: 1_000 } as const;
  it.each([
    ["approve", "b", 999, null],
    ["refuse", "b", 999, null],
    ["withdraw", "a", 999, null],
    ["approve", "a", 999, "own"],
    ["refuse", "a", 999, "own"],
    ["withdraw", "b", 999, "notOwn"],
    ["approve", "b", 1_000, "expired"],
    ["withdraw", "a", 1_000, "expired"],
  ] as const)("%s by %s at %i: %s", (decision, by, now, problem) => {
    expect(decisionProblem(asked, decision, by, now)).toBe(problem);
  });
  it("decides once", () => {
    expect(decisionProblem({ ...asked, state: "refused" }, "approve", "b", 0)).toBe("decided");
  });
  it("waits for the hours of the terms", () => {
    expect(expiryOf(0, DEFAULT_TERMS)).toBe(86_400_000);
  });
});
