// The servers that walks stand on.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServerProcess } from "../../../scripts/lib/server-process.ts";
import { startLeagueServer } from "../../e2e/league-server.ts";
import { StreamLine } from "./stream-line.ts";

/** `league`: one league to come. `in-play`: matches to come and under way that nobody moves, behind a wire that can be cut. */
export type ServerKind = "league" | "in-play";

export interface WalkServer extends ServerProcess {
  /** The wire to an in-play server; null for the others, which pages reach without one. */
  line: StreamLine | null;
}

/** How long an in-play bet waits: longer than a path, so that it is decided when the walk moves the clock. */
export const IN_PLAY_WAIT_MS = 60_000;

export async function startWalkServer(kind: ServerKind): Promise<WalkServer> {
  if (kind === "league") return { ...(await startLeagueServer()), line: null };
  // The simulated feed lays the matches and plays some of them; without it they stay as they are.
  const folder = await mkdtemp(join(tmpdir(), "hanpan-walks-"));
  const seed = await startServerProcess({ FEED: "simulated", DATA_DIR: folder });
  await seed.kill();
  const server = await startServerProcess({
    FEED: "none",
    DATA_DIR: folder,
    TRUST_PROXY: "true",
    IN_PLAY_DELAY_MS: String(IN_PLAY_WAIT_MS),
  });
  const line = new StreamLine(server.url);
  return {
    ...server,
    line,
    url: await line.listen(),
    kill: async (signal) => {
      await line.close();
      await server.kill(signal);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
