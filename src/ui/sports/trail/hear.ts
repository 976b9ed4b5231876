// Hears an actor from now on, until what records it is loaded: a press may be sooner.
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";

export interface Heard {
  event: EventObject;
  snapshot: AnyMachineSnapshot;
  at: number;
}
export interface HeardSoFar {
  /** As the actor was before what was heard. */
  first: AnyMachineSnapshot;
  told: readonly Heard[];
}

const MOST = 60;

/** Records by what `load` loads, as soon as it is there; where it cannot be loaded nothing is recorded. Returns the end of it. */
export function recordLate(actor: AnyActorRef, load: () => Promise<(heard: HeardSoFar) => () => void>): () => void {
  const first = actor.getSnapshot() as AnyMachineSnapshot;
  const told: Heard[] = [];
  let end = hear(actor, (one) => void (told.length < MOST && told.push(one)));
  let isWanted = true;
  const start = async (): Promise<void> => {
    const record = await load();
    end();
    // What was heard is recorded also where the actor is gone meanwhile: a bet that is sold closes its panel.
    if (isWanted || told.length > 0) end = record({ first, told });
    if (!isWanted) end();
  };
  start().catch(() => end());
  return () => {
    isWanted = false;
    end();
  };
}

/** Each event with what the actor came to. */
export function hear(actor: AnyActorRef, tell: (heard: Heard) => void): () => void {
  return actor.system.inspect((told) => {
    if (told.type === "@xstate.snapshot" && told.actorRef === actor)
      tell({ event: told.event, snapshot: told.snapshot as AnyMachineSnapshot, at: Date.now() });
  }).unsubscribe;
}
