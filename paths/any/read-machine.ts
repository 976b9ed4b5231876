// A test model out of a machine that nobody wrote one for, and how much of the machine it reaches.
import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from "xstate";
import { chartTransitions, guardName, leafNodes, leavesOf, nodePath, stateNodes } from "../lib/chart.ts";
import { exploreModel, type Graph } from "../lib/graph.ts";
import { HeadlessRun } from "../lib/headless.ts";
import { definePathModel, type EventCase, type PathModel } from "../lib/model.ts";
import { stateKey } from "../lib/state-key.ts";
import { stepperOf } from "../lib/stepper.ts";
import { Buckets, type Level } from "./buckets.ts";
import { literalsIn } from "./literals.ts";
import { casesOf, inputOf, learn, payloadsOf, type EventShapes, type Payloads } from "./payloads.ts";
import { prepareMachine, type Missing, type PreparedMachine } from "./prepare.ts";
import type { Shape } from "./shape.ts";
import { CHANCE } from "./steady.ts";

/** What somebody wrote of a machine: payloads by event, outputs and errors by actor, the input. */
export interface Given {
  input?: unknown;
  events?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  done?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  errors?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What the source says of the machine's types. */
export interface Typed {
  events: EventShapes;
  input: Shape | null;
}

export interface MachineRead {
  machine: PreparedMachine;
  model: PathModel;
  /** By the level of the model: a vertex stands for many states where that is not the whole context. */
  graph: Graph;
  /** On which every path can be walked as it stands. */
  exact: Graph;
  walkModel: PathModel;
  level: Level;
  /** False where the limit ended the exploration. */
  isWhole: boolean;
  missing: readonly Missing[];
  payloads: Payloads;
  /** Cases before those that nothing tells apart were left out. */
  allCases: readonly EventCase[];
}

const LIMIT = 20_000;
const MOST_EDGES = 60_000;

/** Names in the chart that nobody provides. */
function missingNames(machine: AnyStateMachine): Missing[] {
  const { guards, actions, actors, delays } = machine.implementations;
  const nodes = [machine.root, ...stateNodes(machine)];
  const transitions = [...chartTransitions(machine).values()];
  const named = (one: unknown): string[] =>
    typeof one === "string"
      ? [one]
      : typeof one === "object" && one !== null && "type" in one
        ? [String(one.type)]
        : [];
  const lists = [
    ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((one) => one.actions),
  ];
  const wanted = {
    guards: transitions.flatMap((one) => (one.guard && typeof one.guard !== "function" ? (guardName(one) ?? []) : [])),
    actions: lists.flatMap(named),
    actors: nodes
      .flatMap(({ invoke }) => invoke.map(({ src }) => src))
      .filter((src): src is string => typeof src === "string" && !src.startsWith("xstate.invoke.")),
    delays: nodes.flatMap(({ after }) => after.flatMap(({ delay }) => (typeof delay === "string" ? [delay] : []))),
  };
  const provided = { guards, actions, actors, delays } as unknown as Readonly<Record<Missing["kind"], object>>;
  return (Object.keys(wanted) as Missing["kind"][]).flatMap((kind) =>
    [...new Set(wanted[kind])].filter((name) => !(name in provided[kind])).map((name) => ({ kind, name })),
  );
}

function givenCases({ events = {}, done = {}, errors = {} }: Given): EventCase[] {
  const spec = { machine: null, events, done, errors, states: {} };
  return definePathModel({ ...spec, machine: { implementations: { actions: {} } } } as never).cases.slice();
}

const byChance = ({ type, name, make }: EventCase): EventCase[] =>
  [0.01, 0.99].map((chance) => ({
    type,
    name: `${name === "" ? "" : `${name} `}chance=${chance}`,
    make: (snapshot) => ({ ...make(snapshot), [CHANCE]: chance }),
  }));

/** What the graph takes, the start included. */
function takenIn(model: PathModel, graph: Graph): Set<string> {
  const taken = new Set(graph.edges.flatMap(({ transitions, followers }) => [...transitions, ...followers]));
  const run = new HeadlessRun(model, taken);
  run.start();
  run.stop();
  return taken;
}

function seenIn(graph: Graph): Set<string> {
  return new Set([...graph.snapshots.flatMap(leavesOf), ...graph.edges.flatMap(({ passed = [] }) => passed)]);
}

/** How many transitions and leaves an exploration reaches. */
function reachOf(model: PathModel, graph: Graph): { count: number; isAll: boolean } {
  const [taken, seen] = [takenIn(model, graph), seenIn(graph)];
  const wanted = [...chartTransitions(model.machine).keys()].filter((id) => !taken.has(id)).length;
  const leaves = leafNodes(model.machine)
    .map(nodePath)
    .filter((leaf) => !seen.has(leaf)).length;
  return { count: taken.size + seen.size, isAll: wanted + leaves === 0 };
}

interface Explored {
  model: PathModel;
  graph: Graph;
  level: Level;
  isWhole: boolean;
}

function tried(base: PathModel, buckets: Buckets, level: Level, limit = LIMIT): Explored | null {
  const model = { ...base, key: buckets.keyAt(level), limit };
  try {
    return { model, graph: exploreModel(model), level, isWhole: true };
  } catch (error) {
    if (error instanceof Error && error.message === "Traversal limit exceeded") return null;
    throw error;
  }
}

/** By the coarsest view of the context that shows everything; by the finest that ends where none does. */
function exploreSomehow(base: PathModel, buckets: Buckets): Explored {
  const first = tried(base, buckets, "bucketed");
  if (first && reachOf(first.model, first.graph).isAll) return first;
  const whole = tried(base, buckets, "whole", first ? MOST_EDGES : LIMIT);
  if (whole && (!first || reachOf(whole.model, whole.graph).count > reachOf(first.model, first.graph).count))
    return whole;
  if (first) return first;
  const coarse = tried(base, buckets, "guarded") ?? tried(base, buckets, "states");
  if (!coarse) throw new Error("the machine has more states than can be explored");
  return { ...coarse, isWhole: false };
}

/** Leaves out the cases that no transition tells from an earlier case of their event. */
function distinctCases({ cases }: PathModel, { out }: Graph): EventCase[] {
  const signs = new Map<string, string[]>();
  out.forEach((edges, vertex) => {
    for (const { label, transitions, followers } of edges)
      signs.set(label, [...(signs.get(label) ?? []), `${vertex} ${transitions.join()} ${followers.join()}`]);
  });
  const known = new Set<string>();
  return cases.filter(({ type, name }) => {
    const sign = `${type}: ${(signs.get(name === "" ? type : `${type}/${name}`) ?? []).join("; ")}`;
    return !known.has(sign) && known.add(sign);
  });
}

/** Where a vertex stands for several states, a step that leads to another of them ends its path. */
function exactly(model: PathModel, graph: Graph): Graph {
  const step = stepperOf(model);
  const keys = graph.snapshots.map((snapshot) => stateKey(model, snapshot));
  const snapshots = [...graph.snapshots];
  const ends = new Map<string, number>();
  const endOf = (next: AnyMachineSnapshot, key: string): number => {
    const end = ends.get(key) ?? snapshots.push(next) - 1;
    ends.set(key, end);
    return end;
  };
  const out = graph.out.map((edges, vertex) =>
    edges.map((edge) => {
      const { next } = step(graph.snapshots[vertex] as AnyMachineSnapshot, edge.event);
      const key = stateKey(model, next);
      return key === keys[edge.to] ? edge : { ...edge, to: endOf(next, key) };
    }),
  );
  return { snapshots, edges: out.flat(), out: [...out, ...Array.from({ length: ends.size }, () => [])] };
}

const invokedIds = (machine: AnyStateMachine): string[] =>
  [machine.root, ...stateNodes(machine)].flatMap(({ invoke }) => invoke.map(({ id }) => id));

function statesOf(machine: AnyStateMachine): PathModel["states"] {
  return Object.fromEntries(
    leafNodes(machine).map((node) => {
      const tags = node.tags.length > 0 ? ` (${node.tags.join(", ")})` : "";
      return [nodePath(node), { sees: node.description ?? `${nodePath(node)}${tags}` }];
    }),
  );
}

/** Throws what XState throws of the chart, and where the machine cannot be explored at all. */
export function readMachine(given: AnyStateMachine, typed: Typed, known: Given = {}): MachineRead {
  const missing = missingNames(given);
  const machine = prepareMachine(given, missing);
  const payloads = payloadsOf(machine, typed.events, typed.input);
  const bare = definePathModel({ machine, events: {}, states: statesOf(machine), limit: LIMIT } as never);
  const texts = (kind?: string): string[] =>
    machine.recorder.texts.filter((one) => kind === undefined || one.kind === kind).map(({ text }) => text);
  const literals = literalsIn(texts());
  const buckets = new Buckets(literals, texts("guard"), invokedIds(machine));
  const own = givenCases(known);
  const ownTypes = new Set(own.map(({ type }) => type));
  const modelNow = (): PathModel => {
    const input = "input" in known ? known.input : inputOf(payloads, literals);
    const [{ context }] = initialTransition(machine, input as never);
    const others = casesOf(payloads, literals, context).filter(({ type }) => !ownTypes.has(type));
    return { ...bare, input, cases: [...own, ...others] };
  };
  for (let round = 0; round < 2; round += 1) learn({ ...modelNow(), key: buckets.keyAt("bucketed") }, payloads);
  const found = modelNow();
  // Where a guard asks for chance, each event comes with both.
  const base = machine.recorder.guardsAsk("random") ? { ...found, cases: found.cases.flatMap(byChance) } : found;
  machine.recorder.clear();
  const all = exploreSomehow(base, buckets);
  const few = { ...base, cases: [...own, ...distinctCases(all.model, all.graph).filter((one) => !own.includes(one))] };
  const second = few.cases.length < base.cases.length ? tried(few, buckets, all.level, MOST_EDGES) : null;
  const isEnough = second && reachOf(second.model, second.graph).count >= reachOf(all.model, all.graph).count;
  const chosen = isEnough ? { ...second, isWhole: all.isWhole } : all;
  const walkModel = { ...chosen.model, key: buckets.keyAt("whole") };
  const exact = chosen.level === "whole" ? chosen.graph : exactly(walkModel, chosen.graph);
  return { machine, ...chosen, exact, walkModel, missing, payloads, allCases: base.cases };
}
