// Prices are a stream of numbers, not states: they live here and not in a machine. Each price that is
// shown has one subscription, and what arrives within a frame reaches the page once.
import type { FixtureWire, MarketWire, SelectionWire } from "../contract/fixtures.ts";
import type { MarketStatus } from "../../domain/market.ts";
import { availabilityOf } from "../../domain/slip/availability.ts";
import { isNotOlder, readEventId, type EventOrder } from "./event-order.ts";

/** Which way the last change went; `null` again after `MOVE_SHOWN_MS`. */
export type PriceMove = "up" | "down" | null;

export interface PriceNow {
  readonly betPrice: number;
  readonly status: MarketStatus;
  readonly move: PriceMove;
}

export interface PriceItem {
  selectionId: string;
  betPrice: number;
  status: MarketStatus;
  /** Of the fixture's market when this was told: what a placement says that the member saw. */
  version?: number | undefined;
}

export interface PriceStore {
  /** The price as it stands, or undefined when it was never told, or closed a while ago and shown nowhere. */
  read(selectionId: string): PriceNow | undefined;
  /** The version of its market that came with the newest word on it, or undefined. */
  versionOf(selectionId: string): number | undefined;
  /** Calls back once a frame in which this price changed; returns the end of it. */
  subscribe(selectionId: string, listener: () => void): () => void;
  /** Calls back at once with all that changed in one event, also for a tab in the background. */
  watch(listener: (changed: readonly PriceItem[]) => void): () => void;
  /** A list that was read whole, as fresh as its event id. Shows no movement. */
  seed(fixtures: readonly FixtureWire[], eventId: string): void;
  /** Prices as the stream or a check of the slip told them. */
  apply(items: readonly PriceItem[], eventId: string | null): void;
  /** Gives out what waits for the frame now. */
  flush(): void;
}

/** How long a movement stays marked, in milliseconds. */
export const MOVE_SHOWN_MS = 3_000;

/** How long a closed price that nobody subscribes to is kept: longer than a list that is older than its closing takes. */
const CLOSED_KEPT_MS = 60_000;

interface Held {
  id: string;
  now: PriceNow;
  order: EventOrder;
  version?: number | undefined;
  listeners: Set<() => void> | null;
  dirty: boolean;
  movedAt: number;
  /** Among those whose mark will be taken away. */
  marked: boolean;
  closedAt: number;
  /** Among those that are dropped if they stay closed. */
  closing: boolean;
}

export interface PriceStoreOptions {
  /** Runs the callback in the next frame. */
  onFrame: (run: () => void) => void;
  /** Runs the callback after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
  now: () => number;
}

const UNTOLD: PriceNow = { betPrice: 0, status: "closed", move: null };

const isClosed = ({ now }: Held): boolean => availabilityOf(now.status) === "closed";

export function createPriceStore(options: PriceStoreOptions): PriceStore {
  const held = new Map<string, Held>();
  const watchers = new Set<(changed: readonly PriceItem[]) => void>();
  let waiting: Held[] = [];
  let moved: Held[] = [];
  let closing: Held[] = [];

  function hold(selectionId: string): Held {
    const found = held.get(selectionId);
    if (found) return found;
    const fresh: Held = {
      id: selectionId,
      now: UNTOLD,
      order: readEventId(null),
      listeners: null,
      dirty: false,
      movedAt: 0,
      marked: false,
      closedAt: 0,
      closing: false,
    };
    held.set(selectionId, fresh);
    return fresh;
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    for (const one of batch) {
      one.dirty = false;
      if (one.listeners) for (const listener of one.listeners) listener();
    }
  }

  function markDirty(one: Held): void {
    if (one.dirty || !one.listeners) return;
    one.dirty = true;
    if (waiting.push(one) === 1) options.onFrame(flush);
  }

  function settleMoves(): void {
    const until = options.now() - MOVE_SHOWN_MS;
    const still = moved.filter((one) => one.movedAt > until);
    for (const one of moved) {
      if (one.movedAt > until) continue;
      one.marked = false;
      one.now = { ...one.now, move: null };
      markDirty(one);
    }
    moved = still;
    if (moved.length > 0) options.after(MOVE_SHOWN_MS / 4, settleMoves);
  }

  function markMoved(one: Held): void {
    one.movedAt = options.now();
    if (one.marked) return;
    one.marked = true;
    if (moved.push(one) === 1) options.after(MOVE_SHOWN_MS, settleMoves);
  }

  /** A price that is dropped reads as one that was never told, which takes no bets either. */
  function dropClosed(): void {
    const until = options.now() - CLOSED_KEPT_MS;
    closing = closing.filter((one) => {
      one.closing = isClosed(one);
      if (!one.closing || one.listeners || one.closedAt > until) return one.closing;
      held.delete(one.id);
      return false;
    });
    if (closing.length > 0) options.after(CLOSED_KEPT_MS, dropClosed);
  }

  function markClosed(one: Held): void {
    one.closedAt = options.now();
    if (one.closing) return;
    one.closing = true;
    if (closing.push(one) === 1) options.after(CLOSED_KEPT_MS, dropClosed);
  }

  function put({ selectionId, betPrice, status, version }: PriceItem, order: EventOrder, showMove: boolean): boolean {
    const one = hold(selectionId);
    if (one.now !== UNTOLD && !isNotOlder(order, one.order)) return false;
    const before = one.now;
    one.order = order;
    one.version = version;
    if (before.betPrice === betPrice && before.status === status) return false;
    let move: PriceMove = null;
    if (before !== UNTOLD && showMove) {
      move = before.move;
      if (betPrice !== before.betPrice) {
        move = betPrice > before.betPrice ? "up" : "down";
        markMoved(one);
      }
    }
    one.now = { betPrice, status, move };
    if (isClosed(one)) markClosed(one);
    markDirty(one);
    return true;
  }

  function tell(changed: readonly PriceItem[]): void {
    if (changed.length > 0) for (const watcher of watchers) watcher(changed);
  }

  return {
    read: (selectionId) => {
      const now = held.get(selectionId)?.now;
      return now === UNTOLD ? undefined : now;
    },
    versionOf: (selectionId) => held.get(selectionId)?.version,
    subscribe(selectionId, listener) {
      const one = hold(selectionId);
      (one.listeners ??= new Set()).add(listener);
      return () => {
        one.listeners?.delete(listener);
        if (one.listeners?.size !== 0) return;
        one.listeners = null;
        if (one.now === UNTOLD && held.get(selectionId) === one) held.delete(selectionId);
      };
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    seed(fixtures, eventId) {
      const order = readEventId(eventId);
      const changed: PriceItem[] = [];
      for (const fixture of fixtures)
        for (const market of fixture.markets)
          for (const selection of market.selections) {
            const status = effectiveStatus(market, selection);
            const { id: selectionId, betPrice } = selection;
            const item = { selectionId, betPrice, status, version: market.version };
            if (put(item, order, false)) changed.push(item);
          }
      tell(changed);
    },
    apply(items, eventId) {
      const order = readEventId(eventId);
      tell(items.filter((item) => put(item, order, true)));
    },
    flush,
  };
}

/** A market that is not open speaks for all its selections. */
export function effectiveStatus(
  market: Pick<MarketWire, "status">,
  selection: Pick<SelectionWire, "status">,
): MarketStatus {
  return market.status === "open" ? selection.status : market.status;
}

/** The store of a page in a browser. */
export function createBrowserPriceStore(): PriceStore {
  return createPriceStore({
    onFrame: (run) => requestAnimationFrame(run),
    after: (ms, run) => setTimeout(run, ms),
    now: () => performance.now(),
  });
}
