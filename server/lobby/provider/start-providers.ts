// The part of providers that runs by itself: lists of games, and bets that stay open.
import type { ServerContext } from "../../context.ts";
import { report } from "../../log.ts";
import { sendAnnounced } from "./announce.ts";
import { askAboutOpenBets } from "./doubts.ts";
import { refreshAllGames } from "./games.ts";

const EVERY_MS = 60_000;

export async function startProviders(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  let running: Promise<unknown> = Promise.resolve();
  const work = () => {
    running = running
      .then(() => refreshAllGames(context))
      .then((silent) => {
        for (const { id, error } of silent) report(`no games from ${id}`, error);
        return askAboutOpenBets(context);
      })
      .catch((error: unknown) => report("providers were not asked", error));
  };
  work();
  const timer = setInterval(work, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      await sendAnnounced(context);
    },
  };
}
