// A closed walk over a net that is nearly the shortest, and the proof of how short one can be.
import type { Arc, Net } from "./net.ts";
import { boundOf, proofOf, type Proof } from "./prices.ts";
import { greedyTour, searchOf, tries } from "./search.ts";

export interface Plan {
  arcs: readonly Arc[];
  cost: number;
  /** The least that any walk costs which covers every target, by whichever arcs: `cost` is no less. */
  bound: number;
  proof: Proof;
}

/** A tour that costs so many times its bound is near enough: a shorter one would take longer to find than to walk. */
const NEAR = 1.1;

const costOf = (arcs: readonly Arc[]): number => arcs.reduce((sum, arc) => sum + arc.cost, 0);

export function planTour(net: Net): Plan {
  const greedy = greedyTour(net);
  const proof = proofOf(net);
  const bound = boundOf(net, proof);
  const enough = Math.floor(bound * NEAR);
  const search = searchOf(net, proof, enough);
  const found =
    costOf(greedy) <= enough
      ? null
      : tries(net)
          .map(search)
          .find((arcs) => arcs !== null);
  const arcs = found ?? greedy;
  return { arcs, cost: costOf(arcs), bound, proof };
}
