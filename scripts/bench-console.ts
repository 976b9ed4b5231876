// The first answer of each screen of the console on PostgreSQL with 1,000,000 members and 10,000,000 bets, which large
// tables it reads whole for it, and how much memory a file of 1,000,000 rows takes in a server of its own. What comes after
// the first answer, the sums of a report, has no bound. MEMBERS and BETS set other numbers,
// CONSOLE_URL names a database that was filled before, KEEP=1 leaves the one that was filled here.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { readConfig } from "../server/config.ts";
import { keepDays } from "../server/operator/reports/days.ts";
import { startServer } from "../server/server.ts";
import { createOwnDatabase } from "../tests/api/lib/own-database.ts";
import { freePort, postgresBinaries, startPostgres } from "../tests/api/lib/postgres.ts";
import { fillDatabase, memberInTheMiddle, untilQuiet } from "../tests/bench/console/fill.ts";
import { ApiUser } from "../tests/factories/api-user.ts";
import type { Row } from "./bench.ts";

const MEMBERS = Number(process.env.MEMBERS ?? 1_000_000);
const BETS = Number(process.env.BETS ?? 10_000_000);
const TIMES = Number(process.env.TIMES ?? 5);
const FIRST_ANSWER_MS = 300;
const EXPORTED_ROWS = 1_000_000;
const MORE_MB = 100;
/** Tables of more rows than these are not read whole for a screen. */
const LARGE = 100_000;
/** PostgreSQL tells what was read by then. */
const TOLD_MS = 1_500;
const QUIET_SECONDS = 10;

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const WEEK = `from=${day(7)}&to=${day(0)}`;
const MEMBER = memberInTheMiddle(MEMBERS);
const SCREENS: readonly string[] = [
  "/overview",
  "/waiting",
  "/online",
  "/search?text=site0050",
  "/members",
  "/members?sort=-level",
  "/members?level=7",
  `/members?text=${MEMBER}`,
  `/members/${MEMBER}`,
  `/members/${MEMBER}/figures`,
  `/members/${MEMBER}/entries`,
  `/members/${MEMBER}/money-requests`,
  `/members/${MEMBER}/sessions`,
  "/bets",
  "/bets?sort=-stake",
  "/bets?state=won",
  "/bets?state=open",
  `/bets?${WEEK}&gameType=3`,
  `/bets?text=${MEMBER}`,
  "/bets/large",
  "/money-requests?kind=charge",
  "/money-requests?kind=charge&state=done",
  "/money-requests?kind=charge&state=done&sort=-amount",
  `/money-requests?kind=charge&state=done&${WEEK}`,
  `/money-requests?kind=exchange&text=${MEMBER}`,
  "/tether-orders",
  "/joins",
  "/shared-traces",
  "/hedges",
  "/staff",
  "/approvals",
  "/audit-log",
  "/live",
  "/live/actions",
  "/fixtures",
  "/deposits",
  "/enquiries",
  "/provider-transactions",
  "/agents",
  "/agent-statements",
  "/reports",
];

export async function run(): Promise<Row[]> {
  const { CONSOLE_URL } = process.env;
  if (CONSOLE_URL) return measure(CONSOLE_URL);
  if (!postgresBinaries()) throw new Error("no PostgreSQL on this machine");
  const postgres = await startPostgres();
  try {
    const own = await createOwnDatabase(postgres.url);
    await (await open(own.url)).close();
    await fillDatabase(own.url, { members: MEMBERS, bets: BETS });
    const rows = await measure(own.url);
    if (process.env.KEEP) {
      console.log(`CONSOLE_URL=${own.url}`);
      await sleep(2_147_483_647);
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

const ENVIRONMENT = { HANPAN_MODE: "test", FEED: "none", PORT: "0", LOG_LEVEL: "error", RATE_LIMIT: "0" };
const open = (databaseUrl: string) =>
  startServer({ ...readConfig({ ...ENVIRONMENT, DATABASE_URL: databaseUrl }), rateLimit: 0 });

async function measure(databaseUrl: string): Promise<Row[]> {
  const server = await open(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const login = () => ApiUser.login(server.url, "admin01");
    const names = (await (await login()).ask<{ items: { name: string }[] }>("GET", "/api/admin/reports")).items;
    const reports = names.map(({ name }) => `/reports/${name}?${WEEK}`);
    // The server's own part may be at the same day.
    while ((await keepDays(server.context).catch(() => 1)) > 0);
    await untilQuiet(client, QUIET_SECONDS);
    const rows = await measureExports(databaseUrl);
    // Whoever asked for the files has ended the session before.
    const operator = await login();
    for (const screen of [...SCREENS, ...reports])
      rows.push(await measureScreen(operator, client, screen, FIRST_ANSWER_MS));
    for (const report of reports) rows.push(await measureScreen(operator, client, report.replace("?", "/sums?"), null));
    return rows;
  } finally {
    await client.end();
    await server.close();
  }
}

async function measureScreen(operator: ApiUser, client: pg.Client, screen: string, bound: number | null): Promise<Row> {
  const path = `/api/admin${screen}`;
  await client.query("select pg_stat_reset()");
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const start = performance.now();
    await operator.ask("GET", path);
    times.push(performance.now() - start);
  }
  await sleep(TOLD_MS);
  const { rows: whole } = await client.query<{ name: string }>(
    `select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.seq_scan > 0 and s.seq_tup_read / greatest(s.seq_scan, 1) > $1 order by 1`,
    [LARGE],
  );
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  const read = whole.length > 0 ? ` ! ${whole.map(({ name }) => name).join(", ")}` : "";
  return { name: `${screen}${read}`, value: median, unit: "ms", bound };
}

/** What a file of a million bets adds to the memory of a server that does nothing else, at its peak. */
async function measureExports(databaseUrl: string): Promise<Row[]> {
  const days = Math.ceil((EXPORTED_ROWS / BETS) * 730);
  const rows: Row[] = [];
  for (const format of ["csv", "xlsx"]) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { ...process.env, ...ENVIRONMENT, DATABASE_URL: databaseUrl, PORT: String(port) };
    const server = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
    const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;
    try {
      await untilServing(url);
      const { token } = await ApiUser.login(url, "admin01");
      const file = (ago: number) =>
        linesOf(`${url}/api/admin/bets/export?format=${format}&from=${day(ago)}&to=${day(0)}`, token);
      // What the first file makes the heap grow by is no part of what a million rows take.
      await file(3);
      const before = rss();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, rss())), 50);
      const lines = await file(days).finally(() => clearInterval(watch));
      const what = format === "csv" ? `${lines - 1} bets as CSV` : `the same as XLSX`;
      rows.push({ name: `a file of ${what}`, value: most - before, unit: "MB", bound: MORE_MB });
    } finally {
      server.kill();
      await once(server, "exit");
    }
  }
  return rows;
}

async function untilServing(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error("the server does not answer");
}

const READER = `
  const answer = await fetch(process.argv[1], { headers: { "X-AUTH-TOKEN": "Bearer " + process.argv[2] } });
  let lines = 0;
  for await (const part of answer.body) for (const byte of part) if (byte === 10) lines++;
  console.log(answer.status, lines);`;

/** Read by a process of its own. */
function linesOf(url: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ["--input-type=module", "-e", READER, url, token], (error, out) => {
      if (error) reject(error);
      else if (!out.startsWith("200 ")) reject(new Error(out));
      else resolve(Number(out.split(" ")[1]));
    });
  });
}
