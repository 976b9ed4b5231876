// Finds the events of a machine and what they carry: by their types where those are known, and by watching what is read.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { stateNodes } from "../lib/chart.ts";
import { exploreModel } from "../lib/graph.ts";
import type { EventCase, PathModel } from "../lib/model.ts";
import type { Literals } from "./literals.ts";
import { candidatesOf, type Candidate } from "./cases-of-shape.ts";
import { newShape, probe, probeEvent, type Shape } from "./shape.ts";

/** Where a payload comes from, and under which key of the event it stands; null where it is the event itself. */
interface Source {
  type: string;
  key: "output" | "error" | "snapshot" | null;
  shape: Shape;
}

/** By the type of the event; a type that nobody knows has no entry. */
export type EventShapes = ReadonlyMap<string, Shape>;

export interface Payloads {
  sources: readonly Source[];
  input: Shape;
}

const KEYS = [
  ["xstate.done.actor.", "output"],
  ["xstate.error.actor.", "error"],
  ["xstate.snapshot.", "snapshot"],
] as const;

/** The type that is sent for a descriptor: a wildcard is any event that has no name in the chart. */
const sentType = (descriptor: string): string =>
  descriptor === "*" ? "any.other" : descriptor.endsWith(".*") ? `${descriptor.slice(0, -1)}any` : descriptor;

const isSent = (type: string): boolean => !type.startsWith("xstate.done.state.") && !type.startsWith("xstate.after.");

/** Every event that the chart takes from outside. */
function eventTypes(machine: AnyStateMachine): string[] {
  const nodes = [machine.root, ...stateNodes(machine)];
  return [...new Set(nodes.flatMap((node) => [...node.transitions.keys()] as string[]))].filter(isSent).map(sentType);
}

const keyOf = (type: string): Source["key"] => KEYS.find(([prefix]) => type.startsWith(prefix))?.[1] ?? null;

/** The shapes of the payloads, as far as their types say. */
export function payloadsOf(machine: AnyStateMachine, typed: EventShapes, input: Shape | null): Payloads {
  const sources = eventTypes(machine).map((type): Source => ({
    type,
    key: keyOf(type),
    shape: typed.get(type) ?? newShape(),
  }));
  return { sources, input: input ?? newShape() };
}

/** The cases with which what is read of each payload shows. */
const probes = ({ sources }: Payloads): EventCase[] =>
  sources.map(({ type, key, shape }) => ({
    type,
    name: "probe",
    make: () => probeEvent(type, shape, key) as EventObject,
  }));

/** Explores with payloads that note what is read of them. */
export function learn(model: PathModel, payloads: Payloads): void {
  const rounds: Partial<PathModel>[] = [
    { cases: probes(payloads), key: () => null },
    { cases: [...probes(payloads), ...model.cases], key: model.key },
  ];
  for (const round of rounds)
    try {
      exploreModel({ ...model, input: probe(payloads.input), ...round, limit: 400 });
    } catch {
      // What was read before the limit is known.
    }
}

const NO_PAYLOAD: Candidate = { text: "", make: () => undefined };

function errorCandidates(type: string): Candidate[] {
  const name = type.slice("xstate.error.actor.".length);
  return [{ text: "fails", make: () => new Error(`${name} fails`) }];
}

/** The cases of one payload. What nothing reads needs no value. */
function candidatesFor({ type, key, shape }: Source, literals: Literals, context: unknown, salt: number): Candidate[] {
  if (key === "error" && [...shape.fields.keys()].every((name) => ["message", "name", "stack"].includes(name)))
    return errorCandidates(type);
  const isRead = shape.kinds.size > 0 || shape.fields.size > 0 || shape.values.size > 0;
  if (key === null && !isRead) return [NO_PAYLOAD];
  const name = key === null ? "" : `${type.replace(/^xstate\.(?:done\.actor|error\.actor|snapshot)\./, "")} ${key}`;
  return candidatesOf(shape, name, { literals, context, salt });
}

function caseOf({ type, key }: Source, { text, make }: Candidate): EventCase {
  const payload = (snapshot: AnyMachineSnapshot): object =>
    key === null ? ((make(snapshot) ?? {}) as object) : { [key]: make(snapshot) };
  return { type, name: text === "" || text === "{}" ? "" : text, make: (snapshot) => ({ ...payload(snapshot), type }) };
}

export function casesOf({ sources }: Payloads, literals: Literals, context: unknown): EventCase[] {
  return sources.flatMap((source, index) => {
    const all = candidatesFor(source, literals, context, index + 1);
    const names = new Set<string>();
    return all.map((one) => caseOf(source, one)).filter(({ name }) => !names.has(name) && names.add(name));
  });
}

/** What the machine is started with: the first values that could be. */
export function inputOf({ input }: Payloads, literals: Literals): unknown {
  if (input.fields.size === 0 && input.kinds.size === 0 && input.values.size === 0) return undefined;
  const [first] = candidatesOf(input, "input", { literals, context: {}, salt: 1 });
  return first?.make({ context: {} } as AnyMachineSnapshot);
}
