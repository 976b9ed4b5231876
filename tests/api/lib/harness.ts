// A whole server on a database of its own, for a file of tests: boot it once, and reset between tests.
import { hashQuickly } from "../../../server/session/password.ts";
import { readConfig, type Config } from "../../../server/config.ts";
import { MovableClock } from "../../../server/clock.ts";
import { startServer, type RunningServer, type StartOptions } from "../../../server/server.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { seededImage, TEST_SECRET } from "../../factories/seeded-image.ts";
import { createOwnDatabase } from "./own-database.ts";

// Tests that need the time that a check takes start a server as a process.
hashQuickly();

export interface TestServer extends RunningServer {
  inject: RunningServer["app"]["inject"];
  clock: MovableClock;
  /** Logs a demo account in over HTTP and returns its token. Throws when it is refused. */
  login(userId: string, password?: string): Promise<string>;
  /** The same, as a caller with the token in its header. */
  user(userId: string, password?: string): Promise<ApiUser>;
}

/**
 * In memory and in test mode, without a feed; `overrides` change the configuration. With TEST_DATABASE_URL it is
 * a fresh database on that PostgreSQL server instead.
 */
export async function startTestServer(
  overrides: Partial<Config> = {},
  timing: Pick<StartOptions, "heartbeatMs" | "logTo" | "sendTimeoutMs"> = {},
): Promise<TestServer> {
  const read = readConfig({ HANPAN_MODE: "test", DATA_DIR: "memory", FEED: "none", PORT: "0", LOG_LEVEL: "error" });
  const { TEST_DATABASE_URL } = process.env;
  const own = TEST_DATABASE_URL ? await createOwnDatabase(TEST_DATABASE_URL) : undefined;
  // A folder of data has a secret of its own.
  const secret = overrides.dataDir === undefined ? TEST_SECRET : undefined;
  const config = { ...read, secret, databaseUrl: own?.url, ...overrides };
  const server = await startServer(config, { ...timing, image: await seededImage(config) });
  const { clock } = server.context;
  if (!(clock instanceof MovableClock)) throw new Error("tests run in test mode");
  const user = (userId: string, password = DEMO_PASSWORD) => ApiUser.login(server.url, userId, password);
  return {
    ...server,
    close: async () => {
      await server.close();
      await own?.drop();
    },
    clock,
    inject: server.app.inject.bind(server.app) as RunningServer["app"]["inject"],
    user,
    login: async (userId, password) => (await user(userId, password)).token,
  };
}
