// Tours from the programme itself. Many ways to use the arcs cost the bound alike, and their mixtures make no walk; with
// costs a hair apart one of them remains, which often does.
import { seeded } from "../random.ts";
import { closedWalk } from "./euler.ts";
import { makeNet, type Arc, type Net } from "./net.ts";
import { amountsOf, wastesOf, type Proof } from "./prices.ts";

const TRIES = 12;
/** The most rounds of cuts. */
const ROUNDS = 40;
/** The largest part that a cost grows by; all of a tour's together stay below a step. */
const HAIR = 0.002;

/** Closed walks over arcs that waste nothing; nothing is yielded for a try that makes none. */
export function* scatteredTours(
  net: Net,
  proof: Proof,
  start: number,
): Generator<{ arcs: Arc[]; cost: number; isComplete: false } | null, null> {
  const wastes = wastesOf(net, proof);
  const draw = seeded(1);
  const useful = net.arcs.filter((arc) => wastes.get(arc) === 0 && (arc.from !== arc.to || arc.targets.length > 0));
  for (let number = 0; number < TRIES; number += 1) {
    const own = new Map(useful.map((arc) => [{ ...arc, cost: arc.cost * (1 + HAIR * draw()) }, arc]));
    const near = makeNet(net.size, net.targets, [...own.keys()]);
    const walk = closedWalk(near, start, amountsOf(near, start, ROUNDS));
    const arcs = walk?.map((arc) => own.get(arc) ?? arc) ?? null;
    yield arcs && { arcs, cost: arcs.reduce((sum, arc) => sum + arc.cost, 0), isComplete: false };
  }
  return null;
}
