// What comes of a step beside the state: what a machine tells others, and what it begins anew.
import type { AnyActorRef, EventObject, InspectionEvent } from "xstate";
import { shortType } from "./chart.ts";

export interface Outcome {
  /** `type` of what was emitted, `actor type` of what was sent, in order. */
  told: readonly string[];
  /** Actors by their ids, and timers as `after delay`, that the step started, whether they ran before or not. */
  started: readonly string[];
}

export class Told {
  #told: string[] = [];
  #started: string[] = [];

  hear = (inspected: InspectionEvent): void => {
    if (inspected.type !== "@xstate.action" || inspected.actorRef.sessionId !== inspected.rootId) return;
    const { type, params } = inspected.action;
    const { event, to, id } = (params ?? {}) as { event?: EventObject; to?: AnyActorRef; id?: string };
    if (type === "xstate.emit" && event) this.#told.push(event.type);
    if (type === "xstate.sendTo" && event && to) this.#told.push(`${to.id} ${event.type}`);
    if (type === "xstate.raise" && event?.type.startsWith("xstate.after.")) this.#started.push(shortType(event.type));
    if (type === "xstate.spawnChild" && id !== undefined) this.#started.push(id);
  };

  /** What came of it since the last call. */
  take(): Outcome {
    const outcome = { told: this.#told, started: this.#started };
    this.#told = [];
    this.#started = [];
    return outcome;
  }
}
