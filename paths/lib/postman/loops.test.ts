import fc from "fast-check";
import { expect, it } from "vitest";
import { coverOnTheWay, withoutLoops } from "./loops.ts";
import { makeNet, type Arc, type Net } from "./net.ts";

const RESET = 3;

/** A ring of so many vertices with loops on it; the targets of the loops come behind those of the ring. */
function ringOf(size: number, loops: readonly (readonly [at: number, target: number])[], loopTargets: number): Net {
  const ring = Array.from({ length: size }, (_, at): Arc => ({
    from: at,
    to: (at + 1) % size,
    targets: [at],
    cost: 1,
  }));
  const last = size + loopTargets;
  const own = loops.map(([at, target]): Arc => {
    const place = at % size;
    return { from: place, to: place, targets: [size + (target % loopTargets)], cost: 1 };
  });
  const resets = ring.map(({ from }): Arc => ({ from, to: 0, targets: [last], cost: RESET }));
  return makeNet(size, last + 1, [...ring, ...own, ...resets]);
}

const costOf = (arcs: readonly Arc[]): number => arcs.reduce((sum, arc) => sum + arc.cost, 0);

it("takes each loop where the walk comes by, for a step a target, and says so when it does not come by", () => {
  let [covered, missed] = [0, 0];
  const loops = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 3 }), loops, (size, count, given) => {
      const net = ringOf(size, given, count);
      const plain = withoutLoops(net);
      expect(plain?.arcs.filter((arc) => arc.from === arc.to).map((arc) => arc.cost)).toEqual([RESET]);
      const end = net.out[0]?.findLast((arc) => arc.cost === RESET);
      const walk = [...net.arcs.slice(0, size), ...(end ? [end] : [])];
      const whole = coverOnTheWay(net, walk, 0);
      const possible = new Set(given.map(([, target]) => target % count)).size === count;
      if (possible) covered += 1;
      else missed += 1;
      const seen = whole && {
        isChain: whole.every((arc, index) => arc.from === (whole[index - 1]?.to ?? 0)),
        targets: new Set(whole.flatMap((arc) => arc.targets)).size,
        cost: costOf(whole),
      };
      expect(seen).toEqual(possible ? { isChain: true, targets: net.targets, cost: costOf(walk) + count } : null);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
  expect(Math.min(covered, missed)).toBeGreaterThan(20);
});

it("leaves a net alone whose loops cover what another arc covers too", () => {
  const arcs: Arc[] = [
    { from: 0, to: 0, targets: [0], cost: 1 },
    { from: 0, to: 1, targets: [0], cost: 1 },
    { from: 1, to: 0, targets: [1], cost: RESET },
  ];
  expect(withoutLoops(makeNet(2, 2, arcs))).toBeNull();
});
