// A test model: what to send to a machine, what must be seen in each of its states, and what always
// holds. The same model is walked headless and, with other executors, in a browser.
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, InputFrom, SnapshotFrom } from "xstate";
import type { Properties, Property } from "./properties.ts";
import { NO_WORDS, type Words } from "./words.ts";

/** What must be true in a state, written so that a person can check it too. */
export interface StateFacts<Snapshot = AnyMachineSnapshot> {
  /** What a person sees, in Korean. */
  sees: string;
  tags?: readonly string[];
  noTags?: readonly string[];
  /** Events that are possible now: a type of which some case is, or `type/case`. */
  can?: readonly string[];
  /** Events that are not possible now: a type of which no case is, or `type/case`. */
  cannot?: readonly string[];
  holds?: (snapshot: Snapshot) => boolean;
}

/** One step as it happened. `effects` are the names of the effects that ran, in order. */
export interface WalkedStep<Snapshot = AnyMachineSnapshot> {
  /** null for the first step. */
  before: Snapshot | null;
  event: EventObject;
  /** `type/case`, or the type alone. */
  label: string;
  after: Snapshot;
  effects: readonly string[];
  /** What the machine told others: `type` of what it emitted, `actor type` of what it sent. */
  told: readonly string[];
  /** What the machine emitted, in order. */
  emitted: readonly EventObject[];
  /** What began in this step, anew or for the first time: actors by their ids, timers as `after delay`. */
  started: readonly string[];
  /** How long each started timer runs, in milliseconds, by the name of its delay. */
  timers: Readonly<Record<string, number>>;
  /** True where the event came and no guard let it through: nothing came of it. */
  isRefused: boolean;
}

/** A step apart from what came of it in the world: what an expectation of that goes by. */
type BareStep<Snapshot = AnyMachineSnapshot> = Pick<WalkedStep<Snapshot>, "before" | "event" | "after">;

/** The path of a state; null where it says nothing. */
type Place = string | readonly string[];

type Payload<Event> = Omit<Event, "type">;
/** Anything but a function; `unknown` would swallow the type of the function beside it. */
type Settled = object | string | number | boolean | null | undefined;
/** Cases by name. A function gets the snapshot that the event is sent in. */
type Cases<Value, Snapshot> = Readonly<Record<string, Value | ((snapshot: Snapshot) => Value)>>;

export interface PathSpec<Machine extends AnyStateMachine> {
  machine: Machine;
  /** What people read of the machine. */
  words?: Words;
  /** What tells this model from the others of its machine; needed where there are several. */
  start?: ModelStart;
  /** Why no browser walks this model: what is still missing on the page. */
  notShown?: string;
  input?: InputFrom<Machine>;
  /** Every event of the machine with its cases; `{ plain: {} }` where nothing is carried. */
  events: {
    [Type in EventFrom<Machine>["type"]]: Cases<
      Payload<Extract<EventFrom<Machine>, { type: Type }>>,
      SnapshotFrom<Machine>
    >;
  };
  /** Outputs with which an invoked actor ends, by its id. */
  done?: Readonly<Record<string, Cases<Settled, SnapshotFrom<Machine>>>>;
  /** What an invoked actor is rejected with, by its id. */
  errors?: Readonly<Record<string, Cases<Settled, SnapshotFrom<Machine>>>>;
  /** Facts of every leaf, by its path; of a state that holds others too, where there are some. */
  states: Readonly<Record<string, StateFacts<SnapshotFrom<Machine>>>>;
  /** How a step turns out where one transition by one case has several ends that must be walked each; "" for the plain one. */
  turnsOut?: (step: BareStep<SnapshotFrom<Machine>>) => string;
  /** The part of the context that tells states of the walk apart; the whole context when left out. */
  key?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** The effects that a step must have, exactly; not checked when left out. */
  expectEffects?: (step: BareStep<SnapshotFrom<Machine>>) => readonly string[];
  /**
   * Where an event leads whatever state it came in, by `type/case` or by type, with the type as `shortType` writes it:
   * the path of a state, or several of parallel ones. A function gets the state before. `start` is the first step.
   */
  comesTo?: Readonly<Record<string, Place | ((before: SnapshotFrom<Machine>) => Place | null)>>;
  /** How long each named delay is, in milliseconds: the figure of the specification, not the constant of the chart. */
  lasts?: Readonly<Record<string, number | ((snapshot: SnapshotFrom<Machine>) => number)>>;
  /** What each actor is started with, by its id; not checked of those left out. */
  asks?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => unknown>>;
  /** What a step must tell others, exactly; not checked when left out. */
  expectTold?: (step: BareStep<SnapshotFrom<Machine>>) => readonly string[];
  /** Sentences that hold after every step. */
  invariants?: Readonly<Record<string, (step: WalkedStep<SnapshotFrom<Machine>>) => boolean>>;
  /** Sentences that hold of a whole walk. */
  properties?: Properties<Machine>;
  /** Transitions that no path can take, by the id that the coverage prints, with the reason. */
  infeasible?: Readonly<Record<string, string>>;
  /** The most edges that the exploration may look at; it throws beyond. */
  limit?: number;
}

/** `name` follows the name of the machine; `about` is for a reader who chooses among the models. */
export interface ModelStart {
  name: string;
  about: string;
}

export interface EventCase {
  type: string;
  name: string;
  make: (snapshot: AnyMachineSnapshot) => EventObject;
}

/** `type/case`; the type alone where nothing is carried. */
export const caseLabel = ({ type, name }: Pick<EventCase, "type" | "name">): string =>
  name === "" ? type : `${type}/${name}`;

/** The model as the library works on it, free of the machine's own types. */
export interface PathModel {
  machine: AnyStateMachine;
  words: Words;
  start: ModelStart | null;
  notShown: string | null;
  input: unknown;
  cases: readonly EventCase[];
  states: Readonly<Record<string, StateFacts>>;
  turnsOut: ((step: BareStep) => string) | null;
  key: (snapshot: AnyMachineSnapshot) => unknown;
  /** Actions that leave the chart and are recorded: every action that is a plain function. */
  effects: readonly string[];
  expectEffects: ((step: BareStep) => readonly string[]) | null;
  comesTo: Readonly<Record<string, Place | ((before: AnyMachineSnapshot) => Place | null)>>;
  lasts: Readonly<Record<string, number | ((snapshot: AnyMachineSnapshot) => number)>>;
  asks: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => unknown>>;
  expectTold: ((step: BareStep) => readonly string[]) | null;
  invariants: Readonly<Record<string, (step: WalkedStep) => boolean>>;
  properties: Readonly<Record<string, Property>>;
  infeasible: Readonly<Record<string, string>>;
  limit: number;
}

/** The actions that are plain functions: what xstate makes (`assign`, `raise`, `emit`, …) has a `type`. */
function effectsOf(machine: AnyStateMachine): string[] {
  const actions = Object.entries(machine.implementations.actions);
  return actions.flatMap(([name, action]) => (typeof action === "function" && !("type" in action) ? [name] : []));
}

type LooseCases = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function casesOf(prefix: string, table: LooseCases, wrap: (value: unknown) => object): EventCase[] {
  return Object.entries(table).flatMap(([id, cases]) =>
    Object.entries(cases).map(([name, value]) => ({
      type: prefix + id,
      name,
      make: (snapshot: AnyMachineSnapshot) => ({
        type: prefix + id,
        ...wrap(typeof value === "function" ? (value as (given: AnyMachineSnapshot) => unknown)(snapshot) : value),
      }),
    })),
  );
}

/** Checks a model against its machine's types and hands over what the library needs. */
export function definePathModel<Machine extends AnyStateMachine>(spec: PathSpec<Machine>): PathModel {
  const loose = spec as unknown as Omit<PathModel, "cases"> & {
    events: LooseCases;
    done?: LooseCases;
    errors?: LooseCases;
  };
  return {
    machine: spec.machine,
    words: spec.words ?? NO_WORDS,
    start: spec.start ?? null,
    notShown: spec.notShown ?? null,
    input: spec.input,
    cases: [
      ...casesOf("", loose.events, (value) => value as object),
      ...casesOf("xstate.done.actor.", loose.done ?? {}, (output) => ({ output })),
      ...casesOf("xstate.error.actor.", loose.errors ?? {}, (error) => ({ error })),
    ],
    states: loose.states,
    turnsOut: loose.turnsOut ?? null,
    key: loose.key ?? ((snapshot) => snapshot.context),
    effects: effectsOf(spec.machine),
    expectEffects: loose.expectEffects ?? null,
    comesTo: loose.comesTo ?? {},
    lasts: loose.lasts ?? {},
    asks: loose.asks ?? {},
    expectTold: loose.expectTold ?? null,
    invariants: loose.invariants ?? {},
    properties: loose.properties ?? {},
    infeasible: spec.infeasible ?? {},
    limit: spec.limit ?? 20_000,
  };
}
