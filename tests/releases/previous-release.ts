// `npm run verify -- previous-release`: the release before serves on PostgreSQL and Redis; this tree starts beside it and
// migrates, both serve, this one is taken back, comes again, and the old one ends. Nothing may fail meanwhile.
//   npm run verify -- previous-release --name COMMIT    names the release that is the previous one from now on
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import pg from "pg";
import { type ServerProcess, startServerProcess } from "../../scripts/lib/server-process.ts";
import { openDatabase } from "../../server/db/open.ts";
import { audit } from "../../server/ledger/audit.ts";
import { freePort, startPostgres } from "../api/lib/postgres.ts";
import { startRedis } from "../api/lib/redis.ts";
import { compareWithStream, type Line, newLine, numberOf, readAlways } from "../rolling/lines.ts";
import { startProxy } from "../rolling/proxy.ts";
import { printTable, type TableRow } from "../under-fire/lib/table.ts";
import { watchLeases } from "./leases.ts";
import { hasCommit, installPrevious, namePrevious, readPrevious } from "./previous.ts";
import { addMatch, logIn, startTraffic } from "./traffic.ts";

const [option, named] = process.argv.slice(2);
if (option === "--name" && named) {
  namePrevious(named);
  process.exit(0);
}

/** A machine that is slow is no failure. */
const START_MS = 900_000;
const root = join(import.meta.dirname, "..", "..");
const PHASE_MS = Number(process.env.RELEASE_PHASE_S ?? 12) * 1_000;
/** Opened while the old one is alone, and again when both serve: the proxy sends who comes to the node with fewer. */
const STREAMS = 20;
const BETTORS = 8;
const userId = (n: number): string => `member${String(n).padStart(2, "0")}`;

const previous = readPrevious();
if (!hasCommit(previous.commit)) throw new Error(`the history does not have ${previous.commit}`);
const installedAt = performance.now();
const { folder, isShared } = installPrevious(previous.commit);
console.log(
  `${previous.commit.slice(0, 12)} (${previous.lastMigration}), ${isShared ? "same packages" : "packages of its own"}, ${Math.round((performance.now() - installedAt) / 1000)} s`,
);

const [postgres, redis] = [await startPostgres(), await startRedis({ isKept: true })];
const ports = { proxy: await freePort(), old: await freePort(), new: await freePort() };
const metricsPorts = { old: await freePort(), new: await freePort() };
const common = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  HANPAN_SECRET: "s".repeat(40),
  DRAIN_MS: "3000",
  TRUST_PROXY: "true",
  LOG_LEVEL: "error",
  IN_PLAY_DELAY_MS: "300",
};
const start = (which: "old" | "new"): Promise<ServerProcess> =>
  startServerProcess(
    { ...common, PORT: String(ports[which]), METRICS_PORT: String(metricsPorts[which]) },
    START_MS,
    which === "old" ? folder : root,
  );
const old = await start("old");
const proxy = startProxy(join(root, "deploy", "haproxy.cfg"), {
  PROXY_BIND: `127.0.0.1:${ports.proxy}`,
  NODE_1: `127.0.0.1:${ports.old}`,
  NODE_2: `127.0.0.1:${ports.new}`,
});
const url = `http://127.0.0.1:${ports.proxy}`;
while ((await fetch(`${url}/api/health`).catch(() => null))?.status !== 200) await sleep(100);

const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const first = async <T>(text: string): Promise<T> => (await database.query<{ n: T }>(text)).rows[0]?.n as T;
const migrations = () => first<number>("select count(*)::int as n from drizzle.__drizzle_migrations");
const match = await addMatch(database);
const bettors = await Promise.all(Array.from({ length: BETTORS }, (_, n) => logIn(url, userId(n + 1))));
const leases = watchLeases(database);

const over = new AbortController();
const lines: Line[] = [];
const reading: Promise<void>[] = [];
async function openStreams(): Promise<void> {
  for (let n = 0; n < STREAMS; n++) {
    const { token, memberId } = bettors[n % BETTORS] ?? { token: "", memberId: "" };
    const line = newLine(memberId);
    lines.push(line);
    reading.push(readAlways(url, { token, memberId, address: `127.0.1.${lines.length}` }, over.signal, line));
  }
  while (lines.some(({ firstId }) => firstId === null)) await sleep(50);
}
await openStreams();

/** Calls that a node has answered since it began. */
async function answeredBy(which: "old" | "new"): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPorts[which]}/api/metrics`)).text();
  const counts = [...text.matchAll(/^hanpan_http_request_seconds_count\{(.*)\} (\d+)$/gm)];
  return counts.reduce((sum, [, labels, count]) => sum + (labels?.includes("/health") ? 0 : Number(count)), 0);
}

const traffic = startTraffic(url, match, {
  bettors,
  visitors: [9, 10, 11, 12].map(userId),
  // What a demo member has lasts for some hundred bets.
  everyMs: 400,
});
const before = await migrations();
traffic.enter("the old one alone");
await sleep(PHASE_MS / 2);

traffic.enter("the new one starts and migrates");
const startedAt = performance.now();
let fresh = await start("new");
const startMs = Math.round(performance.now() - startedAt);
const after = await migrations();

traffic.enter("both serve");
await openStreams();
const answered = { old: await answeredBy("old"), new: await answeredBy("new") };
await sleep(PHASE_MS);
answered.old = (await answeredBy("old")) - answered.old;
answered.new = (await answeredBy("new")) - answered.new;

traffic.enter("the new one is taken back");
const takenBack = await fresh.end();
const alone = leases.mark();
await sleep(PHASE_MS);
const ofOld = leases.holdersSince(alone);

traffic.enter("the new one comes again");
fresh = await start("new");
await sleep(PHASE_MS / 3);

traffic.enter("the old one ends");
const ended = await old.end();
const last = leases.mark();
await sleep(PHASE_MS);
const ofNew = leases.holdersSince(last);
await traffic.stop();
leases.stop();

const client = new Redis(redis.url);
const [newest] = await client.xrevrange("hanpan:events", "+", "-", "COUNT", 1);
const endId = newest?.[0] ?? "";
const caughtUp = ({ lastId }: Line): boolean => lastId !== null && numberOf(lastId) >= numberOf(endId);
for (let waited = 0; !lines.every(caughtUp) && waited < 30_000; waited += 100) await sleep(100);
over.abort();
await Promise.all(reading);
const heard = compareWithStream(lines, await client.xrange("hanpan:events", "-", "+"), endId);
client.disconnect();

const opened = await openDatabase({ databaseUrl: postgres.url, dataDir: "memory", poolSize: 2 });
const { differences } = await audit(opened.db);
await opened.close();
const ids = `{${traffic.placed.join(",")}}`;
const stored = Number(
  (await database.query<{ n: string }>("select count(*) as n from bet where id = any($1::text[])", [ids])).rows[0]?.n,
);
const twice = await first<number>(
  `select count(*)::int as n from (select bet_id from judgement where stage = 'bet_decision' group by bet_id having count(*) > 1) as t`,
);
const undrawn = await first<number>(
  `select count(*)::int as n from game_round where drawn is null and state not in ('void', 'cancelled') and ends_at < now() - interval '20 seconds'`,
);
const fiveHundreds = traffic.failed.filter((one) => /: 5\d\d /.test(one)).length;
const refused = lines.flatMap((line) => line.refused);
const errorsOf = (node: ServerProcess): string[] =>
  node
    .log()
    .split("\n")
    .filter((line) => /"level":(50|60)|^\w*Error/.test(line));
const errors = [...errorsOf(old), ...errorsOf(fresh)];

console.log(
  `\n${"phase".padEnd(34)} ${["calls", "bets", "sales", "logins", "slowest ms"].map((one) => one.padStart(10)).join(" ")}`,
);
for (const { name, calls, bets, sales, logins, slowestMs } of traffic.phases)
  console.log(
    `${name.padEnd(34)} ${[calls, bets, sales, logins, Math.round(slowestMs)].map((one) => String(one).padStart(10)).join(" ")}`,
  );
const sum = (of: "calls" | "bets" | "sales" | "logins"): number =>
  traffic.phases.reduce((all, phase) => all + phase[of], 0);
const table: TableRow[] = [
  ["migrations that the new one made, and its start in ms", `${after - before}, ${startMs}`, after >= before],
  ["calls", sum("calls"), traffic.phases.every(({ calls }) => calls > 0)],
  ["bets, sales, logins", `${sum("bets")}, ${sum("sales")}, ${sum("logins")}`, sum("sales") > 0 && sum("logins") > 0],
  ["calls that failed", traffic.failed.length, traffic.failed.length === 0],
  ["of them with 5xx", fiveHundreds, fiveHundreds === 0],
  [
    "answered side by side by the old one, the new one",
    `${answered.old}, ${answered.new}`,
    answered.old > 0 && answered.new > 0,
  ],
  [
    "bets that were answered, and that are stored",
    `${traffic.placed.length}, ${stored}`,
    stored === traffic.placed.length,
  ],
  ["codes that the nodes ended with", `${takenBack}, ${ended}`, takenBack === 0 && ended === 0],
  ["parts that nodes do for all", leases.parts(), leases.parts() > 5],
  ["looks at the leases", leases.looks(), leases.looks() > 100],
  ["parts with a token that fell, or that two had by one token", leases.broken().length, leases.broken().length === 0],
  ["the longest time that a part had no owner, ms", leases.longestFreeMs(), leases.longestFreeMs() < 5_000],
  ["owners while the old one was alone", ofOld.size, ofOld.size === 1],
  ["owners after the old one ended", ofNew.size, ofNew.size === 1],
  ["bets in play that were decided twice", twice, twice === 0],
  ["rounds of games that are over and not drawn", undrawn, undrawn === 0],
  ["streams, and streams that were refused", `${lines.length}, ${refused.length}`, refused.length === 0],
  ["events that were heard", heard.heard, heard.heard > 0],
  [
    "events lost, told twice, out of order",
    `${heard.lost}, ${heard.doubled}, ${heard.disordered}`,
    heard.lost + heard.doubled + heard.disordered === 0,
  ],
  ["errors in the logs", errors.length, errors.length === 0],
  ["differences in the books", differences.length, differences.length === 0],
];
const code = printTable(table);
const worstFirst = traffic.failed.toSorted(
  (one, other) => Number(/: 5\d\d /.test(other)) - Number(/: 5\d\d /.test(one)),
);
for (const line of [...worstFirst, ...refused, ...leases.broken(), ...differences].slice(0, 10)) console.log(line);
for (const line of new Set(errors.map((one) => one.replace(/"(time|reqId|pid)":[^,]*,/g, "").slice(0, 600))))
  console.log(line);
await database.end();
await fresh.end();
await proxy.stop();
await redis.stop();
await postgres.stop();
process.exit(code);
