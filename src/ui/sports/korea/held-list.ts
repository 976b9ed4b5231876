// A list that is read anew while a member points at it would move under the pointer. It keeps the places of what it
// has shown until it is let go.

export interface ShownList<Item> {
  readonly items: readonly Item[];
  /** Ids of what the newest list no longer has. */
  readonly gone: ReadonlySet<string>;
}

export interface HeldList<Item> {
  /** What is shown of the newest list. A list of another key, or of none, replaces what was shown before. */
  show(key: string | null, newest: readonly Item[]): ShownList<Item>;
  /** The pointer is on the list, or a finger may be about to be. */
  hold(): void;
  /** It has left: the newest list is shown as it is. */
  release(): void;
  /** Lets go of what is gone, and holds on to the rest. */
  drop(): void;
  subscribe(listener: () => void): () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function createHeldList<Item extends { readonly id: string }>(): HeldList<Item> {
  const listeners = new Set<() => void>();
  let isHeld = false;
  let key: string | null = null;
  let newest: readonly Item[] = [];
  let shown: ShownList<Item> = { items: newest, gone: NONE };

  function drop(): void {
    if (shown.items === newest) return;
    shown = { items: newest, gone: NONE };
    for (const listener of listeners) listener();
  }

  return {
    show(nextKey, next) {
      if (nextKey === key && next === newest) return shown;
      const isSame = nextKey !== null && nextKey === key;
      shown = isSame && isHeld ? keepPlaces(shown.items, next) : { items: next, gone: NONE };
      key = nextKey;
      newest = next;
      return shown;
    },
    hold: () => void (isHeld = true),
    release: () => {
      isHeld = false;
      drop();
    },
    drop,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What was shown stays where it is, in its newest form; what is new follows at the end. */
function keepPlaces<Item extends { readonly id: string }>(
  before: readonly Item[],
  next: readonly Item[],
): ShownList<Item> {
  const byId = new Map(next.map((item) => [item.id, item]));
  const gone = new Set(before.flatMap(({ id }) => (byId.has(id) ? [] : [id])));
  const kept = before.map((item) => byId.get(item.id) ?? item);
  const known = new Set(before.map(({ id }) => id));
  return { items: [...kept, ...next.filter(({ id }) => !known.has(id))], gone };
}
