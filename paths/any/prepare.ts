// A machine of anybody's as a machine that can be explored: everything in it has a name, what throws is a fault of the
// step, chance and clock stand still, loops end, actors that ended stay ended.
import {
  fromPromise,
  StateMachine,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from "xstate";
import { stableText } from "../lib/state-key.ts";
import { guarded, isBuiltin, tamed, watchedArgs } from "./actions.ts";
import { functionName } from "./function-name.ts";
import { isMachine } from "./inert.ts";
import { Recorder } from "./recorder.ts";
import { CHANCE, steadily } from "./steady.ts";

type Config = Record<string, unknown>;
type Loose = (...args: never[]) => unknown;
interface Implementations {
  guards: Record<string, unknown>;
  actions: Record<string, unknown>;
  actors: Record<string, unknown>;
  delays: Record<string, unknown>;
}

/** The most steps without an event within one step. */
const MOST_MICROSTEPS = 300;
const ENDED = /^xstate\.(?:done|error)\.actor\.(.*)$/;

const ended = new WeakMap<AnyMachineSnapshot, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The ids of actors that have ended while the state that invoked them goes on. */
export const endedIn = (snapshot: AnyMachineSnapshot): ReadonlySet<string> => ended.get(snapshot) ?? NONE;

const AnyMachine = StateMachine as unknown as new (
  config: Config,
  implementations: Partial<Implementations>,
) => AnyStateMachine;

/** The machine itself, whose steps cannot throw. */
export class PreparedMachine extends AnyMachine {
  readonly recorder: Recorder;

  constructor(config: Config, implementations: Partial<Implementations>, recorder: Recorder) {
    super(config, implementations);
    this.recorder = recorder;
  }

  override provide(given: Partial<Implementations>): PreparedMachine {
    const own = this.implementations as unknown as Implementations;
    const merged = Object.fromEntries(
      (["guards", "actions", "actors", "delays"] as const).map((kind) => [kind, { ...own[kind], ...given[kind] }]),
    );
    return new PreparedMachine(this.config as unknown as Config, merged, this.recorder);
  }

  override getTransitionData(snapshot: AnyMachineSnapshot, event: EventObject): AnyTransitionDefinition[] {
    const [, id] = ENDED.exec(event.type) ?? [];
    if (id !== undefined && endedIn(snapshot).has(id)) return [];
    const run = () => super.getTransitionData(snapshot as never, event) as AnyTransitionDefinition[];
    return steadily(() => seedOf(snapshot, event), this.recorder.used, run);
  }

  override transition(snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope): AnyMachineSnapshot {
    const step = () => super.transition(snapshot as never, event, scope) as AnyMachineSnapshot;
    const next = this.#stepped(snapshot, event, step);
    const [, id] = ENDED.exec(event.type) ?? [];
    const all = id === undefined ? [...endedIn(snapshot)] : [...endedIn(snapshot), id];
    const [now, before] = [next, snapshot].map(({ children }) => children as Readonly<Record<string, unknown>>);
    const still = all.filter((one) => now?.[one] !== undefined && now[one] === before?.[one]);
    if (still.length > 0) ended.set(next, new Set(still));
    return next;
  }

  override getInitialSnapshot(scope: AnyActorScope, input?: unknown): AnyMachineSnapshot {
    const start = () => super.getInitialSnapshot(scope, input as never) as AnyMachineSnapshot;
    return this.#stepped(null, { type: "xstate.init" }, start);
  }

  #stepped(before: AnyMachineSnapshot | null, event: EventObject, step: () => AnyMachineSnapshot): AnyMachineSnapshot {
    const { recorder } = this;
    recorder.fault = null;
    let next: AnyMachineSnapshot | null = before;
    try {
      next = steadily(() => (before ? seedOf(before, event) : "start"), recorder.used, step);
    } catch (error) {
      recorder.fail("", "machine", error);
    }
    const { fault } = recorder as { fault: Recorder["fault"] };
    if (!fault) return next as AnyMachineSnapshot;
    const whole = before ?? next ?? (this.resolveState({ value: {}, context: {} } as never) as AnyMachineSnapshot);
    // As an actor does it: what threw has not taken place.
    return { ...whole, status: "error", error: fault.error, fault } as unknown as AnyMachineSnapshot;
  }
}

const seedOf = ({ value, context }: AnyMachineSnapshot, event: EventObject & { [CHANCE]?: number }): string | number =>
  event[CHANCE] ?? stableText([value, context, event.type]);

const listOf = (given: unknown): unknown[] => (given === undefined ? [] : Array.isArray(given) ? given : [given]);
const mapped = (table: unknown, change: (value: unknown, key: string) => unknown): Config =>
  Object.fromEntries(Object.entries((table ?? {}) as Config).map(([key, value]) => [key, change(value, key)]));

/** Gives what stands in the chart without a name a name of its own. */
class Names {
  readonly implementations: Implementations;
  readonly recorder: Recorder;
  #invokes = new Map<string, number>();

  constructor(recorder: Recorder, given: AnyStateMachine["implementations"]) {
    this.recorder = recorder;
    const { guards, actions, actors, delays } = given as unknown as Implementations;
    this.implementations = {
      guards: { ...guards },
      actions: { ...actions },
      actors: { ...actors },
      delays: { ...delays },
    };
  }

  /** The name under which this is provided from now on. */
  #named(kind: keyof Implementations, name: string, given: unknown): string {
    const table = this.implementations[kind];
    let free = name;
    for (let turn = 2; free in table && table[free] !== given; turn += 1) free = `${name} #${turn}`;
    table[free] = given;
    return free;
  }

  #guard(guard: unknown): unknown {
    if (typeof guard !== "function") return guard;
    const { guards } = guard as unknown as { guards?: unknown[] };
    const inner = guards?.map((one) =>
      typeof one === "function"
        ? functionName(one as Loose)
        : typeof one === "string"
          ? one
          : (one as EventObject).type,
    );
    return this.#named("guards", inner ? `${guard.name}(${inner.join(", ")})` : functionName(guard as Loose), guard);
  }

  #actions(given: unknown): unknown[] {
    return listOf(given).map((action) => {
      if (typeof action !== "function") return action;
      return isBuiltin(action)
        ? tamed(this.recorder, action)
        : this.#named("actions", functionName(action as Loose), action);
    });
  }

  #transition(given: unknown): unknown {
    if (Array.isArray(given)) return given.map((one) => this.#transition(one));
    if (typeof given !== "object" || given === null) return given;
    const { guard, actions, ...rest } = given as Config;
    return {
      ...rest,
      ...(guard !== undefined && { guard: this.#guard(guard) }),
      ...(actions !== undefined && { actions: this.#actions(actions) }),
    };
  }

  #invoke(given: Config, place: string): Config {
    const { src, id, input, onDone, onError, onSnapshot } = given;
    const inline = typeof src !== "string";
    const name = inline
      ? this.#named("actors", `${isMachine(src) ? src.id : "actor"} in ${place || "(root)"}`, src)
      : src;
    return {
      ...given,
      src: name,
      // A name of its own reads better than the number that the library gives.
      ...(id === undefined && this.#invokes.get(name) === 1 && { id: name }),
      ...(input !== undefined && { input: guarded(this.recorder, `input of ${name}`, input) }),
      ...(onDone !== undefined && { onDone: this.#transition(onDone) }),
      ...(onError !== undefined && { onError: this.#transition(onError) }),
      ...(onSnapshot !== undefined && { onSnapshot: this.#transition(onSnapshot) }),
    };
  }

  count(config: Config): void {
    for (const { src } of listOf(config.invoke) as Config[])
      if (typeof src === "string") this.#invokes.set(src, (this.#invokes.get(src) ?? 0) + 1);
    for (const state of Object.values((config.states ?? {}) as Config)) this.count(state as Config);
  }

  node(config: Config, place: string): Config {
    const made: Config = { ...config };
    for (const key of ["entry", "exit"]) if (config[key] !== undefined) made[key] = this.#actions(config[key]);
    for (const key of ["on", "after"])
      if (config[key] !== undefined) made[key] = mapped(config[key], (one) => this.#transition(one));
    for (const key of ["always", "onDone", "initial"])
      if (config[key] !== undefined) made[key] = this.#transition(config[key]);
    if (config.invoke !== undefined)
      made.invoke = listOf(config.invoke).map((one) => this.#invoke(one as Config, place));
    if (config.output !== undefined)
      made.output = guarded(this.recorder, `output of ${place || "(root)"}`, config.output, "machine");
    if (config.states)
      made.states = mapped(config.states, (state, key) =>
        this.node(state as Config, place === "" ? key : `${place}.${key}`),
      );
    return made;
  }

  /** What the chart asks for and nobody provides: a guard that lets through, an actor that waits, a moment. */
  standIn(kind: keyof Implementations, name: string): void {
    const stand = {
      guards: () => true,
      actors: fromPromise(async () => undefined),
      delays: 1_000,
      actions: () => undefined,
    }[kind];
    this.implementations[kind][name] ??= stand;
  }
}

function guardThat(recorder: Recorder, name: string, guard: unknown): unknown {
  if (typeof guard !== "function") return guard;
  recorder.texts.push({ kind: "guard", text: String(guard) });
  recorder.guards.set(name, String(guard));
  const asked = (run: () => unknown): boolean => {
    // One that throws counts as taken, so that the step shows which.
    const answer = recorder.inside(name, "guard", () => Boolean(run()), true);
    recorder.answered(name, answer);
    return answer;
  };
  const { check } = guard as unknown as { check?: (...args: unknown[]) => unknown };
  const run = guard as unknown as (...args: unknown[]) => unknown;
  if (!check) return (args: unknown, ...rest: unknown[]) => asked(() => run(watchedArgs(recorder, args), ...rest));
  return Object.assign(
    () => undefined,
    { ...guard },
    { check: (...args: unknown[]) => asked(() => check.call(guard, ...args)) },
  );
}

export interface Missing {
  kind: keyof Implementations;
  name: string;
}

/** The machine for exploring; `missing` is what its chart names and nobody provides. Throws what XState throws of the chart. */
export function prepareMachine(machine: AnyStateMachine, missing: readonly Missing[] = []): PreparedMachine {
  const recorder = new Recorder();
  const names = new Names(recorder, machine.implementations);
  const config = machine.config as unknown as Config;
  names.count(config);
  const chart = names.node(config, "");
  const { context } = config;
  if (typeof context === "function") chart.context = guarded(recorder, "context", context, "machine");
  chart.options = { ...(config.options as object), maxIterations: MOST_MICROSTEPS };
  for (const { kind, name } of missing) names.standIn(kind, name);
  const { guards, actions, actors, delays } = names.implementations;
  return new PreparedMachine(
    chart,
    {
      guards: mapped(guards, (one, name) => guardThat(recorder, name, one)),
      actions: mapped(actions, (one) => (isBuiltin(one) ? tamed(recorder, one) : one)),
      actors,
      delays: mapped(delays, (one, name) => guarded(recorder, `delay ${name}`, one)),
    },
    recorder,
  );
}
