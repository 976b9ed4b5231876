// A list that is read anew would move what a member is about to press. It keeps the places of what it has shown until the
// member does something else.

export interface ShownList<Item> {
  readonly items: readonly Item[];
  /** Ids of what the newest list no longer has. */
  readonly gone: ReadonlySet<string>;
}

export interface HeldList<Item> {
  /** What is shown of the newest list. A list of another key, or of none, replaces what was shown before. */
  show(key: string | null, newest: readonly Item[]): ShownList<Item>;
  /** The newest list is shown as it is, and held from then on. */
  drop(): void;
  subscribe(listener: () => void): () => void;
}

export type Merge<Item> = (before: Item, now: Item) => Item;

const NONE: ReadonlySet<string> = new Set();

/**
 * `mayGrow`: whether rows at the end move nothing that is in sight; where they do, what is new waits. `merge`: what is
 * shown of an item, of its form before and its newest; the newest where there is none.
 */
export function createHeldList<Item extends { readonly id: string }>(
  mayGrow: () => boolean,
  merge?: Merge<Item>,
): HeldList<Item> {
  const listeners = new Set<() => void>();
  let key: string | null = null;
  let newest: readonly Item[] = [];
  let shown: ShownList<Item> = { items: newest, gone: NONE };

  return {
    show(nextKey, next) {
      if (nextKey === key && next === newest) return shown;
      const isHeld = nextKey !== null && nextKey === key && shown.items.length > 0;
      shown = isHeld ? keepPlaces(shown.items, next, mayGrow, merge) : { items: next, gone: NONE };
      key = nextKey;
      newest = next;
      return shown;
    },
    drop() {
      if (shown.items === newest) return;
      shown = { items: newest, gone: NONE };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was shown stays where it is, in its newest form; what is new follows at the end, or waits. */
function keepPlaces<Item extends { readonly id: string }>(
  before: readonly Item[],
  next: readonly Item[],
  mayGrow: () => boolean,
  merge?: Merge<Item>,
): ShownList<Item> {
  const added = new Map(next.map((item) => [item.id, item]));
  const gone = new Set<string>();
  const kept = before.map((item) => {
    const now = added.get(item.id);
    if (!added.delete(item.id)) gone.add(item.id);
    return now ? (merge?.(item, now) ?? now) : item;
  });
  return { items: added.size > 0 && mayGrow() ? [...kept, ...added.values()] : kept, gone };
}
