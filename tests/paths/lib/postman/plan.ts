// A closed walk over a net and the proof of how cheap one can be.
import { closedWalk } from "./euler.ts";
import type { Arc, Net } from "./net.ts";
import { boundOf, proveBound, type Proof } from "./prices.ts";
import { searchTour } from "./search.ts";

export interface Plan {
  arcs: readonly Arc[];
  cost: number;
  /** The least that any walk costs which covers every target, by whichever arcs, and its proof: `cost` is no less. */
  optimum: number;
  proof: Proof;
  net: Net;
}

/** Rounds of cuts: few of them sharpen most bounds; all of them where a tour is dearer than the bound of the few. */
const ROUNDS = [5, 40];

function planWithin(net: Net, start: number, rounds: number): Plan {
  const { proof, amounts } = proveBound(net, start, rounds);
  const optimum = boundOf(net, start, proof);
  const arcs = closedWalk(net, start, amounts);
  const cost = arcs?.reduce((sum, arc) => sum + arc.cost, 0) ?? Infinity;
  const found = arcs && cost === optimum ? { arcs, cost } : searchTour(net, proof, start, optimum);
  return { arcs: found.arcs, cost: found.cost, optimum, proof, net };
}

/** The last target of the net is the arc back to `start`, which closes the walk. */
export function planTour(net: Net, start: number): Plan {
  const plans: Plan[] = [];
  for (const rounds of ROUNDS) {
    const plan = planWithin(net, start, rounds);
    plans.push(plan);
    if (plan.cost === plan.optimum) break;
  }
  const best = plans.reduce((one, other) => (other.cost < one.cost ? other : one));
  const { optimum, proof } = plans.reduce((one, other) => (other.optimum > one.optimum ? other : one));
  return { ...best, optimum, proof };
}
