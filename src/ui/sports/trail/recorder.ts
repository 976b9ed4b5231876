// Records what a submission goes through, as the page sees it: docs/decisions/disputes.md. It hears the actor and never
// acts on it; what cannot be stored or sent is lost, and costs nothing.
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Trail, TrailStep } from "../../../api/contract/sports/trails.ts";
import { MOST_STEPS } from "../../../domain/sports/trail.ts";
import { keyOf, type TrailWords } from "../../../machines/trail/trail.ts";
import { hear, type Heard, type HeardSoFar } from "./hear.ts";
import type { TrailStore } from "./trail-store.ts";

/** A submission that begins later follows from none. */
const GOES_ON_MS = 120_000;
/** Of a trail that is too long, so many of the last steps are kept. */
const LAST_STEPS = 20;

interface Recorded {
  actor: AnyActorRef;
  words: TrailWords;
  store: TrailStore;
  /** What was heard before this was loaded. */
  heard: HeardSoFar;
}

type Open = Pick<Trail, "previous"> & { key: string | null; steps: TrailStep[] };

/** Records the actor, from what was heard before on, until the end that it returns is called. */
export function record({ actor, words, store, heard: { first, told } }: Recorded): () => void {
  const { machine, home, press, goesOn } = words;
  let open: Open | null = null;
  let last: { key: string; at: number } | null = null;
  let seen = first;
  const stateOf = ({ value }: AnyMachineSnapshot): string => String(value);

  const begin = (snapshot: AnyMachineSnapshot, at: number): Open => ({
    key: null,
    previous: last && at - last.at < GOES_ON_MS ? last.key : null,
    steps: [{ at, event: words.began(snapshot), state: stateOf(snapshot) }],
  });
  const resume = (snapshot: AnyMachineSnapshot, at: number): Open => {
    const kept = store.restore(machine);
    if (!kept || kept.key !== keyOf(snapshot)) return begin(snapshot, at);
    const steps = bounded([...kept.steps, { at, event: { type: "trail.reloaded" }, state: stateOf(snapshot) }]);
    return { ...kept, steps };
  };
  const close = (snapshot: AnyMachineSnapshot, { key, previous, steps }: Open, at: number): void => {
    open = null;
    last = null;
    if (key === null) return store.drop();
    if (goesOn.includes(stateOf(snapshot))) last = { key, at };
    store.close({ machine, key, previous, steps, sentAt: at } as Trail);
  };

  function take({ event, snapshot, at }: Heard): void {
    const before = seen;
    seen = snapshot;
    if (!open && event.type !== press) return;
    const kept = words.keep(event, snapshot);
    if (!kept) return;
    open ??= begin(before, at);
    open.steps = bounded([...open.steps, { at, event: kept, state: stateOf(snapshot) }]);
    open.key = keyOf(snapshot) ?? open.key;
    const isOver = !snapshot.hasTag("busy") && (stateOf(snapshot) === home || open.key !== null);
    if (isOver) close(snapshot, open, at);
    else if (open.key !== null) store.keep({ machine, key: open.key, previous: open.previous, steps: open.steps });
  }

  if (first.hasTag("busy")) {
    open = resume(first, told[0]?.at ?? Date.now());
    open.key = keyOf(first);
  }
  const takeQuietly = (one: Heard): void => quietly(() => take(one));
  told.forEach(takeQuietly);
  const end = hear(actor, takeQuietly);
  return () => {
    end();
    store.end();
  };
}

/** The first steps and the last; the step after those that were left out says how many. */
function bounded(steps: TrailStep[]): TrailStep[] {
  if (steps.length <= MOST_STEPS) return steps;
  const head = steps.slice(0, MOST_STEPS - LAST_STEPS);
  const [first, second, ...rest] = steps.slice(MOST_STEPS - LAST_STEPS);
  if (!first || !second) return steps;
  return [...head, { ...second, leftOut: (first.leftOut ?? 0) + 1 }, ...rest];
}

/** What is recorded is never worth a fault of the page. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // It is lost.
  }
}
