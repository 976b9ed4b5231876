// Tells operators whose exposure changed. Bets come many at a time, and a reader asks for the figures anew at each word:
// what changed is gathered, and told at most once a second.
import type { Bet } from "../../src/api/contract/sports/bets.ts";
import type { ExposureNews } from "../../src/api/contract/operator/exposure-news.ts";
import type { ServerContext } from "../context.ts";
import { report } from "../log.ts";
import { tellOperators } from "./tell-operators.ts";

/** Bets of one moment are told together. */
const GATHER_MS = 200;
const EVERY_MS = 1_000;

/** Follows the bets on the bus until `stop`. */
export async function startExposureNews(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  let changed = nothing();
  let timer: NodeJS.Timeout | null = null;
  let telling = Promise.resolve();
  let toldAt = Number.NEGATIVE_INFINITY;

  const tell = (): void => {
    timer = null;
    toldAt = performance.now();
    const { fixtureIds, gameIds, isOfProviders } = changed;
    const news: ExposureNews = { fixtureIds: [...fixtureIds], gameIds: [...gameIds], isOfProviders };
    changed = nothing();
    telling = tellOperators(context, () => news).catch((error: unknown) =>
      report("operators were not told of exposure", error),
    );
  };
  const unsubscribe = context.events.subscribe((event) => {
    if (event.name !== "bet") return;
    const { picks, acceptance } = event.data as Bet;
    if (acceptance === "pending") return;
    for (const pick of picks)
      if (pick.kind === "fixture") changed.fixtureIds.add(pick.fixtureId);
      else if (pick.kind === "game") changed.gameIds.add(pick.gameId);
      else changed.isOfProviders = true;
    if (!changed.isOfProviders && changed.fixtureIds.size + changed.gameIds.size === 0) return;
    timer ??= setTimeout(tell, Math.max(GATHER_MS, toldAt + EVERY_MS - performance.now()));
  });
  return {
    stop: async () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
      await telling;
    },
  };
}

const nothing = () => ({ fixtureIds: new Set<string>(), gameIds: new Set<string>(), isOfProviders: false });
