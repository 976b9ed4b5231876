// Prices are a stream of numbers, not states: they live here and not in a machine. Each price that is
// shown has one subscription, and what arrives within a frame reaches the page once.
import type { FixtureWire, MarketWire, SelectionWire } from "../contract/sports/fixtures.ts";
import type { MarketStatus } from "../../domain/sports/market.ts";
import { roundIdOf } from "../../domain/games/selection-id.ts";
import { isNotOlder, readEventId, type EventOrder } from "./event-order.ts";

/** Which way the last change went; `null` again after `MOVE_SHOWN_MS`. */
type PriceMove = "up" | "down" | null;

export interface PriceNow {
  readonly betPrice: number;
  readonly status: MarketStatus;
  readonly move: PriceMove;
}

export interface PriceItem {
  selectionId: string;
  /** Where the stream told it. */
  fixtureId?: string;
  betPrice: number;
  status: MarketStatus;
  /** Of the fixture's market when this was told: what a placement says that the member saw. */
  version?: number | undefined;
}

/** Told the price as it stands then. */
type PriceListener = (now: PriceNow | undefined) => void;

export interface PriceStore {
  /** The price as it stands, or undefined when it was never told, or closed a while ago and shown nowhere. */
  read(selectionId: string): PriceNow | undefined;
  /** The version of its market that came with the newest word on it, or undefined. */
  versionOf(selectionId: string): number | undefined;
  /** Calls back once a frame in which this price changed; returns the end of it. */
  subscribe(selectionId: string, listener: PriceListener): () => void;
  /** Calls back at once with all that changed in one event, also for a tab in the background. */
  watch(listener: (changed: readonly PriceItem[]) => void): () => void;
  /** A list that was read whole, as fresh as its event id. Shows no movement. */
  seed(fixtures: readonly FixtureWire[], eventId: string): void;
  /** Prices as the stream or a check of the slip told them. */
  apply(items: readonly PriceItem[], eventId: string | null): void;
  /** Rounds of games take no bets any more: their picks are closed, also those that are told of later. */
  lock(roundIds: readonly string[]): void;
  /** Gives out what waits for the frame now. */
  flush(): void;
}

/** How long a movement stays marked, in milliseconds. */
const MOVE_SHOWN_MS = 3_000;

/** How long a closed price that nobody subscribes to is kept: longer than a list that is older than its closing takes. */
const CLOSED_KEPT_MS = 60_000;

/** How many locked rounds are known: those of more than half an hour. */
const LOCKED_KEPT = 2_000;

interface Kept {
  now: PriceNow;
  order: EventOrder;
  version?: number | undefined;
  /** Another array for each that comes or goes: one may do so while they are called. Null: it is shown nowhere. */
  listeners: readonly PriceListener[] | null;
  /** Changed since the last frame. */
  isWaiting: boolean;
  /** Its mark will be taken away. */
  isMoved: boolean;
  movedAt: number;
  changedAt: number;
}

export interface PriceStoreOptions {
  /** Runs the callback in the next frame. */
  onFrame: (run: () => void) => void;
  /** Runs the callback after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
  now: () => number;
}

const UNTOLD: PriceNow = { betPrice: 0, status: "closed", move: null };

const toldOf = (one: Kept | undefined): PriceNow | undefined => (one?.now === UNTOLD ? undefined : one?.now);

export function createPriceStore(options: PriceStoreOptions): PriceStore {
  const kept = new Map<string, Kept>();
  const watchers = new Set<(changed: readonly PriceItem[]) => void>();
  let waiting: Kept[] = [];
  let moved: Kept[] = [];
  let droppedAt = 0;
  const locked = new Set<string>();

  /** Before a price is added. One that is dropped reads as one that was never told, which takes no bets either. */
  function dropClosed(): void {
    const until = options.now() - CLOSED_KEPT_MS;
    if (droppedAt > until) return;
    droppedAt = options.now();
    for (const [id, { listeners, changedAt, now }] of kept)
      if (!listeners && changedAt <= until && now.status !== "open" && now.status !== "suspended") kept.delete(id);
  }

  function keep(selectionId: string): Kept {
    const found = kept.get(selectionId);
    if (found) return found;
    dropClosed();
    const fresh: Kept = {
      now: UNTOLD,
      order: readEventId(null),
      listeners: null,
      isWaiting: false,
      isMoved: false,
      movedAt: 0,
      changedAt: 0,
    };
    kept.set(selectionId, fresh);
    return fresh;
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    for (const one of batch) {
      one.isWaiting = false;
      for (const listener of one.listeners ?? []) listener(toldOf(one));
    }
  }

  function markDirty(one: Kept): void {
    if (!one.listeners || one.isWaiting) return;
    if (waiting.length === 0) options.onFrame(flush);
    one.isWaiting = true;
    waiting.push(one);
  }

  function settleMoves(): void {
    const until = options.now() - MOVE_SHOWN_MS;
    const batch = moved;
    moved = [];
    for (const one of batch) {
      one.isMoved = one.movedAt > until;
      if (one.isMoved) moved.push(one);
      else {
        one.now = { ...one.now, move: null };
        markDirty(one);
      }
    }
    if (moved.length > 0) options.after(MOVE_SHOWN_MS / 4, settleMoves);
  }

  function put(item: PriceItem, order: EventOrder, showMove: boolean): boolean {
    const { selectionId, betPrice, version } = item;
    const status = locked.size > 0 && locked.has(roundIdOf(selectionId)) ? "closed" : item.status;
    const one = keep(selectionId);
    if (one.now !== UNTOLD && !isNotOlder(order, one.order)) return false;
    const before = one.now;
    one.order = order;
    one.version = version;
    if (before.betPrice === betPrice && before.status === status) return false;
    one.changedAt = options.now();
    let move = showMove ? before.move : null;
    if (showMove && before !== UNTOLD && betPrice !== before.betPrice) {
      move = betPrice > before.betPrice ? "up" : "down";
      one.movedAt = one.changedAt;
      if (moved.length === 0) options.after(MOVE_SHOWN_MS, settleMoves);
      if (!one.isMoved) moved.push(one);
      one.isMoved = true;
    }
    one.now = { betPrice, status, move };
    markDirty(one);
    return true;
  }

  function tell(changed: readonly PriceItem[]): void {
    if (changed.length > 0) for (const watcher of watchers) watcher(changed);
  }

  return {
    read: (selectionId) => toldOf(kept.get(selectionId)),
    versionOf: (selectionId) => kept.get(selectionId)?.version,
    subscribe(selectionId, listener) {
      const one = keep(selectionId);
      one.listeners = [...(one.listeners ?? []), listener];
      return () => {
        const left = one.listeners?.filter((other) => other !== listener);
        one.listeners = left?.length ? left : null;
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
            const { id: selectionId, betPrice } = selection;
            const { version } = market;
            const item = { selectionId, betPrice, status: effectiveStatus(market, selection), version };
            if (put(item, order, false)) changed.push(item);
          }
      tell(changed);
    },
    apply(items, eventId) {
      const order = readEventId(eventId);
      tell(items.filter((item) => put(item, order, true)));
    },
    lock(roundIds) {
      const fresh = new Set(roundIds.filter((id) => !locked.has(id)));
      if (fresh.size === 0) return;
      for (const id of fresh) locked.add(id);
      for (const id of locked) if (locked.size > LOCKED_KEPT) locked.delete(id);
      const closed: PriceItem[] = [];
      for (const [selectionId, { now, order, version }] of kept) {
        const item = { selectionId, betPrice: now.betPrice, status: "closed" as const, version };
        if (fresh.has(roundIdOf(selectionId)) && now !== UNTOLD && put(item, order, false)) closed.push(item);
      }
      tell(closed);
    },
    flush,
  };
}

/** A market that is not open speaks for all its selections. */
function effectiveStatus(market: Pick<MarketWire, "status">, selection: Pick<SelectionWire, "status">): MarketStatus {
  return market.status === "open" ? selection.status : market.status;
}

/** What the stores of a browser's page run on. The slip's code, which no page waits for, brings better frames. */
export const browserRuns: PriceStoreOptions = {
  onFrame: (run) => requestAnimationFrame(run),
  after: (ms, run) => setTimeout(run, ms),
  now: () => performance.now(),
};

/** The store of a page in a browser. All stores of a page are painted by the same frames. */
export const createBrowserPriceStore = (): PriceStore => createPriceStore(browserRuns);
