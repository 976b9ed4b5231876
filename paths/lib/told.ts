// What comes of a step beside the state: what a machine tells others, and what it begins anew.
import type { AnyActorRef, EventObject, InspectionEvent } from "xstate";
import { shortType } from "./chart.ts";
import type { Executed } from "./stepper.ts";

export interface Outcome {
  /** `type` of what was emitted, `actor type` of what was sent, in order. */
  told: readonly string[];
  /** What was emitted, in order. */
  emitted: readonly EventObject[];
  /** Actors by their ids, and timers as `after delay`, that the step started, whether they ran before or not. */
  started: readonly string[];
  /** How long each started timer runs, in milliseconds, by the name of its delay. */
  timers: Readonly<Record<string, number>>;
}

const AFTER = "xstate.after.";

/** The outcome of these actions, in their order. */
export function outcomeOf(actions: readonly Executed[]): Outcome {
  const told: string[] = [];
  const emitted: EventObject[] = [];
  const started: string[] = [];
  const timers: Record<string, number> = {};
  for (const { type, params } of actions) {
    const { event, to, id, delay } = (params ?? {}) as {
      event?: EventObject;
      to?: AnyActorRef;
      id?: string;
      delay?: number;
    };
    if (type === "xstate.emit" && event) {
      told.push(event.type);
      emitted.push(event);
    }
    if (type === "xstate.sendTo" && event && to) told.push(`${to.id} ${event.type}`);
    if (type === "xstate.spawnChild" && id !== undefined) started.push(id);
    if (type !== "xstate.raise" || !event?.type.startsWith(AFTER)) continue;
    started.push(shortType(event.type));
    if (delay !== undefined) timers[event.type.slice(AFTER.length).split(".")[0] ?? ""] = delay;
  }
  return { told, emitted, started, timers };
}

/** Listens to a run. */
export class Told {
  #actions: Executed[] = [];

  hear = (inspected: InspectionEvent): void => {
    if (inspected.type === "@xstate.action" && inspected.actorRef.sessionId === inspected.rootId)
      this.#actions.push(inspected.action);
  };

  /** What came of it since the last call. */
  take(): Outcome {
    const actions = this.#actions;
    this.#actions = [];
    return outcomeOf(actions);
  }
}
