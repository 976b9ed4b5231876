// `npm run verify -- overload`: 300 members bet in an open loop on PostgreSQL with fsync, first as many as are taken, then
// 3,000 a second, whether they are answered or not. Those who are refused are told at once; nobody waits, nothing is doubled.
// FIRE_SECONDS, FIRE_COUNT: bets a second that are offered.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../server/db/execute.ts";
import { betLimit } from "../../server/db/schema.ts";
import { audit } from "../../server/ledger/audit.ts";
import { addFixture, RESULT } from "../factories/fixtures.ts";
import { betOf, newMember } from "../api/lib/betting.ts";
import { startTestServer } from "../api/lib/harness.ts";
import { startSeededPostgres } from "../api/lib/postgres.ts";
import { none, option, printTable, type Row } from "./kit.ts";

const SECONDS = option("SECONDS", 60);
const OFFERED = option("COUNT", 3_000);
const MEMBERS = 300;
const FIXTURES = 60;
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
const server = await startTestServer({ rateLimit: 0, databaseUrl: postgres.url, longestWaitMs: 400 });
const { db } = server.context.database;
const most = 1_000_000_000;
await db.update(betLimit).set({ minStake: STAKE, maxPayout: most, maxSelectionStake: most, maxFixtureStake: most });
const fixtures: string[] = [];
for (let i = 0; i < FIXTURES; i++)
  fixtures.push(await addFixture(server.context, { startsIn: 86_400_000, markets: [RESULT] }));
const members: string[] = [];
for (let i = 0; i < MEMBERS; i++) members.push((await newMember(server, most)).token);

interface Told {
  status: number;
  ms: number;
  retryAfter: string | undefined;
}
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

function bet(turn: number): Promise<Told> {
  const begin = performance.now();
  const body = JSON.stringify(betOf([`${fixtures[turn % FIXTURES]}-1x2-home`], { stake: STAKE }));
  const headers = {
    "content-type": "application/json",
    "x-auth-token": `Bearer ${members[turn % MEMBERS]}`,
    "idempotency-key": randomUUID(),
  };
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) => resolve({ status, ms: performance.now() - begin, retryAfter });
    const call = request(
      `${server.url}/api/bets`,
      { method: "POST", agent, headers, timeout: GIVE_UP_MS },
      (answer) => {
        answer.resume().on("end", () => end(answer.statusCode ?? 0, answer.headers["retry-after"]));
      },
    );
    call.on("timeout", () => call.destroy()).on("error", () => end(0));
    call.end(body);
  });
}

let turn = 0;
/** Offers so many a second, spread over each ten milliseconds, and waits for all answers. */
async function offer(aSecond: number, seconds: number): Promise<Told[]> {
  const told: Promise<Told>[] = [];
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1_000) {
    const due = Math.floor(((performance.now() - begin) / 1_000) * aSecond);
    while (told.length < due) told.push(bet(turn++));
    await sleep(AT_ONCE_MS);
  }
  return Promise.all(told);
}

const taken = (told: readonly Told[]) => told.filter(({ status }) => status === 201);
const refused = (told: readonly Told[]) => told.filter(({ status }) => status === 503);
function quantile(told: readonly Told[], share: number): number {
  const sorted = told.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
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
const [stored] = await rowsFrom<{ bets: number; keys: number }>(
  db,
  sql`select count(*)::int as bets, count(distinct number)::int as keys from bet where member_id in (select id from member where user_id like 't%')`,
);
const report = await audit(db);
await server.close();
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
    none("bets stored that are not as many as numbers", (stored?.bets ?? -1) - (stored?.keys ?? 0)),
    none("differences of the ledger", report.differences.length),
  ]),
);
