// A closed walk over a net and the proof that none is shorter.
import { closedWalk } from "./euler.ts";
import { fixTargets, type Arc, type Net } from "./net.ts";
import { boundOf, proveBound, type Proof } from "./prices.ts";
import { searchTour } from "./search.ts";

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

const ROUNDS = 40;

interface Closed {
  arcs: readonly Arc[];
  cost: number;
  bound: number;
  proof: Proof;
}

/** The walk that the best prices lead to, else the best that a search finds. */
function close(net: Net, start: number, rounds: number): Closed {
  const { proof, amounts } = proveBound(net, start, rounds);
  const bound = boundOf(net, start, proof);
  const walk = closedWalk(net, start, amounts);
  const cost = walk?.reduce((sum, arc) => sum + arc.cost, 0) ?? Infinity;
  return walk && cost === bound
    ? { arcs: walk, cost, bound, proof }
    : { ...searchTour(net, proof, start, bound), bound, proof };
}

/** The last target of the net is the arc back to `start`, which closes the walk. */
export function planTour(net: Net, start: number): Plan {
  const free = close(net, start, 0);
  const { arcs, cost, bound: floor, proof: floorProof } = free;
  if (cost === floor) return { arcs, cost, floor, floorProof, optimum: floor, proof: floorProof, net };
  const fixed = fixTargets(net, arcs);
  const chosen = close(fixed, start, ROUNDS);
  const numbers = new Map(fixed.arcs.map((arc, index) => [arc, index]));
  const isBetter = chosen.cost < cost;
  return {
    arcs: isBetter ? chosen.arcs.map((arc) => net.arcs[numbers.get(arc) ?? -1] ?? arc) : arcs,
    cost: isBetter ? chosen.cost : cost,
    floor,
    floorProof,
    optimum: chosen.bound,
    proof: chosen.proof,
    net: fixed,
  };
}
