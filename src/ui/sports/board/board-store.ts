// Scoreboards of running fixtures: one subscription a fixture. A list brings them whole, the stream their changes.
import { mergeBoard } from "../../../domain/sports/scoreboard/delta.ts";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { readBoard, readBoards } from "../../../api/contract/sports/scoreboard.ts";

export interface BoardStore {
  read(id: string): Scoreboard | undefined;
  subscribe(id: string, listener: () => void): () => void;
  /** A board as a list told it; an older one than is kept changes nothing. */
  seed(id: string, board: Scoreboard | null): void;
  /** The same for one that is not read yet. Throws ValiError. */
  seedUnread(id: string, board: unknown): void;
  /** The data of a `boards` event of the stream. Changes of a board that was not read yet wait for it. Throws ValiError. */
  apply(data: unknown): void;
}

/** Changes that are kept for boards that are still to come. */
const WAITING = 1_000;

/** `early`: data of events that came before the boards that they change. */
export function createBoardStore(early: readonly unknown[] = []): BoardStore {
  const waiting = early.flatMap(readBoards);
  const kept = new Map<string, Scoreboard>();
  const listeners = new Map<string, Set<() => void>>();

  function put(id: string, board: Scoreboard): void {
    if (kept.get(id) === board) return;
    kept.set(id, board);
    for (const listener of listeners.get(id) ?? []) listener();
  }

  function change({ id, board }: ReturnType<typeof readBoards>[number]): void {
    const before = kept.get(id);
    if (before) put(id, mergeBoard(before, board));
    else if (waiting.push({ id, board }) > WAITING) waiting.shift();
  }

  const seed: BoardStore["seed"] = (id, board) => {
    if (!board || board.seq < (kept.get(id)?.seq ?? 0)) return;
    const isFirst = !kept.has(id);
    put(id, board);
    if (isFirst) for (const item of waiting) if (item.id === id) change(item);
  };

  return {
    read: (id) => kept.get(id),
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      };
    },
    seed,
    seedUnread: (id, board) => seed(id, readBoard(board)),
    apply: (data) => readBoards(data).forEach(change),
  };
}
