import type { EventObject } from "xstate";
import { readFailure, type Failure } from "../../domain/session/server-code.ts";

/** What a promise actor answered; the type is the one that the schema gives that actor. */
export function outputOf<Output>(event: EventObject): Output {
  if (!("output" in event)) throw new Error(`${event.type} carries no output`);
  return event.output as Output;
}

/** What a promise actor was rejected with, typed. */
export function failureOf(event: EventObject): Failure {
  return readFailure("error" in event ? event.error : null);
}
