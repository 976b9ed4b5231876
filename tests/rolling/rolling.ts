// `npm run verify -- rolling`: two nodes behind a proxy are started anew, one after the other, while 200 streams are read
// and bets are placed all the time. Nothing may fail, get lost or be told twice. What runs is what compose.yaml says.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { sql } from "drizzle-orm";
import type { ServerProcess } from "../../scripts/lib/server-process.ts";
import { readConfig } from "../../server/config.ts";
import { rowsFrom } from "../../server/db/execute.ts";
import { systemClock } from "../../server/clock.ts";
import type { ServerContext } from "../../server/context.ts";
import { audit } from "../../server/ledger/audit.ts";
import { newMember } from "../api/lib/betting.ts";
import { betOf } from "../api/lib/betting-requests.ts";
import { startSite } from "../api/lib/nodes.ts";
import { freePort } from "../api/lib/postgres.ts";
import { addFixture, RESULT } from "../factories/fixtures.ts";
import { environmentOf, NODES, readCompose } from "./compose.ts";
import { compareWithStream, type Line, newLine, numberOf, readAlways } from "./lines.ts";
import { startProxy } from "./proxy.ts";
import { printTable, type TableRow } from "../under-fire/lib/table.ts";

const root = join(import.meta.dirname, "..", "..");
const STREAMS = Number(process.env.ROLLING_STREAMS ?? 200);
const MEMBERS = Math.ceil(STREAMS / 8);
const BETTORS = 10;
const BET_EVERY_MS = 100;
const ROUNDS = Number(process.env.ROLLING_ROUNDS ?? 2);

const compose = readCompose(root);
for (const node of NODES) {
  // What is set there is taken by a node in production.
  readConfig(environmentOf(compose, node));
  console.log(`${node}: ${Object.keys(environmentOf(compose, node)).length} settings of compose.yaml are valid`);
}
const kept = environmentOf(compose, "node-1");
const ports = { proxy: await freePort(), "node-1": await freePort(), "node-2": await freePort() };
const site = await startSite({
  DRAIN_MS: kept["DRAIN_MS"] ?? "",
  TRUST_PROXY: kept["TRUST_PROXY"] ?? "",
  FEED: "simulated",
  LOG_LEVEL: "error",
});
const start = async (name: (typeof NODES)[number]) =>
  site.start({ PORT: String(ports[name]), METRICS_PORT: name === "node-1" ? String(await freePort()) : "0" });
const nodes: Record<string, ServerProcess> = {};
for (const name of NODES) nodes[name] = await start(name);
const proxy = startProxy(join(root, "deploy", "haproxy.cfg"), {
  PROXY_BIND: `127.0.0.1:${ports.proxy}`,
  NODE_1: `127.0.0.1:${ports["node-1"]}`,
  NODE_2: `127.0.0.1:${ports["node-2"]}`,
});
const url = `http://127.0.0.1:${ports.proxy}`;
const answers = async (): Promise<boolean> => (await fetch(`${url}/api/health`).catch(() => null))?.status === 200;
while (!(await answers())) await sleep(100);

const asServer = site.asServer(nodes["node-1"] as ServerProcess);
const members = await Promise.all(Array.from({ length: MEMBERS }, () => newMember(asServer, 100_000_000)));
const match = await addFixture({ database: site.database, clock: systemClock } as ServerContext, {
  startsIn: 86_400_000,
  markets: [RESULT],
});

const over = new AbortController();
const lines: Line[] = [];
const reading = Array.from({ length: STREAMS }, (_, n) => {
  const member = members[n % MEMBERS];
  if (!member) throw new Error("no member");
  const line = newLine(member.memberId);
  lines.push(line);
  const { token, memberId } = member;
  return readAlways(url, { token, memberId, address: `127.0.1.${1 + (n % 50)}` }, over.signal, line);
});
while (lines.some(({ firstId }) => firstId === null)) await sleep(50);
console.log(`${STREAMS} streams are open`);

const calls = { sent: 0, failed: [] as string[], slowestMs: 0 };
const isBetting = { now: true };
const placed: string[] = [];
async function call(token: string, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  calls.sent += 1;
  const at = performance.now();
  try {
    const answer = await fetch(url + path, {
      method,
      headers: {
        "X-AUTH-TOKEN": `Bearer ${token}`,
        ...(body && { "content-type": "application/json", "Idempotency-Key": crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) calls.failed.push(`${method} ${path}: ${answer.status} ${text}`);
    return answer.ok ? (JSON.parse(text) as Record<string, unknown>) : {};
  } catch (error) {
    calls.failed.push(`${method} ${path}: ${String((error as Error).cause ?? error)}`);
    return {};
  } finally {
    calls.slowestMs = Math.max(calls.slowestMs, performance.now() - at);
  }
}
const betting = members.slice(0, BETTORS).map(async ({ token }) => {
  while (isBetting.now) {
    const { id } = await call(token, "POST", "/api/bets", betOf([`${match}-1x2-home@200`], { stake: 1_000 }));
    placed.push(String(id));
    await call(token, "GET", "/api/bets?itemsPerPage=5");
    await sleep(BET_EVERY_MS);
  }
});
const restarts: { node: string; endedMs: number; backMs: number; code: number | null }[] = [];
for (let round = 0; round < ROUNDS; round++)
  for (const name of NODES) {
    const at = performance.now();
    const code = (await nodes[name]?.end()) ?? null;
    const endedMs = Math.round(performance.now() - at);
    nodes[name] = await start(name);
    const backMs = Math.round(performance.now() - at);
    // The proxy has seen it twice by then.
    await sleep(1_500);
    restarts.push({ node: name, endedMs, backMs, code });
    console.log(`${name} ended with ${code} after ${endedMs} ms and served again after ${backMs} ms`);
  }
isBetting.now = false;
await Promise.all(betting);

const redis = new Redis(site.redis.url);
const [newest] = await redis.xrevrange("hanpan:events", "+", "-", "COUNT", 1);
const endId = newest?.[0] ?? "";
const caughtUp = ({ lastId }: Line): boolean => lastId !== null && numberOf(lastId) >= numberOf(endId);
for (let waited = 0; !lines.every(caughtUp) && waited < 30_000; waited += 100) await sleep(100);
over.abort();
await Promise.all(reading);
const entries = await redis.xrange("hanpan:events", "-", "+");
redis.disconnect();

const { lost, doubled, disordered, heard } = compareWithStream(lines, entries, endId);
const [rows] = await rowsFrom<{ n: number }>(site.database.db, sql`select count(*)::int as n from bet`);
const { differences } = await audit(site.database.db);
const batches = lines.reduce((sum, line) => sum + line.batches.length, 0);
const refused = lines.flatMap((line) => line.refused);
const table: TableRow[] = [
  ["restarts of a node", restarts.length, restarts.length === 2 * ROUNDS && restarts.every(({ code }) => code === 0)],
  ["calls", calls.sent, calls.sent > 0],
  ["calls that failed", calls.failed.length, calls.failed.length === 0],
  ["the slowest call, ms", Math.round(calls.slowestMs), calls.slowestMs < 10_000],
  ["bets that were answered, and that are stored", `${placed.length}, ${rows?.n}`, placed.length === rows?.n],
  ["streams", STREAMS, true],
  ["times that a stream was opened", lines.reduce((sum, { opened }) => sum + opened, 0), true],
  ["streams that were refused meanwhile", refused.length, refused.length === 0],
  ["events that were heard", heard, heard > 0],
  ["events that were lost", lost, lost === 0],
  ["events that came twice", doubled, doubled === 0],
  ["events out of order", disordered, disordered === 0],
  [
    "words that all is read anew",
    lines.reduce((sum, { resyncs }) => sum + resyncs, 0),
    lines.every(({ resyncs }) => resyncs === 0),
  ],
  ["events told together to who was late", batches, true],
  ["differences in the books", differences.length, differences.length === 0],
];
const code = printTable(table);
for (const failure of [...calls.failed, ...refused].slice(0, 10)) console.log(failure);
await proxy.stop();
await site.stop();
process.exit(code);
