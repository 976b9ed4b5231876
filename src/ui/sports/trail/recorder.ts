// Records what a submission goes through, as the page sees it: docs/decisions/disputes.md. It hears the actor and never
// acts on it; what cannot be stored or sent is lost, and costs nothing.
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Trail, TrailStep } from "../../../api/contract/sports/trails.ts";
import { MOST_STEPS } from "../../../domain/sports/trail.ts";
import { keyOf, type TrailWords } from "../../../machines/trail/trail.ts";
import type { TrailStore } from "./trail-store.ts";

/** A submission that begins later follows from none. */
const GOES_ON_MS = 120_000;
/** Of a trail that is too long, so many of the last steps are kept. */
const LAST_STEPS = 20;

interface Recorded {
  actor: AnyActorRef;
  words: TrailWords;
  store: TrailStore;
  now?: () => number;
}

type Open = Pick<Trail, "previous"> & { key: string | null; steps: TrailStep[] };

/** Records the actor until the end that it returns is called. */
export function record({ actor, words, store, now = Date.now }: Recorded): () => void {
  const { machine, home, press, goesOn } = words;
  let open: Open | null = null;
  let last: { key: string; at: number } | null = null;
  let seen = actor.getSnapshot() as AnyMachineSnapshot;
  const stateOf = ({ value }: AnyMachineSnapshot): string => String(value);

  const begin = (snapshot: AnyMachineSnapshot): Open => ({
    key: null,
    previous: last && now() - last.at < GOES_ON_MS ? last.key : null,
    steps: [{ at: now(), event: words.began(snapshot), state: stateOf(snapshot) }],
  });
  const resume = (snapshot: AnyMachineSnapshot): Open => {
    const kept = store.restore(machine);
    if (!kept || kept.key !== keyOf(snapshot)) return begin(snapshot);
    const steps = bounded([...kept.steps, { at: now(), event: { type: "trail.reloaded" }, state: stateOf(snapshot) }]);
    return { ...kept, steps };
  };
  const close = (snapshot: AnyMachineSnapshot, { key, previous, steps }: Open): void => {
    open = null;
    last = null;
    if (key === null) return store.drop();
    if (goesOn.includes(stateOf(snapshot))) last = { key, at: now() };
    store.close({ machine, key, previous, steps, sentAt: now() } as Trail);
  };

  function hear(event: Parameters<TrailWords["keep"]>[0], snapshot: AnyMachineSnapshot): void {
    const before = seen;
    seen = snapshot;
    if (!open && event.type !== press) return;
    const kept = words.keep(event, snapshot);
    if (!kept) return;
    open ??= begin(before);
    open.steps = bounded([...open.steps, { at: now(), event: kept, state: stateOf(snapshot) }]);
    open.key = keyOf(snapshot) ?? open.key;
    const isOver = !snapshot.hasTag("busy") && (stateOf(snapshot) === home || open.key !== null);
    if (isOver) close(snapshot, open);
    else if (open.key !== null) store.keep({ machine, key: open.key, previous: open.previous, steps: open.steps });
  }

  if (seen.hasTag("busy")) {
    open = resume(seen);
    open.key = keyOf(seen);
  }
  const heard = actor.system.inspect((told) => {
    if (told.type !== "@xstate.snapshot" || told.actorRef !== actor) return;
    quietly(() => hear(told.event, told.snapshot as AnyMachineSnapshot));
  });
  return () => {
    heard.unsubscribe();
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
