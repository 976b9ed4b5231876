// The servers that walks stand on.
import { startInPlayServer } from "../../servers/in-play-server.ts";
import { startLeagueServer } from "../../servers/league-server.ts";
import type { SuiteServer } from "../../servers/start.ts";
import { StreamLine } from "./stream-line.ts";

/** `league`: one league to come. `in-play`: matches to come and under way that nobody moves, behind a wire that can be cut. */
export type ServerKind = "league" | "in-play";

export interface WalkServer extends SuiteServer {
  /** The wire to an in-play server; null for the others, which pages reach without one. */
  line: StreamLine | null;
}

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
