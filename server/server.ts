// Puts the server together: database, demo data, routes, background parts; and takes it apart again.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "./app.ts";
import { type AppOptions, createApp } from "./app.ts";
import { refuseWrongList } from "./session/breached-passwords.ts";
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
import { createRedisBus } from "./events/redis-bus.ts";
import { createStreamHub } from "./events/streams.ts";
import { configuredDesk, startDemoDesk } from "./wallet/payment-desk/start-desk.ts";
import { FEED_PART } from "./sports/feed/refresh.ts";
import { startFeeds } from "./sports/feed/start.ts";
import { asHolder } from "./leases/fence.ts";
import { type LeasedPart, startLeased } from "./leases/leases.ts";
import { openHouseAccounts } from "./ledger/accounts.ts";
import { startBeacon } from "./games/beacon/start-beacon.ts";
import { startGames } from "./games/start-games.ts";
import { startDemoProvider } from "./lobby/provider/demo-provider.ts";
import { startAutoStops } from "./operator/live/auto-stop.ts";
import { startExposureNews } from "./operator/exposure-news.ts";
import { sendAnnounced } from "./lobby/provider/announce.ts";
import { PERIODIC_PARTS, startDividedWork } from "./periodic-work.ts";
import { CONTENT_TIMES } from "./community/content-times.ts";
import { openCounts, startMetrics } from "./http/metrics.ts";
import { findRoutes } from "./http/find-routes.ts";
import { connectRedis } from "./redis.ts";
import { sealStored } from "./seal-stored.ts";
import { readSecret } from "./secret.ts";
import { startTracing } from "./tracing/tracing.ts";
import { createVault } from "./vault.ts";

/** Parts that work beside the requests, and of which one node does each for all. */
const LEASED_PARTS: readonly LeasedPart[] = [
  ...PERIODIC_PARTS,
  { name: FEED_PART, start: startFeeds },
  { name: "games", start: startGames },
  { name: "exposure", start: startExposureNews },
  CONTENT_TIMES,
  { name: "automatic stops", start: startAutoStops },
  // Members bet by rights of their own.
  { name: "players", start: (context) => asHolder(null, () => startPlayers(context)) },
];

/** Parts that every node has. */
const backgroundParts: readonly ((context: ServerContext) => Promise<{ stop(): Promise<void> | void }>)[] = [
  startDividedWork,
  startAfterLoss,
  (context) => startLeased(context, LEASED_PARTS),
];

const LAST_REQUESTS_MS = 2_000;

export interface RunningServer {
  app: App;
  context: ServerContext;
  /** Where it listens, such as http://127.0.0.1:4000. */
  url: string;
  /** Ends readiness, streams, background parts, requests and the database, in this order. */
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
 * Starts everything and listens. Throws ConfigError when production would run with demo accounts and for
 * a wrong list of breached passwords, and whatever the database, the page's build or the port throws.
 */
export async function startServer(
  config: Config,
  { page, image, logTo, sendTimeoutMs, ...timing }: StartOptions = {},
): Promise<RunningServer> {
  await refuseWrongList(config.breachedPasswords);
  const clock = config.mode === "test" ? new MovableClock() : systemClock;
  const node = randomUUID();
  const tracing = await startTracing(config, node);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    ownerUrl: config.databaseOwnerUrl,
    dataDir: config.dataDir,
    image,
    poolSize: config.databasePool,
    node,
  });
  const endings: (() => Promise<void> | void)[] = [() => tracing?.stop(), () => database.close()];
  const close = async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  };
  try {
    const secret = readSecret(config);
    // A process of its own, which begins while the database is filled.
    const startingBeacon = startBeacon(config, secret);
    // Its failure is thrown where it is waited for.
    const startedBeacon = startingBeacon.catch(() => null);
    endings.push(async () => (await startedBeacon)?.stop());
    const vault = createVault(config.dataKey ?? secret, [...config.oldDataKeys, secret]);
    const history = config.demoHistoryDays > 0 ? { ...DEMO_HISTORY, days: config.demoHistoryDays } : undefined;
    const isNewDemo = await seedSite(database, clock, config.mode, history);
    await ensureBonusFixture(database.db);
    if (config.mode === "production" && (await hasDemoAccounts(database.db)))
      throw new ConfigError(["HANPAN_MODE: 데모 계정이 있는 데이터로는 운영 모드를 시작할 수 없습니다."]);
    await sealStored(database.db, vault);
    const events = config.redisUrl === null ? createMemoryBus() : await createRedisBus(config.redisUrl);
    endings.push(() => events.close());
    const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl);
    endings.push(() => redis?.disconnect());
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
    const beacon = await startingBeacon;
    const life = { isServing: false, isEnding: false };
    const context: ServerContext = {
      config,
      life,
      node,
      database,
      clock,
      events,
      redis,
      streams,
      beacon,
      desk,
      vault,
      secret,
    };
    // While the page is built, on another core.
    if (isNewDemo && history) await makeHistory(context, history);
    // After the last request has ended: its bets at a provider are told a moment later.
    endings.push(() => sendAnnounced(context));
    const beforeParts = endings.length;
    for (const start of backgroundParts) {
      const part = await start(context);
      endings.push(() => part.stop());
    }
    await page;
    const counts = openCounts(config);
    const followers = [tracing, counts].filter((one) => one !== null);
    const app = createApp(context, await findRoutes(), { logTo, sendTimeoutMs, followers });
    endings.splice(beforeParts, 0, () => closeApp(app));
    await app.ready();
    endings.push(() => streams.close());
    const url = await app.listen({ host: config.host, port: config.port });
    life.isServing = true;
    demoDesk?.callBack(url);
    demoProvider?.callSite(url);
    const metrics = await startMetrics(counts?.registry ?? null, context);
    if (metrics) endings.push(() => metrics.stop());
    return { app, context, url, close: () => drain(context).then(close) };
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

/** The proxy sends what is new elsewhere, then the streams go there too. */
async function drain({ config, life, streams }: ServerContext): Promise<void> {
  life.isEnding = true;
  if (config.drainMs === 0) return;
  await sleep(config.drainMs / 2);
  await streams.drain(config.drainMs / 2);
}

/** Lets requests end; what still holds a connection after that is cut. */
async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close();
  clearTimeout(cut);
}
