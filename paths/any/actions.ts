// The actions of a machine as it is, so that one that throws is the fault of a step and nothing runs for real.
import { emit, type AnyActorLogic, type EventObject } from "xstate";
import { functionName } from "./function-name.ts";
import { inert } from "./inert.ts";
import type { Recorder } from "./recorder.ts";

type Loose = (...args: never[]) => unknown;

/** An action of XState's own: a function with a type, its options and how it is resolved and run. */
interface Builtin extends Loose {
  type: string;
  resolve: (
    scope: unknown,
    snapshot: unknown,
    args: unknown,
    params: unknown,
    action: object,
    extra: unknown,
  ) => unknown[];
  execute?: (scope: unknown, params: unknown) => void;
  assignment?: Loose | Readonly<Record<string, unknown>>;
  collect?: Loose;
  to?: unknown;
  event?: EventObject | Loose;
  src?: unknown;
  id?: unknown;
}

export const isBuiltin = (one: unknown): one is Builtin => typeof one === "function" && "resolve" in one;

const SHORT: Readonly<Record<string, string>> = { "xstate.spawnChild": "spawn", "xstate.stopChild": "stop" };

const eventName = (event: Builtin["event"]): string =>
  typeof event === "function" ? functionName(event) : (event?.type ?? "");

/** What an action is called in a report. */
function actionLabel(one: unknown): string {
  if (typeof one === "string") return one;
  if (!isBuiltin(one)) return typeof one === "function" ? functionName(one as Loose) : (one as EventObject).type;
  const { type, assignment, event, to, src, id } = one;
  if (type === "xstate.assign")
    return `assign ${typeof assignment === "function" ? functionName(assignment) : Object.keys(assignment ?? {}).join(", ")}`;
  const parts = [SHORT[type] ?? type.replace("xstate.", ""), typeof to === "string" ? to : "", eventName(event)];
  return [...parts, typeof src === "string" ? src : typeof id === "string" ? id : ""]
    .filter((part) => part !== "")
    .join(" ");
}

type Spawn = (src: string | AnyActorLogic, options?: object) => unknown;

const inertly =
  (spawn: Spawn): Spawn =>
  (src, options) =>
    spawn(typeof src === "string" ? src : inert(src), options);

/** What a final state did not say, noted when somebody asks for it. */
function askedForOutput(recorder: Recorder, event: EventObject & { output?: unknown }): EventObject {
  if (!event.type.startsWith("xstate.done.state.") || event.output !== undefined) return event;
  return new Proxy(event, {
    get: (given, key) => {
      if (key === "output") recorder.missingOutput.add(event.type);
      return Reflect.get(given, key) as unknown;
    },
  });
}

/** The arguments of a function of the machine; what it spawns is inert. */
export function watchedArgs<Args>(recorder: Recorder, args: Args): Args {
  if (typeof args !== "object" || args === null) return args;
  const { event, spawn } = args as { event?: EventObject; spawn?: Spawn };
  return { ...args, ...(event && { event: askedForOutput(recorder, event) }), ...(spawn && { spawn: inertly(spawn) }) };
}

const FAILED = Symbol("failed");

/** A function that is asked for a value: what it throws is noted. */
export function guarded<Given>(
  recorder: Recorder,
  name: string,
  given: Given,
  kind: "action" | "machine" = "action",
): Given {
  if (typeof given !== "function" || isBuiltin(given)) return given;
  recorder.texts.push({ kind, text: String(given) });
  const run = given as unknown as (...args: unknown[]) => unknown;
  return ((...[args, ...rest]: unknown[]) =>
    recorder.inside(name, kind, () => run(watchedArgs(recorder, args), ...rest), undefined)) as unknown as Given;
}

function throwing<Given>(recorder: Recorder, given: Given): Given {
  if (typeof given !== "function") return given;
  recorder.texts.push({ kind: "action", text: String(given) });
  const run = given as unknown as (...args: unknown[]) => unknown;
  return ((...[args, ...rest]: unknown[]) => run(watchedArgs(recorder, args), ...rest)) as unknown as Given;
}

function optionsOf(recorder: Recorder, action: Builtin): object {
  const { assignment, collect, src, event, to } = action;
  const options: Record<string, unknown> = { ...action };
  if (assignment)
    options.assignment =
      typeof assignment === "function"
        ? throwing(recorder, assignment)
        : Object.fromEntries(Object.entries(assignment).map(([key, one]) => [key, throwing(recorder, one)]));
  if (collect) options.collect = throwing(recorder, collect);
  if (typeof event === "function") options.event = throwing(recorder, event);
  if (typeof to === "function") options.to = throwing(recorder, to);
  if (src !== undefined && typeof src !== "string") options.src = inert(src as AnyActorLogic);
  return options;
}

/** What is for a parent is told to whoever listens: there is none here. */
function toParent(recorder: Recorder, { event }: Builtin): Builtin {
  const told = (args: never): EventObject => {
    const sent = (typeof event === "function" ? event(args) : event) as EventObject;
    recorder.toParent.add(sent.type);
    return sent;
  };
  return emit(told as never) as unknown as Builtin;
}

/** An action that runs in a step and cannot end it. */
export function tamed(recorder: Recorder, action: unknown): unknown {
  if (!isBuiltin(action)) {
    if (typeof action !== "function") return action;
    // It would run for real: a name that nobody provides does nothing.
    const type = functionName(action as Loose);
    recorder.inner.set(type, action as (...args: unknown[]) => unknown);
    return { type };
  }
  const whole = action.type === "xstate.sendTo" && action.to === "#_parent" ? toParent(recorder, action) : action;
  const [name, options] = [actionLabel(action), optionsOf(recorder, whole)];
  const made = () => undefined;
  const resolve: Builtin["resolve"] = (scope, snapshot, args, params, _action, extra) => {
    const [next, resolved, more] = recorder.inside(
      name,
      "action",
      () => whole.resolve(scope, snapshot, args, params, options, extra),
      [snapshot, FAILED, undefined],
    ) as [unknown, unknown, unknown[] | undefined];
    return [next, resolved, more?.map((one) => tamed(recorder, one))];
  };
  const execute = whole.execute && {
    execute: (scope: unknown, params: unknown) => {
      if (params !== FAILED && whole.type !== "xstate.log") whole.execute?.(scope, params);
    },
  };
  return Object.assign(made, { ...whole }, { resolve, label: name }, execute);
}
