// Lists of 1,000,000 rows against those of 1,000, over HTTP on PostgreSQL: first page, last page, and each filter.
// LIST=board measures one list. FEW_URL and MANY_URL name databases that `fill.sql` filled before.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { readConfig } from "../server/config.ts";
import { startServer } from "../server/server.ts";
import { postgresBinaries, startPostgres } from "../tests/api/lib/postgres.ts";
import { createOwnDatabase } from "../tests/api/lib/own-database.ts";
import { ApiUser } from "../tests/factories/api-user.ts";
import type { Row } from "./bench.ts";

const FEW = 1_000;
const MANY = Number(process.env.ROWS ?? 1_000_000);
const BOUND = 1.5;
const WARM_UP = 5;
const TIMES = Number(process.env.TIMES ?? 41);
const fill = readFileSync(join(import.meta.dirname, "../tests/bench/lists/fill.sql"), "utf8");

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const CASES: readonly { list: string; path: string; filters: readonly string[]; isOperator?: true }[] = [
  {
    list: "money history",
    path: "/api/wallet/entries",
    filters: [
      "kind=stake",
      "kind=bonus",
      "kind=coupon",
      `from=${day(40)}&to=${day(10)}`,
      `kind=charge&from=${day(200)}`,
    ],
  },
  {
    list: "bets",
    path: "/api/bets",
    filters: [
      "gameType=1",
      "gameType=5",
      "status=2",
      "status=-1",
      "status=0",
      "gameType=3&status=3",
      `from=${day(40)}&to=${day(10)}`,
    ],
  },
  {
    list: "board",
    path: "/api/free",
    filters: [
      "mine=true",
      `text=${encodeURIComponent("경기")}`,
      "text=c4ca4238a0b9&mine=true",
      "text=c4ca4238a0b9",
      `text=${encodeURIComponent("없는말")}`,
    ],
  },
  {
    list: "own charges",
    path: "/api/money-requests",
    filters: ["kind=charge", "kind=charge&state=refused", "kind=exchange&state=inProgress"],
  },
  {
    list: "queue of charges",
    path: "/api/admin/money-requests?kind=charge",
    filters: ["state=done", "state=refused", "state=cancelled"],
    isOperator: true,
  },
];

export async function run(): Promise<Row[]> {
  const { FEW_URL, MANY_URL } = process.env;
  if (FEW_URL && MANY_URL) return compare(await open(FEW_URL), await open(MANY_URL));
  if (!postgresBinaries()) throw new Error("no PostgreSQL on this machine");
  const postgres = await startPostgres();
  try {
    return await compare(await openFilled(postgres.url, FEW), await openFilled(postgres.url, MANY));
  } finally {
    await postgres.stop();
  }
}

async function compare(few: Opened, many: Opened): Promise<Row[]> {
  try {
    const rows: Row[] = [];
    const { LIST } = process.env;
    for (const one of CASES) if (LIST === undefined || one.list === LIST) rows.push(...(await measure(one, few, many)));
    return rows;
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}

/** A server on a database of its own that holds so many rows of each list. */
async function openFilled(serverUrl: string, rows: number): Promise<Opened> {
  const own = await createOwnDatabase(serverUrl);
  const opened = await open(own.url);
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  try {
    await client.query(fill.replaceAll(":rows", String(rows)));
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
  return opened;
}

async function open(databaseUrl: string) {
  const environment = { HANPAN_MODE: "test", FEED: "none", PORT: "0", LOG_LEVEL: "error", RATE_LIMIT: "0" };
  const server = await startServer({ ...readConfig({ ...environment, DATABASE_URL: databaseUrl }), rateLimit: 0 });
  const member = await ApiUser.login(server.url, "member01");
  const operator = await ApiUser.login(server.url, "admin01");
  return { member, operator, close: () => server.close() };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function measure(
  { list, path, filters, isOperator }: (typeof CASES)[number],
  few: Opened,
  many: Opened,
): Promise<Row[]> {
  const rows: Row[] = [];
  const base = path.includes("?") ? `${path}&` : `${path}?`;
  for (const filter of ["", ...filters])
    for (const page of ["first", "last"] as const) {
      const url = `${base}${filter}${filter ? "&" : ""}page=${page === "first" ? 1 : 100_000}`;
      const asker = (side: Opened) => (isOperator ? side.operator : side.member);
      const [fewMs, manyMs] = await medians(
        () => asker(few).ask("GET", url),
        () => asker(many).ask("GET", url),
      );
      const name = `${list}${filter && `, ${filter}`}, ${page} page`;
      rows.push({ name, value: manyMs / fewMs, unit: `× ${manyMs.toFixed(1)} ms`, bound: BOUND });
    }
  return rows;
}

/** The median milliseconds of both, called in turns. */
async function medians(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < WARM_UP + TIMES; i++)
    for (const [at, ask] of [first, second].entries()) {
      const start = performance.now();
      await ask();
      if (i >= WARM_UP) times[at]?.push(performance.now() - start);
    }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  return [median(times[0]), median(times[1])];
}
