// Prices that the server makes of several legs follow the matches. Their queries name the fixtures in `meta`, so that the
// stream reads them anew when it tells of one.
import type { QueryClient } from "@tanstack/react-query";

export const movedBy = (fixtureIds: readonly string[]) => ({ movedBy: fixtureIds });

/** What is heard in one moment is read for together. */
const FIRST_MS = 200;
/** A match in play is told of many times a second. */
const EVERY_MS = 3_000;

export interface MovedOffers {
  hear: (items: readonly { fixtureId: string }[]) => void;
  close: () => void;
}

/** Reads the offers anew whose fixtures were told of: soon after the first word, then at most every three seconds. */
export function followMoved(queryClient: QueryClient): MovedOffers {
  let moved = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  function read(): void {
    timer = undefined;
    const told = moved;
    moved = new Set();
    const isMoved = ({ meta }: { meta?: Record<string, unknown> | undefined }) =>
      (meta?.["movedBy"] as readonly string[] | undefined)?.some((id) => told.has(id)) ?? false;
    if (queryClient.getQueryCache().findAll({ type: "active", predicate: isMoved }).length === 0) return;
    readAt = performance.now();
    void queryClient.invalidateQueries({ predicate: isMoved });
  }

  return {
    hear(items) {
      for (const { fixtureId } of items) moved.add(fixtureId);
      if (items.length > 0) timer ??= setTimeout(read, Math.max(FIRST_MS, readAt + EVERY_MS - performance.now()));
    },
    close: () => clearTimeout(timer),
  };
}
