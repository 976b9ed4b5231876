// A machine of XState 6 (tried with 6.0.0-alpha.52) as one of XState 5, as far as its chart can be read: a transition that
// is a function becomes one branch for each target that its text names. What cannot be read is said in one sentence.
import { assign, createMachine, enqueueActions, fromPromise, type AnyStateMachine, type EventObject } from "xstate";
import { functionName } from "./function-name.ts";

type Config = Record<string, unknown>;
type Run = (args: object, enqueue: unknown) => Result | undefined;
interface Result {
  target?: string | string[];
  context?: object;
}
interface Sources {
  actors: object;
  actions: object;
  guards: object;
  delays: object;
}
interface Given {
  context: unknown;
  event: EventObject & { output?: unknown };
}
type Effect = readonly [name: string, ...args: unknown[]];

const READ = new Set(
  "id description version schemas context initial states on entry exit invoke output actors actions guards delays type tags meta after always onDone history target options key order".split(
    " ",
  ),
);
const TARGET = /\btarget\s*:\s*(?:(['"])([^'"]*)\1|([^'",}\s][^,}]*))/g;

const RESULT = /=>\s*\(\{|\breturn\s*\{/g;
const PASSED_ON = new Set(["raise", "emit", "cancel"]);

/** What cannot be read of a machine of version 6, and where. */
class Unread extends Error {
  constructor(place: string, what: string) {
    super(`XState 6: ${place || "(root)"}: ${what}`);
  }
}

const listOf = (given: unknown): unknown[] => (given === undefined ? [] : Array.isArray(given) ? given : [given]);
const mapped = (table: unknown, change: (value: unknown, key: string) => unknown): Config =>
  Object.fromEntries(Object.entries((table ?? {}) as Config).map(([key, value]) => [key, change(value, key)]));

/** Notes what a function enqueues, and runs none of it. */
function effectsInto(effects: Effect[]): unknown {
  const note =
    (name: string) =>
    (...args: unknown[]): object => {
      effects.push([name, ...args]);
      return { id: "" };
    };
  return Object.assign(
    note("action"),
    Object.fromEntries(
      "emit cancel log raise spawn sendTo stop listen subscribeTo".split(" ").map((name) => [name, note(name)]),
    ),
  );
}

/** A function with the name and the text of what it stands for. */
function called<Made extends object>(made: Made, name: string, original: unknown): Made {
  Object.defineProperty(made, "name", { value: name });
  return Object.defineProperty(made, "toString", { value: () => String(original) });
}

class Reader {
  readonly #sources: Sources;
  readonly #actors: Record<string, unknown> = {};

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get actors(): Record<string, unknown> {
    return this.#actors;
  }

  #args({ context, event }: Given): object {
    const output = (): unknown => event.output;
    return {
      context,
      event,
      children: {},
      ...this.#sources,
      // What is not read is no part of the payload.
      get output() {
        return output();
      },
    };
  }

  #run(run: Run, given: Given): { result: Result | undefined; effects: Effect[] } {
    const effects: Effect[] = [];
    return { result: run(this.#args(given), effectsInto(effects)), effects };
  }

  /** What a function does beside leading somewhere: a new context, and what it raises, emits and cancels. */
  #action(run: Run): unknown {
    const collect = (given: unknown): void => {
      const { result, effects } = this.#run(run, given as never);
      const { enqueue } = given as { enqueue: Record<string, (...args: unknown[]) => void> };
      if (result?.context) enqueue.assign?.(result.context);
      for (const [name, ...args] of effects) if (PASSED_ON.has(name)) enqueue[name]?.(...args);
    };
    return enqueueActions(called(collect, "", run) as never);
  }

  /** One branch for each target that the text of the function names, and one for staying. */
  #branches(run: Run, place: string): Config[] {
    const [text, targets] = [String(run), new Set<string | null>()];
    const named = [...text.matchAll(TARGET)];
    // One that enqueues, or answers without a target, may stay where it is.
    if (run.length > 1 || (text.match(RESULT) ?? []).length > named.length) targets.add(null);
    for (const [, , literal, other = ""] of named) {
      if (literal === undefined)
        throw new Unread(
          place,
          `the target "${other.trim()}" of a transition function is no literal, so its branches are not known`,
        );
      targets.add(literal);
    }
    const leads = (given: Given): string | null | undefined => {
      const { result, effects } = this.#run(run, given);
      if (result === undefined && effects.length === 0) return undefined;
      const target = result?.target ?? null;
      if (Array.isArray(target) || !targets.has(target))
        throw new Unread(place, `a transition function leads to ${String(target)}, which its text does not name`);
      return target;
    };
    const isTo = (target: string | null) =>
      called((given: Given) => leads(given) === target, target === null ? "stays" : `to ${target}`, run);
    return [...targets].map((target) => ({
      ...(target !== null && { target }),
      guard: isTo(target),
      actions: this.#action(run),
    }));
  }

  transition(given: unknown, place: string): unknown {
    if (Array.isArray(given)) return given.flatMap((one) => this.transition(one, place));
    if (typeof given === "function") return this.#branches(given as Run, place);
    if (typeof given !== "object" || given === null) return given;
    const { to, guard, context, input, actions, ...rest } = given as Config;
    if (input !== undefined) throw new Unread(place, "a transition hands an input to its state");
    if (actions !== undefined) throw new Unread(place, "a transition has `actions`, which version 6 does not run");
    if (to !== undefined) return this.#branches(to as Run, place);
    if (guard !== undefined && typeof guard !== "function") throw new Unread(place, "a guard is no function");
    const check = guard as ((args: object) => boolean) | undefined;
    return {
      ...rest,
      ...(check && { guard: called((one: Given) => check(this.#args(one)), functionName(check as never), check) }),
      ...(context !== undefined && {
        actions: assign(((one: Given) =>
          typeof context === "function" ? (context as (args: object) => object)(this.#args(one)) : context) as never),
      }),
    };
  }

  #invoke(given: Config, place: string): Config {
    const { src, id, onDone, onError, onSnapshot, timeout, onTimeout } = given;
    if (timeout !== undefined || onTimeout !== undefined) throw new Unread(place, "an invoked actor has a timeout");
    const name = typeof src === "string" ? src : typeof id === "string" ? id : `actor in ${place || "(root)"}`;
    this.#actors[name] = fromPromise(() => new Promise(() => undefined));
    const made: Config = { src: name, ...(id !== undefined && { id }) };
    for (const [key, one] of Object.entries({ onDone, onError, onSnapshot }))
      if (one !== undefined) made[key] = this.transition(one, place);
    return made;
  }

  node(config: Config, place: string): Config {
    const unread = Object.keys(config).find((key) => !READ.has(key) && config[key] !== undefined);
    if (unread !== undefined) throw new Unread(place, `\`${unread}\` has no counterpart in XState 5`);
    if (config.type === "choice")
      throw new Unread(place, "a state of the type `choice` has no counterpart in XState 5");
    const made: Config = {};
    for (const key of ["id", "description", "initial", "type", "tags", "meta", "history", "target", "output"])
      if (config[key] !== undefined) made[key] = config[key];
    for (const key of ["entry", "exit"])
      if (config[key] !== undefined) made[key] = listOf(config[key]).map((one) => this.#action(one as Run));
    for (const key of ["on", "after"])
      if (config[key] !== undefined)
        made[key] = mapped(config[key], (one, name) => this.transition(one, `${place} ${name}`));
    for (const key of ["always", "onDone"])
      if (config[key] !== undefined) made[key] = this.transition(config[key], `${place} ${key}`);
    if (config.invoke !== undefined)
      made.invoke = listOf(config.invoke).map((one) => this.#invoke(one as Config, place));
    if (config.states)
      made.states = mapped(config.states, (state, key) =>
        this.node(state as Config, place === "" ? key : `${place}.${key}`),
      );
    return made;
  }
}

/** Throws, with the place and the reason, where the chart holds what cannot be read. */
export function asVersion5(machine: unknown): AnyStateMachine {
  const { config, sources } = machine as { config: Config; sources: Sources };
  const reader = new Reader(sources);
  const chart = { ...reader.node(config, ""), context: config.context ?? {} };
  const delays = mapped(sources.delays, (one) => one);
  return createMachine(chart as never, { actors: reader.actors, delays } as never) as unknown as AnyStateMachine;
}
