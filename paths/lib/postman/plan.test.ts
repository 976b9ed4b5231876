import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReset, type Arc, type Net } from "./net.ts";
import { planTour, type Plan } from "./plan.ts";
import { boundOf, proofOf, UNIT } from "./prices.ts";
import { greedyTour } from "./search.ts";

const RESET = 3;

/** A net as `planNet` makes it: at most one arc a target leaves a vertex, and a way back from everywhere. */
function netOf(size: number, targets: number, given: readonly (readonly [number, number, number])[]): Net {
  const arcs = new Map<string, Arc>();
  for (const [from, to, target] of given) {
    const arc = { from: from % size, to: to % size, targets: [target % targets], cost: 1 };
    const mark = `${arc.from} ${target % targets}`;
    if (!arcs.has(mark)) arcs.set(mark, arc);
  }
  const resets = Array.from({ length: size }, (_, from) => ({ from, to: 0, targets: [targets], cost: RESET }));
  return { size, start: 0, targets: targets + 1, arcs: [...arcs.values(), ...resets] };
}

/** What the cheapest tour costs, by looking at every vertex with every set of covered targets; null: there is none. */
function cheapest(net: Net): number | null {
  const all = (1 << (net.targets - 1)) - 1;
  const costs = new Map<number, number>([[0, 0]]);
  const open = new Set([0]);
  const keyOf = (at: number, covered: number): number => covered * net.size + at;
  while (open.size > 0) {
    const key = [...open].reduce((one, other) => ((costs.get(other) ?? 0) < (costs.get(one) ?? 0) ? other : one));
    open.delete(key);
    const [at, covered] = [key % net.size, Math.floor(key / net.size)];
    const cost = costs.get(key) ?? 0;
    if (covered === all) return cost + RESET;
    for (const arc of net.arcs) {
      if (arc.from !== at) continue;
      const next = keyOf(
        arc.to,
        isReset(net, arc) ? covered : arc.targets.reduce((set, target) => set | (1 << target), covered),
      );
      if ((costs.get(next) ?? Infinity) <= cost + arc.cost) continue;
      costs.set(next, cost + arc.cost);
      open.add(next);
    }
  }
  return null;
}

function expectTour(net: Net, { arcs, cost }: Plan): void {
  expect(arcs.map((arc) => arc.from)).toEqual([0, ...arcs.slice(0, -1).map((arc) => arc.to)]);
  expect(arcs.at(-1)?.targets).toEqual([net.targets - 1]);
  expect(new Set(arcs.flatMap((arc) => arc.targets)).size).toBe(net.targets);
  expect(arcs.reduce((sum, arc) => sum + arc.cost, 0)).toBe(cost);
  for (const arc of arcs) expect(net.arcs).toContain(arc);
}

const nets = (most: { size: number; targets: number }): fc.Arbitrary<Net> =>
  fc
    .record({
      size: fc.integer({ min: 1, max: most.size }),
      targets: fc.integer({ min: 1, max: most.targets }),
      arcs: fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { minLength: 1, maxLength: 18 }),
    })
    .map(({ size, targets, arcs }) => netOf(size, targets, arcs));

describe("a planned tour", () => {
  it("is near the cheapest of all tours, and the proof never says more than that one costs", () => {
    let [walked, proven] = [0, 0];
    fc.assert(
      fc.property(nets({ size: 5, targets: 6 }), (net) => {
        const least = cheapest(net);
        if (least === null) return;
        const plan = planTour(net);
        expectTour(net, plan);
        expect(plan.bound).toBeLessThanOrEqual(least);
        expect(plan.cost).toBeLessThanOrEqual(least * 1.1);
        walked += 1;
        if (plan.bound === least) proven += 1;
      }),
      { numRuns: 400, seed: 20_261_121 },
    );
    expect(walked).toBeGreaterThan(100);
    expect(proven).toBeGreaterThan(walked * 0.95);
  });

  it("is the directed postman's where every target is one arc: the proof says as much as all tours do", () => {
    fc.assert(
      fc.property(nets({ size: 5, targets: 8 }), (drawn) => {
        const own = drawn.arcs.filter((arc) => arc.cost === 1).slice(0, 8);
        const net = netOf(
          drawn.size,
          own.length,
          own.map((arc, target) => [arc.from, arc.to, target]),
        );
        const least = cheapest(net);
        if (least === null) return;
        const plan = planTour(net);
        expectTour(net, plan);
        expect(plan.bound).toBe(least);
        expect(plan.cost).toBeLessThanOrEqual(least * 1.1);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  it("is the same for the same net", () => {
    fc.assert(
      fc.property(nets({ size: 5, targets: 6 }), (net) => {
        if (cheapest(net) === null) return;
        expect(planTour(net).arcs).toEqual(planTour(structuredClone(net)).arcs);
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it("is looked for beyond the greedy one, where that is too long", () => {
    let bettered = 0;
    fc.assert(
      fc.property(nets({ size: 5, targets: 6 }), (net) => {
        if (cheapest(net) === null) return;
        if (planTour(net).cost < greedyTour(net).reduce((sum, arc) => sum + arc.cost, 0)) bettered += 1;
      }),
      { numRuns: 400, seed: 20_261_121 },
    );
    expect(bettered).toBeGreaterThan(10);
  });

  it("is refused where a target cannot be reached", () => {
    const net = netOf(2, 1, [[1, 0, 0]]);
    expect(() => planTour(net)).toThrow("no way to a target");
  });
});

describe("islands", () => {
  // A target that only stands by itself behind an arc: its loop alone covers it, but no tour gets there for nothing.
  const arcs = [
    { from: 1, to: 1, targets: [0], cost: 1 },
    { from: 0, to: 1, targets: [], cost: 1 },
    { from: 0, to: 0, targets: [1], cost: RESET },
    { from: 1, to: 0, targets: [1], cost: RESET },
  ];
  const island: Net = { size: 2, start: 0, targets: 2, arcs };

  it("make the proof say that an island must be gone to", () => {
    expect(boundOf(island, proofOf(island))).toBe(2 + RESET);
    expect(cheapest(island)).toBe(2 + RESET);
  });
  it("are none where the tour begins", () => {
    const home: Net = { ...island, start: 1 };
    expect(boundOf(home, proofOf(home))).toBe(1 + RESET);
  });
});

describe("a proof", () => {
  const net = netOf(3, 3, [
    [0, 1, 0],
    [1, 2, 1],
    [2, 0, 2],
  ]);
  const proof = proofOf(net);

  it("says how short a tour can be", () => {
    expect(boundOf(net, proof)).toBe(3 + RESET);
  });
  it.each([
    ["a price is too high", { prices: proof.prices.map((price) => price + UNIT) }],
    ["a price is below 0", { prices: [-1, ...proof.prices.slice(1)] }],
    ["the potentials are others", { potentials: proof.potentials.map((_, vertex) => vertex * 2 * UNIT) }],
  ])("is refused when %s", (_, change) => {
    expect(() => boundOf(net, { ...proof, ...change })).toThrow(/price|worth/);
  });
});
