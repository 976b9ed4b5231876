// `npm run verify -- overload`: 300 members bet in an open loop on PostgreSQL with fsync, first as many as are taken, then
// 3,000 a second, whether they are answered or not. Those who are refused are told at once; nobody waits, nothing is doubled.
// FIRE_SECONDS, FIRE_COUNT: bets a second that are offered.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../server/db/execute.ts";
import { openDatabase } from "../../server/db/open.ts";
import { audit } from "../../server/ledger/audit.ts";
import { betOf } from "../api/lib/betting-requests.ts";
import { startSeededPostgres } from "../api/lib/postgres.ts";
import type { Served } from "./lib/serve-bets.ts";
import { option } from "./lib/kit.ts";
import { none, printTable, type Row } from "./lib/table.ts";

const SECONDS = option("SECONDS", 60);
const OFFERED = option("COUNT", 3_000);
const MEMBERS = 300;
const STAKE = 1_000;
const WARM_UP_S = 5;
/** A step of the search for the peak offers so many a second more, and lasts so long. */
const STEP = 150;
const STEP_S = 4;
const AT_ONCE_MS = 10;
const GIVE_UP_MS = 20_000;

const postgres = await startSeededPostgres();
const owner = new pg.Client(postgres.url);
await owner.connect();
for (const setting of ["fsync", "full_page_writes"]) await owner.query(`alter system set ${setting} = on`);
await owner.query("select pg_reload_conf()");
await owner.end();
const child = spawn(
  process.execPath,
  ["--max-semi-space-size=64", join(import.meta.dirname, "lib", "serve-bets.ts"), postgres.url, String(MEMBERS)],
  { stdio: ["pipe", "pipe", "inherit"] },
);
const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
const { url, tokens, fixtures } = JSON.parse(line) as Served;

interface Told {
  status: number;
  ms: number;
  retryAfter: string | undefined;
}
/** As a proxy has them: open before the load, so that no connection waits for its turn to be accepted. */
const SOCKETS = 1_000;
const AT_A_TIME = 50;
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS, maxFreeSockets: SOCKETS });

function bet(turn: number): Promise<Told> {
  const begin = performance.now();
  const body = JSON.stringify(betOf([`${fixtures[turn % fixtures.length]}-1x2-home`], { stake: STAKE }));
  const headers = {
    "content-type": "application/json",
    "x-auth-token": `Bearer ${tokens[turn % tokens.length]}`,
    "idempotency-key": randomUUID(),
  };
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) => resolve({ status, ms: performance.now() - begin, retryAfter });
    const call = request(`${url}/api/bets`, { method: "POST", agent, headers, timeout: GIVE_UP_MS }, (answer) => {
      answer.resume().on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"]));
    });
    call.on("timeout", () => call.destroy()).on("error", () => end(0));
    call.end(body);
  });
}

const touch = (): Promise<void> =>
  new Promise((resolve, reject) => {
    request(`${url}/api/health`, { agent }, (answer) => answer.resume().on("end", () => resolve()))
      .on("error", reject)
      .end();
  });

let [turn, acknowledged] = [0, 0];
/** Offers so many a second, spread over each ten milliseconds, and waits for all answers. */
async function offer(aSecond: number, seconds: number): Promise<Told[]> {
  const told: Promise<Told>[] = [];
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1_000) {
    const due = Math.floor(((performance.now() - begin) / 1_000) * aSecond);
    while (told.length < due) told.push(bet(turn++));
    await sleep(AT_ONCE_MS);
  }
  const all = await Promise.all(told);
  acknowledged += taken(all).length;
  return all;
}

const taken = (told: readonly Told[]) => told.filter(({ status }) => status === 201);
const refused = (told: readonly Told[]) => told.filter(({ status }) => status === 503);
function quantile(told: readonly Told[], share: number): number {
  const sorted = told.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

for (let open = 0; open < SOCKETS; open += AT_A_TIME) {
  // Each keeps its socket until the last one has its own.
  const held = Array.from({ length: open + AT_A_TIME }, () => touch());
  await Promise.all(held);
}
await offer(STEP, WARM_UP_S);
let peak = 0;
for (let rate = STEP; rate <= OFFERED; rate += STEP) {
  const told = await offer(rate, STEP_S);
  const rateTaken = taken(told).length / STEP_S;
  if (rateTaken <= peak || refused(told).length > told.length / 10) break;
  peak = rateTaken;
}
const told = await offer(OFFERED, SECONDS);
const [accepted, turnedAway] = [taken(told), refused(told)];
const others = told.length - accepted.length - turnedAway.length;
child.stdin.end();
await once(child, "exit");
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "memory", poolSize: 1 });
const { db } = database;
const [stored] = await rowsFrom<{ bets: number }>(
  db,
  sql`select count(*)::int as bets from bet join member m on m.id = bet.member_id where m.user_id like 't%'`,
);
const report = await audit(db);
await database.close();
await postgres.stop();
agent.destroy();

const within = (name: string, value: number, most: number): Row => ({
  name,
  value,
  bound: `at most ${most}`,
  isHeld: value <= most,
});
const share = Math.round((accepted.length / SECONDS / peak) * 100);
process.exit(
  printTable([
    { name: "peak, bets a second", value: Math.round(peak) },
    { name: "offered a second, seconds", value: `${Math.round(told.length / SECONDS)}, ${SECONDS}` },
    { name: "accepted a second", value: Math.round(accepted.length / SECONDS) },
    { name: "accepted, % of the peak", value: share, bound: "at least 90", isHeld: share >= 90 },
    { name: "refused a second", value: Math.round(turnedAway.length / SECONDS) },
    within("refused, ms, p99", quantile(turnedAway, 0.99), 100),
    none("refused without Retry-After", turnedAway.filter(({ retryAfter }) => !retryAfter).length),
    within("accepted, ms, p99", quantile(accepted, 0.99), 1_000),
    none("other answers", others),
    none("bets stored beside those that were acknowledged", (stored?.bets ?? -1) - acknowledged),
    none("differences of the ledger", report.differences.length),
  ]),
);
