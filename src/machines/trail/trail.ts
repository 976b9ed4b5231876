// The trail of a submission: what is kept of the events of its machine, and the same events once more as far as the chart
// asks for them. What is not named here is not kept: docs/decisions/disputes.md.
import type { AnyMachineSnapshot, EventObject } from "xstate";
import type { TrailAnswer, TrailEvent, TrailOffer } from "../../api/contract/sports/trails.ts";
import type { TrailMachine } from "../../domain/sports/trail.ts";

/** What a machine says of its trail. */
export interface TrailWords<Snapshot extends AnyMachineSnapshot = AnyMachineSnapshot> {
  machine: TrailMachine;
  /** The state in which nothing is under way. */
  home: string;
  /** The event that a submission begins with. */
  press: string;
  /** The states from which the next submission follows on this one. */
  goesOn: readonly string[];
  /** What the machine knew before the first event. */
  began: (snapshot: Snapshot) => TrailEvent;
  /** What is kept of an event; null: nothing, as it is not about this submission. */
  keep: (event: EventObject, snapshot: Snapshot) => TrailEvent | null;
}

/** How a machine takes up its trail. */
export interface TrailReplay {
  /** The input of a page that is loaded while a submission is under way; null: none is. */
  input: (key: string | null) => object;
  /** The context as the trail begins. */
  began: (event: TrailEvent) => object;
  /** The event as the machine takes it. */
  restore: (event: TrailEvent, key: string) => EventObject;
}

interface Answered {
  kind: TrailAnswer["kind"];
  refusal?: { code: string; rule?: string | undefined };
  status?: number;
}

export const bare = (events: readonly string[]) => new Set<string>(events);

/** The output of one of the three calls; null: the event is none. */
export function outputOf(event: EventObject): unknown {
  return /^xstate\.done\.actor\.(send|find|withdraw)Command$/.test(event.type) && "output" in event
    ? event.output
    : null;
}

/** What all answers have. */
export function answerOf({ kind, refusal, status }: Answered): TrailAnswer {
  return {
    kind,
    ...(refusal && { code: refusal.code, ...(refusal.rule !== undefined && { rule: refusal.rule }) }),
    ...(kind === "sessionEnded" && { status }),
  };
}

/** The sentence of a refusal is not kept. */
export const refusalOf = ({ code = "", rule }: TrailAnswer) => ({
  code,
  message: "",
  problems: [],
  ...(rule !== undefined && { rule }),
});

export function keptOffer({ stake, value, rule, version, delayMs }: TrailOffer): TrailOffer {
  return { stake, value, rule, version, delayMs };
}

/** The key of the submission that is under way. */
export function keyOf({ context }: AnyMachineSnapshot): string | null {
  return (context as { intent: { key: string } | null }).intent?.key ?? null;
}
