// A server of its own with matches to come and under way that nobody moves, for what runs in a browser.
import { isFair, isWinner, offersOf, readGame } from "../e2e/drivers/fixtures.ts";
import { startSuiteServer, type SuiteServer } from "./start.ts";

/** How long an in-play bet waits: as long as it may, so that it is decided when a walk moves the clock. */
export const IN_PLAY_WAIT_MS = 60_000;

const SEEDS = 10;

/**
 * The simulated feed lays the matches and plays some of them; from then on they stay as they are. What is under way
 * follows from its seed and the hour, and there are moments at which none of it takes bets.
 */
export async function startInPlayServer(): Promise<SuiteServer> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const server = await startSuiteServer(
      { FEED: "simulated", FEED_SEED: String(seed), TRUST_PROXY: "true", IN_PLAY_DELAY_MS: String(IN_PLAY_WAIT_MS) },
      { isStill: true },
    );
    const offers = offersOf(await readGame(server.url, "live"));
    if (offers.some((offer) => isWinner(offer) && isFair(offer))) return server;
    await server.close();
  }
  throw new Error(`nothing under way takes bets at this hour, with none of ${SEEDS} seeds`);
}
