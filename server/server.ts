// Puts the server together: database, demo data, routes, background parts; and takes it apart again.
import type { App } from "./app.ts";
import { type AppOptions, createApp } from "./app.ts";
import { liveHashes } from "./session/sessions.ts";
import { ensureBonusFixture } from "./sports/betting/bonus-fixture.ts";
import { DEMO_HISTORY, type HistoryOptions, makeHistory } from "./demo/history/history.ts";
import { startPlayers } from "./demo/players/players.ts";
import { type Clock, MovableClock, systemClock } from "./clock.ts";
import { ConfigError, type Config } from "./config.ts";
import type { ServerContext } from "./context.ts";
import { seedGuide } from "./community/contents/seed-guide.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { hasDemoAccounts, seedDemo } from "./demo/seed.ts";
import { startAfterLoss } from "./events/after-loss.ts";
import { createMemoryBus } from "./events/memory-bus.ts";
import { createStreamHub } from "./events/streams.ts";
import { configuredDesk, startDemoDesk } from "./wallet/payment-desk/start-desk.ts";
import { startFeeds } from "./sports/feed/start.ts";
import { openHouseAccounts } from "./ledger/accounts.ts";
import { startGames } from "./games/start-games.ts";
import { startDemoProvider } from "./lobby/provider/demo-provider.ts";
import { startExposureNews } from "./operator/exposure-news.ts";
import { sendAnnounced } from "./lobby/provider/announce.ts";
import { startPeriodicWork } from "./periodic-work.ts";
import { findRoutes } from "./http/find-routes.ts";
import { sealStored } from "./seal-stored.ts";
import { readSecret } from "./secret.ts";
import { createVault } from "./vault.ts";

/** Parts that work beside the requests. */
const backgroundParts: readonly ((context: ServerContext) => Promise<{ stop(): Promise<void> | void }>)[] = [
  async (context) => ({ stop: () => sendAnnounced(context) }),
  startPeriodicWork,
  startFeeds,
  startGames,
  startExposureNews,
  startAfterLoss,
  startPlayers,
];

const LAST_REQUESTS_MS = 2_000;

export interface RunningServer {
  app: App;
  context: ServerContext;
  /** Where it listens, such as http://127.0.0.1:4000. */
  url: string;
  /** Ends streams, background parts, requests and the database, in this order. */
  close(): Promise<void>;
}

export interface StartOptions extends AppOptions {
  heartbeatMs?: number;
  /** The build of the page, which the database need not wait for. */
  page?: Promise<unknown> | undefined;
  /** What a database in memory begins with. */
  image?: Blob | undefined;
}

/**
 * Starts everything and listens. Throws ConfigError when production would run with demo accounts, and
 * whatever the database, the page's build or the port throws.
 */
export async function startServer(
  config: Config,
  { page, image, logTo, sendTimeoutMs, ...timing }: StartOptions = {},
): Promise<RunningServer> {
  const clock = config.mode === "test" ? new MovableClock() : systemClock;
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    dataDir: config.dataDir,
    image,
    poolSize: config.databasePool,
  });
  const endings: (() => Promise<void> | void)[] = [() => database.close()];
  const close = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    const secret = readSecret(config);
    const vault = createVault(config.dataKey ?? secret, [...config.oldDataKeys, secret]);
    const history = config.demoHistoryDays > 0 ? { ...DEMO_HISTORY, days: config.demoHistoryDays } : undefined;
    const isNewDemo = await seedSite(database, clock, config.mode, history);
    await ensureBonusFixture(database.db);
    if (config.mode === "production" && (await hasDemoAccounts(database.db)))
      throw new ConfigError(["HANPAN_MODE: 데모 계정이 있는 데이터로는 운영 모드를 시작할 수 없습니다."]);
    await sealStored(database.db, vault);
    const events = createMemoryBus();
    const streams = createStreamHub({
      events,
      clock,
      liveHashes: (hashes) => liveHashes({ database, clock }, hashes),
      ...timing,
    });
    const demoDesk = await startDemoDesk({ config, database, clock, secret });
    if (demoDesk) endings.push(() => demoDesk.stop());
    const demoProvider = await startDemoProvider({ config, database, clock, vault, secret });
    if (demoProvider) endings.push(() => demoProvider.stop());
    const desk = demoDesk?.desk ?? configuredDesk(config, clock);
    const context: ServerContext = { config, database, clock, events, streams, desk, vault, secret };
    // While the page is built, on another core.
    if (isNewDemo && history) await makeHistory(context, history);
    const beforeParts = endings.length;
    for (const start of backgroundParts) {
      const part = await start(context);
      endings.push(() => part.stop());
    }
    await page;
    const app = createApp(context, await findRoutes(), { logTo, sendTimeoutMs });
    endings.splice(beforeParts, 0, () => closeApp(app));
    await app.ready();
    endings.push(() => streams.close());
    const url = await app.listen({ host: config.host, port: config.port });
    demoDesk?.callBack(url);
    demoProvider?.callSite(url);
    return { app, context, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Fills an empty database: the house's accounts, the guide's texts, and the demo outside production. True: the demo's
 * accounts are new.
 */
export async function seedSite(
  { db, seed }: OpenDatabase,
  clock: Clock,
  mode: Config["mode"],
  history?: HistoryOptions,
): Promise<boolean> {
  return seed(async () => {
    await openHouseAccounts(db);
    await seedGuide(db, clock);
    return mode !== "production" && (await seedDemo(db, clock, history));
  });
}

/** Lets requests end; what still holds a connection after that is cut. */
async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close();
  clearTimeout(cut);
}
