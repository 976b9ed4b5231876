// The servers that walks stand on.
import { isFair, offersOf, readGame } from "../../e2e/drivers/fixtures.ts";
import { startLeagueServer } from "../../servers/league-server.ts";
import { startSuiteServer, type SuiteServer } from "../../servers/start.ts";
import { StreamLine } from "./stream-line.ts";

/** `league`: one league to come. `in-play`: matches to come and under way that nobody moves, behind a wire that can be cut. */
export type ServerKind = "league" | "in-play";

export interface WalkServer extends SuiteServer {
  /** The wire to an in-play server; null for the others, which pages reach without one. */
  line: StreamLine | null;
}

/** How long an in-play bet waits: longer than a path, so that it is decided when the walk moves the clock. */
export const IN_PLAY_WAIT_MS = 60_000;

const SEEDS = 10;

export async function startWalkServer(kind: ServerKind): Promise<WalkServer> {
  if (kind === "league") return { ...(await startLeagueServer()), line: null };
  const server = await startInPlayServer();
  const line = new StreamLine(server.url);
  return {
    line,
    url: await line.listen(),
    close: async () => {
      await line.close();
      await server.close();
    },
  };
}

/**
 * The simulated feed lays the matches and plays some of them; from then on they stay as they are. What is under way
 * follows from its seed and the hour, and there are moments at which none of it takes bets.
 */
async function startInPlayServer(): Promise<SuiteServer> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const server = await startSuiteServer(
      {
        FEED: "simulated",
        FEED_SEED: String(seed),
        TRUST_PROXY: "true",
        IN_PLAY_DELAY_MS: String(IN_PLAY_WAIT_MS),
      },
      { isStill: true },
    );
    if (offersOf(await readGame(server.url, "live")).some(isFair)) return server;
    await server.close();
  }
  throw new Error(`nothing under way takes bets at this hour, with none of ${SEEDS} seeds`);
}
