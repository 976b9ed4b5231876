// What a machine tells others: events that it emits and those that it sends to other actors.
import type { AnyActorRef, EventObject, InspectionEvent } from "xstate";

/** Gathers `type` of what is emitted, and `actor type` of what is sent, in order. */
export class Told {
  #told: string[] = [];

  hear = (inspected: InspectionEvent): void => {
    if (inspected.type !== "@xstate.action" || inspected.actorRef.sessionId !== inspected.rootId) return;
    const { type, params } = inspected.action;
    const { event, to } = (params ?? {}) as { event?: EventObject; to?: AnyActorRef };
    if (type === "xstate.emit" && event) this.#told.push(event.type);
    if (type === "xstate.sendTo" && event && to) this.#told.push(`${to.id} ${event.type}`);
  };

  /** What was told since the last call. */
  take(): string[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }
}
