// A chart as data that can be changed: the config that its machine was made from, with every shorthand
// written out, so that each mutator knows one form only.
import { createMachine, type AnyStateMachine } from "xstate";

export interface TransitionConfig {
  target?: string;
  guard?: unknown;
  actions: unknown[];
  reenter?: boolean;
}

export interface InvokeConfig {
  id: string;
  input?: unknown;
  onDone: TransitionConfig[];
  onError: TransitionConfig[];
}

export interface StateConfig {
  id?: string;
  type?: string;
  initial?: string;
  history?: string;
  tags: string[];
  entry: unknown[];
  exit: unknown[];
  on: Record<string, TransitionConfig[]>;
  after: Record<string, TransitionConfig[]>;
  always: TransitionConfig[];
  onDone: TransitionConfig[];
  invoke: InvokeConfig[];
  states: Record<string, StateConfig>;
}

type Loose = Readonly<Record<string, unknown>>;

/** More microsteps than this in one step are a loop that a mutant brought. */
const MOST_MICROSTEPS = 200;

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? [...(value as unknown[])] : [value];
};

function transition(value: unknown): TransitionConfig {
  const loose = (typeof value === "string" ? { target: value } : value) as Loose;
  return { ...loose, actions: listOf(loose.actions) };
}

const transitions = (value: unknown): TransitionConfig[] => listOf(value).map(transition);

function tableOf<Value>(value: unknown, each: (one: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries((value ?? {}) as Loose).map(([key, one]) => [key, each(one)]));
}

function invoke(value: unknown): InvokeConfig {
  const loose = value as Loose & { id: string };
  return { ...loose, onDone: transitions(loose.onDone), onError: transitions(loose.onError) };
}

function state(value: unknown): StateConfig {
  const loose = value as Loose;
  return {
    ...loose,
    tags: listOf(loose.tags) as string[],
    entry: listOf(loose.entry),
    exit: listOf(loose.exit),
    on: tableOf(loose.on, transitions),
    after: tableOf(loose.after, transitions),
    always: transitions(loose.always),
    onDone: transitions(loose.onDone),
    invoke: listOf(loose.invoke).map(invoke),
    states: tableOf(loose.states, state),
  };
}

/** A copy of the machine's config that may be changed; functions in it are the machine's own. */
export function chartConfig(machine: AnyStateMachine): StateConfig {
  return state(machine.config);
}

/** An empty list of transitions is no transition; the library would take it for a forbidden event. */
function withoutEmpty(table: Record<string, TransitionConfig[]>): Record<string, TransitionConfig[]> {
  return Object.fromEntries(Object.entries(table).filter(([, list]) => list.length > 0));
}

function written(config: StateConfig): StateConfig {
  return {
    ...config,
    on: withoutEmpty(config.on),
    after: withoutEmpty(config.after),
    states: Object.fromEntries(Object.entries(config.states).map(([key, child]) => [key, written(child)])),
  };
}

/** The machine of a changed config, with the implementations of the machine that it came from. */
export function machineFrom(config: StateConfig, { implementations }: AnyStateMachine): AnyStateMachine {
  const limited = { ...written(config), options: { maxIterations: MOST_MICROSTEPS } };
  return createMachine(
    limited as unknown as Parameters<typeof createMachine>[0],
    implementations as unknown as Parameters<typeof createMachine>[1],
  ) as unknown as AnyStateMachine;
}

/** The state of that path below the root. */
export function stateAt(config: StateConfig, path: readonly string[]): StateConfig {
  return path.reduce((at, key) => {
    const child = at.states[key];
    if (!child) throw new Error(`the chart has no state ${path.join(".")}`);
    return child;
  }, config);
}
