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

export type Merge<Item> = (before: Item, now: Item) => Item;

const NONE: ReadonlySet<string> = new Set();

/** `merge`: what is shown of an item that is held, of its form before and its newest; the newest where there is none. */
export function createHeldList<Item extends { readonly id: string }>(merge?: Merge<Item>): HeldList<Item> {
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
      shown = isSame && isHeld ? keepPlaces(shown.items, next, merge) : { items: next, gone: NONE };
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
      return () => listeners.delete(listener);
    },
  };
}

/** What was shown stays where it is, in its newest form; what is new follows at the end. */
function keepPlaces<Item extends { readonly id: string }>(
  before: readonly Item[],
  next: readonly Item[],
  merge?: Merge<Item>,
): ShownList<Item> {
  const added = new Map(next.map((item) => [item.id, item]));
  const gone = new Set<string>();
  const kept = before.map((item) => {
    const now = added.get(item.id);
    if (!added.delete(item.id)) gone.add(item.id);
    return now ? (merge?.(item, now) ?? now) : item;
  });
  return { items: [...kept, ...added.values()], gone };
}
