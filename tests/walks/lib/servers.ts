// The servers that walks stand on.
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

export async function startWalkServer(kind: ServerKind): Promise<WalkServer> {
  if (kind === "league") return { ...(await startLeagueServer()), line: null };
  // The simulated feed lays the matches and plays some of them; from then on they stay as they are.
  const server = await startSuiteServer(
    { FEED: "simulated", TRUST_PROXY: "true", IN_PLAY_DELAY_MS: String(IN_PLAY_WAIT_MS) },
    { isStill: true },
  );
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
