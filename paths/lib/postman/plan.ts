// A closed walk over a net and the proof of how cheap one can be.
import { closedWalk } from "./euler.ts";
import { coverOnTheWay, withoutLoops } from "./loops.ts";
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

/** Rounds of cuts: of large nets a few at first, and all of them only where a tour is dearer than that bound. */
const ALL_ROUNDS = 40;
const FEW_ROUNDS = 5;
const LARGE_ARCS = 1_000;
/** Beyond it a walk comes by so much that its loops can be left to the end. */
const HUGE_ARCS = 3_000;
/** The tour of a large net may cost so many times its bound: to look for a step or two less takes ten times as long. */
const NEARLY = 1.02;

const costOf = (arcs: readonly Arc[]): number => arcs.reduce((sum, arc) => sum + arc.cost, 0);

/** What a tour may cost that is looked for no longer. */
const enoughOf = (net: Net, optimum: number): number =>
  net.arcs.length > LARGE_ARCS ? Math.floor(optimum * NEARLY) : optimum;

function planWithin(net: Net, start: number, rounds: number): Plan {
  const { proof, amounts } = proveBound(net, start, rounds);
  const optimum = boundOf(net, start, proof);
  const arcs = closedWalk(net, start, amounts);
  const enough = enoughOf(net, optimum);
  const found = arcs && costOf(arcs) <= enough ? arcs : searchTour(net, proof, start, enough).arcs;
  return { arcs: found, cost: costOf(found), optimum, proof, net };
}

/** A plan whose loops were left out at first and are taken where its way leads past them; null where it leads past too few. */
function planPastLoops(net: Net, start: number, rounds: number): Plan | null {
  const plain = withoutLoops(net);
  if (plain === null) return null;
  const { arcs } = planWithin(plain, start, rounds);
  const own = arcs.map((arc) => plain.origins.get(arc) ?? arc);
  const whole = coverOnTheWay(net, own, start);
  const { proof } = proveBound(net, start, rounds);
  const optimum = boundOf(net, start, proof);
  return whole && costOf(whole) === optimum ? { arcs: whole, cost: optimum, optimum, proof, net } : null;
}

/** The last target of the net is the arc back to `start`, which closes the walk. */
export function planTour(net: Net, start: number): Plan {
  const past = net.arcs.length > HUGE_ARCS ? planPastLoops(net, start, FEW_ROUNDS) : null;
  if (past) return past;
  const plans: Plan[] = [];
  for (const rounds of net.arcs.length > LARGE_ARCS ? [FEW_ROUNDS, ALL_ROUNDS] : [ALL_ROUNDS]) {
    const plan = planWithin(net, start, rounds);
    plans.push(plan);
    if (plan.cost <= enoughOf(net, plan.optimum)) break;
  }
  const best = plans.reduce((one, other) => (other.cost < one.cost ? other : one));
  const { optimum, proof } = plans.reduce((one, other) => (other.optimum > one.optimum ? other : one));
  return { ...best, optimum, proof };
}
