// Prices that the server makes of several legs follow the matches: whoever shows one reads it anew when the stream tells of
// its fixtures.
import type { BettingStores } from "./slip/betting.ts";

/** What is heard in one moment is read for together. */
const FIRST_MS = 200;
/** A match in play is told of many times a second. */
const EVERY_MS = 3_000;

/** Calls back soon after the first word on one of these fixtures, then at most every three seconds, until the end. */
export function followMoved(
  { prices, fixtures }: Pick<BettingStores, "prices" | "fixtures">,
  fixtureIds: ReadonlySet<string>,
  onMoved: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;

  function hear(fixtureId: string | undefined): void {
    if (fixtureId === undefined || !fixtureIds.has(fixtureId)) return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        toldAt = performance.now();
        onMoved();
      },
      Math.max(FIRST_MS, toldAt + EVERY_MS - performance.now()),
    );
  }

  const stopPrices = prices.watch((changed) => {
    for (const { fixtureId } of changed) hear(fixtureId);
  });
  const stopFixtures = fixtures.watch(({ id }) => hear(id));
  return () => {
    stopPrices();
    stopFixtures();
    clearTimeout(timer);
  };
}
