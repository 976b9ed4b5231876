// Which selections of a fixture are in the slip. A list asks it once for each of its rows: one subscription to the slip
// serves them all, and only rows whose selections changed are called.
import { isBonus } from "../../../domain/slip/pick.ts";
import type { SlipActor } from "../slip/betting.ts";

export interface PickedStore {
  /** The same set for as long as the fixture's selections in the slip stay the same. */
  read: (fixtureId: string) => ReadonlySet<string>;
  subscribe: (fixtureId: string, listener: () => void) => () => void;
}

type WatchedSlip = Pick<SlipActor, "getSnapshot" | "subscribe">;
type Legs = ReturnType<SlipActor["getSnapshot"]>["context"]["legs"];

export const NONE_PICKED: ReadonlySet<string> = new Set();

export function createPickedStore(slip: WatchedSlip): PickedStore {
  let legs: Legs = [];
  let picked = new Map<string, ReadonlySet<string>>();
  const listeners = new Map<string, Set<() => void>>();

  /** The fixtures whose selections changed. */
  function follow(): string[] {
    const now = slip.getSnapshot().context.legs;
    if (now === legs) return [];
    legs = now;
    const before = picked;
    const next = selectionsOf(now);
    for (const [id, set] of next) {
      const old = before.get(id);
      if (old && set.isSubsetOf(old) && set.size === old.size) next.set(id, old);
    }
    picked = next;
    return [...new Set([...before.keys(), ...next.keys()])].filter((id) => before.get(id) !== next.get(id));
  }

  const tell = () => {
    for (const id of follow()) for (const listener of listeners.get(id) ?? []) listener();
  };

  let stop = () => {};
  return {
    read(fixtureId) {
      // Without a listener nothing follows the slip.
      if (listeners.size === 0) follow();
      return picked.get(fixtureId) ?? NONE_PICKED;
    },
    subscribe(fixtureId, listener) {
      if (listeners.size === 0) {
        const subscription = slip.subscribe(tell);
        stop = () => subscription.unsubscribe();
        follow();
      }
      const all = listeners.get(fixtureId) ?? new Set();
      listeners.set(fixtureId, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(fixtureId);
        if (listeners.size === 0) stop();
      };
    },
  };
}

function selectionsOf(legs: Legs): Map<string, ReadonlySet<string>> {
  const byFixture = new Map<string, Set<string>>();
  for (const { entry } of legs) {
    if (isBonus(entry) || entry.kind !== "fixture") continue;
    const set = byFixture.get(entry.fixtureId) ?? new Set();
    byFixture.set(entry.fixtureId, set.add(entry.id));
  }
  return byFixture;
}
