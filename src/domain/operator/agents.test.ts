import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product } from "../programmes/ceiling.ts";
import { branchOf, type Share, shareProblem, statementLines, stateOfDue, type TreeNode } from "./agents.ts";

const share = (product: Product, rate: number, basis: Share["basis"] = "result"): Share => ({ product, basis, rate });

describe("shares", () => {
  it("of an agent are of casino, slot and mini-games; a manager has sports as well", () => {
    expect(shareProblem("agent", [share("sports", 100)], null, [])).toBe("product");
    expect(shareProblem("manager", [share("sports", 100)], null, [])).toBeNull();
    expect(shareProblem("agent", [share("casino", 1), share("slot", 1), share("mini", 1)], null, [])).toBeNull();
  });

  it("are at most those above on the same basis, and at least those below", () => {
    const above = [share("casino", 1_000)];
    expect(shareProblem("manager", [share("casino", 1_000)], above, [])).toBeNull();
    expect(shareProblem("manager", [share("casino", 1_001)], above, [])).toBe("overAbove");
    expect(shareProblem("manager", [share("casino", 10, "turnover")], above, [])).toBe("overAbove");
    expect(shareProblem("manager", [share("slot", 10)], above, [])).toBe("overAbove");
    expect(shareProblem("manager", [share("casino", 500)], null, [[share("casino", 501)]])).toBe("underBelow");
    expect(shareProblem("manager", [], null, [[share("casino", 1)]])).toBe("underBelow");
  });
});

describe("a branch", () => {
  const nodes: TreeNode[] = [
    { id: "a", aboveId: null },
    { id: "b", aboveId: "a" },
    { id: "c", aboveId: "b" },
    { id: "d", aboveId: null },
  ];
  it("is a node and all below it", () => {
    expect(branchOf(nodes, "a")).toEqual(["a", "b", "c"]);
    expect(branchOf(nodes, "c")).toEqual(["c"]);
  });
  it("ends where the tree goes round", () => {
    const round = [
      { id: "a", aboveId: "b" },
      { id: "b", aboveId: "a" },
    ];
    expect(branchOf(round, "a").toSorted()).toEqual(["a", "b"]);
  });
});

describe("lines of a statement", () => {
  it("have the whole rate of own members and the difference of each branch, and lose fractions both ways", () => {
    const nodes = [
      { id: "a", aboveId: null, shares: [share("sports", 2_000)] },
      { id: "b", aboveId: "a", shares: [share("sports", 1_500)] },
    ];
    const volumes: Readonly<Record<string, number>> = { a: 999, b: -999 };
    const lines = statementLines(nodes, (id) => ({ turnover: 5_000, result: volumes[id] ?? 0 }));
    expect(lines.get("a")).toMatchObject([
      { branchId: "a", belowRate: 0, amount: 199 },
      { branchId: "b", belowRate: 1_500, amount: -49 },
    ]);
    expect(lines.get("b")).toMatchObject([{ branchId: "b", amount: -149 }]);
  });

  it("leave out what nothing was staked on", () => {
    const nodes = [{ id: "a", aboveId: null, shares: [share("sports", 2_000), share("slot", 10)] }];
    const lines = statementLines(nodes, (_, product) =>
      product === "slot" ? { turnover: 10_000, result: 0 } : { turnover: 0, result: 0 },
    );
    expect(lines.get("a")).toMatchObject([{ product: "slot", amount: 0 }]);
  });

  it("pay a chain together what its highest rate comes to, a won a line aside", () => {
    const chain = fc.array(
      fc.record({ rate: fc.integer({ min: 1, max: 10_000 }), result: fc.integer({ min: -1e9, max: 1e9 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(chain, (given) => {
        // Who stands above has at least the rate of who stands below.
        const rates = given.map(({ rate }) => rate).toSorted((a, b) => b - a);
        const nodes = given.map((_, at) => ({
          id: String(at),
          aboveId: at === 0 ? null : String(at - 1),
          shares: [share("casino", rates[at] ?? 0)],
        }));
        const lines = statementLines(nodes, (id) => ({ turnover: 1, result: given[Number(id)]?.result ?? 0 }));
        const all = [...lines.values()].flat();
        const paid = all.reduce((sum, { amount }) => sum + amount, 0);
        const whole = given.reduce((sum, { result }) => sum + result, 0);
        expect(Math.abs(paid - (whole * (rates[0] ?? 0)) / 10_000)).toBeLessThanOrEqual(all.length);
      }),
    );
  });
});

it("what is not above 0 is carried over", () => {
  expect([1, 0, -1].map(stateOfDue)).toEqual(["payable", "carried", "carried"]);
});
