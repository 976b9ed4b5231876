// TestModel as the runner, with what it lets pass made an error: a state without facts, an event
// without an executor, a key that matches nothing.
import { TestModel, type StatePath } from "xstate/graph";
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import { isIn, leafNodes, leavesOf, nodePath, shortType, stateNodes } from "./chart.ts";
import type { Graph } from "./graph.ts";
import { HeadlessRun } from "./headless.ts";
import type { PathModel, StateFacts, WalkedStep } from "./model.ts";
import { isTry } from "./refusals.ts";
import { stableText, stateKey } from "./state-key.ts";
import { PropertyWatch } from "./properties.ts";
import { Told } from "./told.ts";
import type { Path } from "./tour.ts";
import { guardsAgainst, placeOf, WalkFailure, type FailedStep } from "./walk-failure.ts";

export interface WalkLog {
  /** Transitions that were taken and refusals that were shown, by id. */
  taken: Set<string>;
  seen: Set<string>;
  /** Properties over time that held at some step, by their sentences. */
  held?: Set<string>;
}

/** Keys of `comesTo` that no event has, and places that are no states. */
function unknownPlaces({ machine, cases, comesTo }: PathModel): string[] {
  const nodes = stateNodes(machine);
  const timers = nodes.flatMap((node) => node.after.map(({ eventType: type }) => ({ event: { type }, label: type })));
  const sent = cases.map(({ type, name }) => ({ event: { type }, label: `${type}/${name}` }));
  const keys = new Set(["start", ...[...sent, ...timers].flatMap(placeKeys)]);
  const paths = new Set(nodes.map(nodePath));
  return Object.entries(comesTo).flatMap(([key, place]) => [
    ...(keys.has(key) ? [] : [`no event for ${key}`]),
    ...(typeof place === "function" ? [] : [place].flat().filter((path) => !paths.has(path))).map(
      (path) => `no state ${path} for ${key} to come to`,
    ),
  ]);
}

/** Leaves without facts and facts of states that the chart does not have. */
export function modelGaps(model: PathModel): string[] {
  const known = new Set(stateNodes(model.machine).map(nodePath));
  return [
    ...leafNodes(model.machine)
      .map(nodePath)
      .filter((leaf) => !(leaf in model.states))
      .map((leaf) => `no facts for ${leaf}`),
    ...Object.keys(model.states)
      .filter((state) => !known.has(state))
      .map((state) => `facts for an unknown state ${state}`),
    ...Object.keys(model.infeasible)
      .filter((id) => !model.infeasible[id]?.trim())
      .map((id) => `no reason for ${id}`),
    ...unknownPlaces(model),
    ...Object.keys(model.machine.implementations.delays)
      .filter((delay) => !(delay in model.lasts))
      .map((delay) => `no length for the delay ${delay}`),
  ];
}

function failedFact(model: PathModel, facts: StateFacts, snapshot: AnyMachineSnapshot): string | null {
  const casesOf = (name: string) =>
    model.cases.filter((one) => one.type === name || `${one.type}/${one.name}` === name);
  const isPossible = (name: string): boolean => casesOf(name).some((one) => snapshot.can(one.make(snapshot)));
  const unknown = [...(facts.can ?? []), ...(facts.cannot ?? [])].find((name) => casesOf(name).length === 0);
  if (unknown !== undefined) return `no case for ${unknown}`;
  const missing = facts.tags?.find((tag) => !snapshot.hasTag(tag));
  if (missing !== undefined) return `tag ${missing} is missing`;
  const surplus = facts.noTags?.find((tag) => snapshot.hasTag(tag));
  if (surplus !== undefined) return `tag ${surplus} must not be there`;
  const impossible = facts.can?.find((name) => !isPossible(name));
  if (impossible !== undefined) return `${impossible} must be possible`;
  const possible = facts.cannot?.find(isPossible);
  if (possible !== undefined) return `${possible} must not be possible`;
  return null;
}

/** Throws when the tags or the possible events of a state are not what its facts say. */
export function assertFacts(model: PathModel, { after }: WalkedStep): void {
  for (const [state, facts] of Object.entries(model.states)) {
    const failed = isIn(after, state) ? failedFact(model, facts, after) : null;
    if (failed !== null) throw new Error(`${state} (${facts.sees}): ${failed}`);
  }
}

function assertList(what: string, wanted: readonly string[] | undefined, given: readonly string[]): void {
  if (wanted && wanted.join() !== given.join())
    throw new Error(`${what} [${given.join()}], expected [${wanted.join()}]`);
}

function assertAsked(model: PathModel, { after, started }: WalkedStep): void {
  for (const [id, inputOf] of Object.entries(model.asks)) {
    const actor = started.includes(id) ? (after.children as Readonly<Record<string, AnyActorRef>>)[id] : undefined;
    if (!actor) continue;
    const { input } = actor.getSnapshot() as { input?: unknown };
    const [given, wanted] = [stableText(input), stableText(inputOf(after))];
    if (given !== wanted) throw new Error(`${id} was started with ${given}, expected ${wanted}`);
  }
}

/** The keys of `comesTo` that are about a step, the closer one first. */
function placeKeys({ event, label }: Pick<WalkedStep, "event" | "label">): string[] {
  const short = shortType(event.type);
  return [`${short}${label.slice(event.type.length)}`, short];
}

function assertPlace({ comesTo }: PathModel, step: WalkedStep): void {
  const { before, after, isRefused } = step;
  const key = placeKeys(step).find((one) => one in comesTo);
  const told = key === undefined || isRefused ? null : (comesTo[key] ?? null);
  const place = typeof told === "function" ? before && told(before) : told;
  for (const path of place === null ? [] : [place].flat())
    if (!isIn(after, path)) throw new Error(`${key} must come to ${path}, not to ${JSON.stringify(after.value)}`);
}

function assertTimers({ lasts }: PathModel, { after, timers }: WalkedStep): void {
  for (const [delay, length] of Object.entries(timers)) {
    const wanted = typeof lasts[delay] === "function" ? lasts[delay](after) : lasts[delay];
    if (wanted !== undefined && wanted !== length) throw new Error(`${delay} is ${length} ms, expected ${wanted} ms`);
  }
}

function assertHolds(model: PathModel, { after }: WalkedStep): void {
  for (const [state, { sees, holds }] of Object.entries(model.states))
    if (holds && isIn(after, state) && !holds(after)) throw new Error(`${state} (${sees}): its fact does not hold`);
}

/**
 * Throws when a step is not what people wrote down of it without the chart: `holds`, effects, outputs, lengths of timers
 * and invariants. Of what is refused nothing may come.
 */
export function assertSentences(model: PathModel, step: WalkedStep): void {
  const { isRefused } = step;
  assertPlace(model, step);
  assertHolds(model, step);
  assertAsked(model, step);
  assertTimers(model, step);
  assertList("effects were", isRefused ? [] : model.expectEffects?.(step), step.effects);
  assertList("told was", isRefused ? [] : model.expectTold?.(step), step.told);
  if (isRefused && step.started.length > 0) throw new Error(`${step.started.join()} was started`);
  for (const [sentence, holds] of Object.entries(model.invariants))
    if (!holds(step)) throw new Error(`does not hold: ${sentence}`);
}

/** Throws when a step is not what people wrote down of it: that, and the tags and possible events of its states. */
function assertStep(model: PathModel, step: WalkedStep): void {
  assertSentences(model, step);
  assertFacts(model, step);
}

function toStatePath(graph: Graph, path: Path): StatePath<AnyMachineSnapshot, EventObject> {
  const stateOf = (vertex: number): AnyMachineSnapshot => {
    const snapshot = graph.snapshots[vertex];
    if (!snapshot) throw new Error(`the graph has no vertex ${vertex}`);
    return snapshot;
  };
  const first = { event: { type: "xstate.init" }, state: stateOf(0) };
  const steps = [first, ...path.map((edge) => ({ event: edge.event, state: stateOf(edge.to) }))];
  return { state: stateOf(path.at(-1)?.to ?? 0), steps, weight: path.length };
}

/**
 * Walks one path on a running machine; after each step facts, effects, invariants and the state are checked. Throws
 * WalkFailure.
 */
export async function walkHeadless(model: PathModel, graph: Graph, path: Path, log: WalkLog): Promise<void> {
  const told = new Told();
  const watch = new PropertyWatch(model.properties);
  const run = new HeadlessRun(model, log.taken, { inspect: told.hear });
  let before: AnyMachineSnapshot | null = null;
  let event: EventObject = { type: "xstate.init" };
  let done = 0;
  let hasComeTo: AnyMachineSnapshot | null = null;

  // The library appends the whole path to the message of what it passes on.
  let reason: string | null = null;
  const telling = async (work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      throw error;
    }
  };
  const failedAt = (): FailedStep => {
    const edge = path[done - 1];
    const expected = graph.snapshots[edge?.to ?? 0];
    return {
      number: done,
      label: edge?.label ?? "xstate.init",
      before: before && placeOf(before),
      expected: expected ? placeOf(expected) : "",
      seen: hasComeTo && placeOf(hasComeTo),
      refusedBy: before ? guardsAgainst(before, event) : [],
    };
  };
  const perform = async (step: { event: EventObject }): Promise<void> => {
    before = step.event.type === "xstate.init" ? null : run.snapshot;
    event = step.event;
    if (before !== null) done += 1;
    hasComeTo = null;
    if (before === null) run.start();
    else await run.perform(step.event);
  };
  const check = (expected: AnyMachineSnapshot): void => {
    const after = run.snapshot;
    hasComeTo = after;
    if (after.status === "error" && expected.status !== "error") throw after.error;
    if (stateKey(model, after) !== stateKey(model, expected)) {
      throw new Error(`stands in ${stateKey(model, after)}, expected ${stateKey(model, expected)}`);
    }
    for (const leaf of leavesOf(after)) log.seen.add(leaf);
    const edge = path[done - 1];
    const isRefused = edge !== undefined && isTry(edge);
    const label = edge?.label ?? event.type;
    const step = { before, event, label, after, effects: run.takeEffects(), ...told.take(), isRefused };
    assertStep(model, step);
    watch.take(step);
  };

  const types = new Set(["xstate.init", ...graph.edges.map((edge) => edge.event.type)]);
  const testModel = new TestModel(model.machine, {
    serializeState: (snapshot: AnyMachineSnapshot) => stateKey(model, snapshot),
    stateMatcher: () => true,
  });
  try {
    await testModel.testPath(toStatePath(graph, path), {
      states: { every: (expected: AnyMachineSnapshot) => telling(() => check(expected)) },
      events: Object.fromEntries([...types].map((type) => [type, (step) => telling(() => perform(step))])),
    });
    for (const sentence of watch.held) log.held?.add(sentence);
  } catch (error) {
    const step = failedAt();
    if (error instanceof Error && reason !== null) error.message = reason;
    throw new WalkFailure(model.machine.id, path, step, reason ?? String(error), { cause: error });
  } finally {
    run.stop();
  }
}
