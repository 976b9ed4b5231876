// The rounds that the pages of games show, as calls and the stream tell them: one subscription a game. A round that takes
// no bets closes its picks in the store of prices, whichever page is shown.
import { betterSample, type ClockSample } from "../../domain/games/server-clock.ts";
import { selectionIdOf } from "../../domain/games/selection-id.ts";
import type { MiniGameEvent, MiniGameEvents, MiniGamePicks, RoundsEvent } from "../contract/games/mini-games.ts";
import type { PriceStore } from "./price-store.ts";

export interface RoundStore {
  /** The rounds of a game that are known, newest first: the one that runs and the one before it. */
  read(gameId: string): readonly MiniGameEvent[];
  /** Calls back when `read` says something else; returns the end of it. With its last listener a game is forgotten. */
  subscribe(gameId: string, listener: () => void): () => void;
  /** What a call answered, and what the answer says of the server's clock. */
  seed(answer: MiniGameEvents, clock: ClockSample): void;
  /** The prices of a game's picks, as a call answered them. */
  seedPicks(gameId: string, picks: MiniGamePicks): void;
  /** What the stream told. */
  apply(told: RoundsEvent, eventId: string | null): void;
  /** The server's clock, in milliseconds since 1970. */
  now(): number;
}

const SHOWN = 2;
const NONE: readonly MiniGameEvent[] = [];

interface Game {
  rounds: readonly MiniGameEvent[];
  picks: MiniGamePicks["items"];
  listeners: Set<() => void>;
}

export function createRoundStore(
  prices: Pick<PriceStore, "apply" | "lock">,
  clock: () => number = Date.now,
): RoundStore {
  const games = new Map<string, Game>();
  let sample: ClockSample | null = null;

  /** Opens the picks of the round that runs; those of a locked one stay closed. */
  function open({ rounds: [round], picks }: Game, eventId: string | null): void {
    if (round?.state !== "open") return;
    const items = picks.map(({ key, betPrice }) => ({
      selectionId: selectionIdOf(round.id, key),
      betPrice,
      status: "open" as const,
    }));
    prices.apply(items, eventId);
  }

  function take({ now, items }: RoundsEvent, eventId: string | null): void {
    const changed = new Set<Game>();
    for (const item of items) {
      const game = games.get(item.gameId);
      if (!game) continue;
      game.rounds = withRound(game.rounds, item);
      changed.add(game);
    }
    const locked = items.filter(({ state, closesAt }) => state !== "open" || closesAt <= now);
    prices.lock(locked.map(({ id }) => id));
    for (const game of changed) {
      open(game, eventId);
      for (const listener of game.listeners) listener();
    }
  }

  return {
    read: (gameId) => games.get(gameId)?.rounds ?? NONE,
    subscribe(gameId, listener) {
      const game = games.get(gameId) ?? { rounds: NONE, picks: [], listeners: new Set() };
      games.set(gameId, game);
      game.listeners.add(listener);
      return () => {
        game.listeners.delete(listener);
        if (game.listeners.size === 0 && games.get(gameId) === game) games.delete(gameId);
      };
    },
    seed(answer, told) {
      sample = betterSample(sample, told);
      take(answer, answer.eventId);
    },
    seedPicks(gameId, { items, eventId }) {
      const game = games.get(gameId);
      if (!game) return;
      game.picks = items;
      open(game, eventId);
    },
    apply: take,
    now: () => clock() + (sample?.offset ?? 0),
  };
}

const RANKS = ["open", "drawn", "void"] as const;
/** A round goes up only: open, drawn, paid; a void is final. */
const rankOf = ({ state, isSettled }: MiniGameEvent): number => 2 * RANKS.indexOf(state) + Number(isSettled);

/** The newest rounds with this one among them. What is known of a round is not lost to an answer that is late. */
function withRound(known: readonly MiniGameEvent[], told: MiniGameEvent): readonly MiniGameEvent[] {
  const same = known.find(({ id }) => id === told.id);
  const newest = same && rankOf(same) > rankOf(told) ? same : told;
  return [newest, ...known.filter(({ id }) => id !== told.id)]
    .toSorted((a, b) => b.opensAt - a.opensAt)
    .slice(0, SHOWN);
}
