// The graph that paths are drawn on: xstate's adjacency map, with our cases as events, so that a
// transition of equal value and two cases of one event stay apart.
import { getAdjacencyMap } from "xstate/graph";
import type { AnyMachineSnapshot, EventObject } from "xstate";
import { isIn, timersOf } from "./chart.ts";
import { caseLabel, type EventCase, type PathModel } from "./model.ts";
import { stateKey } from "./state-key.ts";
import { stepperOf } from "./stepper.ts";

export interface Edge {
  from: number;
  to: number;
  event: EventObject;
  /** `type/case`. */
  label: string;
  /** The transitions that the event itself takes, by id. */
  transitions: readonly string[];
  /** The transitions without an event that follow at once, by id. */
  followers: readonly string[];
  /** Leaves that the step enters and leaves again. */
  passed?: readonly string[];
  /** What covering this edge covers: each transition by each case and each way in which it turns out. No two edges of a vertex have the same. */
  target: string;
  /** What it covers instead, where a plan wants less than each case of each transition. */
  covers?: readonly string[];
  /** What the step costs in a plan, whole and above 0; 1 when left out. */
  cost?: number;
}

export interface Graph {
  /** Vertices by number; 0 is the initial state. */
  snapshots: readonly AnyMachineSnapshot[];
  edges: readonly Edge[];
  /** Edges that leave each vertex, in the order of the model's cases. */
  out: readonly (readonly Edge[])[];
}

interface Adjacency {
  state: AnyMachineSnapshot;
  transitions: Readonly<Record<string, { event: EventObject; state: AnyMachineSnapshot }>>;
}

const explored = new WeakMap<PathModel, Graph>();

/** Everything that the model's cases can reach, explored once for each model. Throws beyond the model's limit. */
export function exploreModel(model: PathModel): Graph {
  const known = explored.get(model);
  if (known) return known;
  const graph = explore(model);
  explored.set(model, graph);
  return graph;
}

function explore(model: PathModel): Graph {
  const labels = new Map<EventObject, string>();
  const label = (event: EventObject): string => labels.get(event) ?? event.type;
  const eventsIn = (snapshot: AnyMachineSnapshot): EventObject[] => {
    if (snapshot.status !== "active") return [];
    const timers = timersOf(snapshot).map((type): EventCase => ({ type, name: "", make: () => ({ type }) }));
    return [...model.cases, ...timers].map((one) => {
      const event = one.make(snapshot);
      labels.set(event, caseLabel(one));
      return event;
    });
  };
  const stepFrom = stepperOf(model);
  const takenBy = new Map<EventObject, string[][]>();
  const passedBy = new Map<EventObject, readonly string[]>();
  // One snapshot a state, the first: many steps lead to each, and what they all make would weigh on the memory.
  const keys = new Map<AnyMachineSnapshot, string>();
  const firsts = new Map<string, AnyMachineSnapshot>();
  const firstOf = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const key = stateKey(model, snapshot);
    const first = firsts.get(key);
    if (first) return first;
    firsts.set(key, snapshot);
    keys.set(snapshot, key);
    return snapshot;
  };
  const keyOf = (snapshot: AnyMachineSnapshot): string => keys.get(snapshot) ?? keys.get(firstOf(snapshot)) ?? "";
  // The map steps by the machine itself; what each step took is noted on the way, for there are many.
  const transition = (snapshot: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot => {
    const { next, taken, passed } = stepFrom(snapshot, event);
    takenBy.set(event, taken);
    const left = [...passed].filter((leaf) => !isIn(next, leaf));
    if (left.length > 0 && next.status !== "error") passedBy.set(event, left);
    return firstOf(next);
  };
  const noting = Object.create(model.machine, { transition: { value: transition } }) as typeof model.machine;
  const map = getAdjacencyMap(noting, {
    input: model.input,
    events: eventsIn,
    filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event),
    serializeState: keyOf,
    serializeEvent: label,
    limit: model.limit,
  }) as unknown as Readonly<Record<string, Adjacency>>;

  const entries = Object.entries(map);
  const numbers = new Map(entries.map(([key], index) => [key, index]));
  const turned = (before: AnyMachineSnapshot, event: EventObject, after: AnyMachineSnapshot): string => {
    const end = model.turnsOut?.({ before, event, after }) ?? "";
    return end === "" ? "" : `: ${end}`;
  };
  const out = entries.map(([, { state: before, transitions }], from) =>
    Object.values(transitions).map(({ event, state: next }): Edge => {
      const to = numbers.get(keyOf(next));
      if (to === undefined) throw new Error("the adjacency map has no entry for a state that it leads to");
      const [taken = [], ...followers] = takenBy.get(event) ?? [];
      const passed = passedBy.get(event);
      return {
        from,
        to,
        event,
        label: label(event),
        transitions: taken,
        followers: followers.flat(),
        ...(passed && { passed }),
        target: `${taken.join(" + ")} (${label(event)})${turned(before, event, next)}`,
      };
    }),
  );
  return { snapshots: entries.map(([, entry]) => entry.state), edges: out.flat(), out };
}
