// A closed walk over a net and the proof that none is shorter.
import { closedWalk } from "./euler.ts";
import { fixTargets, type Arc, type Net } from "./net.ts";
import { boundOf, proveBound, type Proof } from "./prices.ts";
import { searchTours } from "./search.ts";

export interface Plan {
  arcs: readonly Arc[];
  cost: number;
  /** The least that covering these targets costs whichever arcs are chosen to cover them, and its proof. */
  floor: number;
  floorProof: Proof;
  /** The least that a tour of the chosen arcs costs, and its proof; `net` is where they are the only targets. */
  optimum: number;
  proof: Proof;
  net: Net;
}

/** The most rounds of cuts. */
const ROUNDS = 40;
/** How much dearer a tour may be whose choice of arcs is still looked at. */
const SLACK = 6;

interface Closed {
  proof: Proof;
  bound: number;
  /** Closed walks, the cheapest first. */
  walks: { arcs: readonly Arc[]; cost: number }[];
}

/** The walk that the best prices lead to, else the best that a search finds. */
function close(net: Net, start: number, rounds: number): Closed {
  const { proof, amounts } = proveBound(net, start, rounds);
  const bound = boundOf(net, start, proof);
  const arcs = closedWalk(net, start, amounts);
  const cost = arcs?.reduce((sum, arc) => sum + arc.cost, 0) ?? Infinity;
  const walks = arcs && cost === bound ? [{ arcs, cost }] : searchTours(net, proof, start, bound);
  return { proof, bound, walks };
}

/** The best walk over the arcs that a tour covers its targets by, and what such a walk costs at least. */
function planFixed(net: Net, start: number, tour: readonly Arc[]): Omit<Plan, "floor" | "floorProof"> {
  const fixed = fixTargets(net, tour);
  const { proof, bound, walks } = close(fixed, start, ROUNDS);
  const { arcs, cost } = walks[0] ?? { arcs: tour, cost: Infinity };
  const own = arcs.map((arc) => fixed.origins.get(arc) ?? arc);
  return { arcs: own, cost, optimum: bound, proof, net: fixed };
}

/** The last target of the net is the arc back to `start`, which closes the walk. */
export function planTour(net: Net, start: number): Plan {
  const { proof: floorProof, bound: floor, walks } = close(net, start, 0);
  let best: Plan | null = null;
  for (const { arcs, cost } of walks) {
    if (cost === floor) return { arcs, cost, floor, floorProof, optimum: floor, proof: floorProof, net };
    if (best && cost > best.cost + SLACK) break;
    const plan = { ...planFixed(net, start, arcs), floor, floorProof };
    const isProven = plan.cost === plan.optimum;
    if (!best || plan.cost < best.cost || (plan.cost === best.cost && isProven && best.cost > best.optimum))
      best = plan;
  }
  if (!best) throw new Error("no tour was found");
  return best;
}
