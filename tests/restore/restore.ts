// `npm run verify -- restore`: PostgreSQL archives its log as compose.yaml says; a base backup is taken under bets; a table is
// dropped, and what the site was at an instant before is restored, lost at once, and restored again; then that machine is
// lost, and the site goes on with the newest that was archived. At last the folder of the embedded database is copied: docs/backup.md.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { run } from "../../scripts/lib/process.ts";
import { type ServerProcess, startServerProcess } from "../../scripts/lib/server-process.ts";
import { readHeads } from "../../server/operator/audit-log/heads.ts";
import { ApiUser } from "../factories/api-user.ts";
import { asPostgres, ownFolder, startPostgres, startPostgresOn, type TestPostgres } from "../api/lib/postgres.ts";
import { addMatch, logIn, startTraffic, type Traffic } from "../releases/traffic.ts";
import { readCompose, settingsOf } from "../rolling/compose.ts";
import { printTable, type TableRow } from "../under-fire/lib/table.ts";

/** A machine that is slow is no failure. */
const START_MS = 900_000;
const root = join(import.meta.dirname, "..", "..");
const PHASE_MS = Number(process.env.RESTORE_PHASE_S ?? 10) * 1_000;
/** Of compose.yaml it is a minute. */
const ARCHIVE_S = Number(process.env.RESTORE_ARCHIVE_S ?? 15);
const backups = ownFolder();
/** Where the user of PostgreSQL can read it. */
const script = join(backups, "backup.sh");
cpSync(join(root, "deploy", "backup.sh"), script);
const dataDir = mkdtempSync(join(tmpdir(), "hanpan-restore-"));
const env = { BACKUP_DIR: backups };
const archiving = {
  settings: [
    ...settingsOf(readCompose(root), "postgres").map((one) => one.replace("/deploy/backup.sh", script)),
    `archive_timeout=${ARCHIVE_S}`,
    // A machine that is slow is no failure.
    "wal_sender_timeout=0",
  ],
  env,
};
console.log(archiving.settings.join("\n"));

const start = (url: string): Promise<ServerProcess> =>
  startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir, FEED: "none", LOG_LEVEL: "error" }, START_MS);

interface Books {
  /** Balances by account, as a text that can be compared. */
  balances: string;
  entries: number;
  bets: number;
  /** Won on all wallets of members. */
  wallets: number;
}

async function askOnce<T extends pg.QueryResultRow>(url: string, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const [row] = (await client.query<T>(text)).rows;
    if (!row) throw new Error(`no row: ${text}`);
    return row;
  } finally {
    await client.end();
  }
}

const booksOf = (url: string): Promise<Books & { at: string }> =>
  askOnce(
    url,
    `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       (select md5(string_agg(id || ' ' || balance, ',' order by id)) from account) as balances,
       (select count(*)::int from entry) as entries, (select count(*)::int from bet) as bets,
       (select sum(balance)::float8 from account where kind = 'wallet') as wallets`,
  );

const auditOf = (url: string, folder: string) =>
  run("node", ["scripts/audit.ts"], { cwd: root, env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder } });

/** Makes the data of `time`, or the newest, and starts PostgreSQL on it. */
async function recover(time: string): Promise<{ postgres: TestPostgres; from: string }> {
  const folder = ownFolder();
  const from = (await asPostgres("sh", [script, "restore", join(folder, "data"), time], env)).trim();
  const postgres = await startPostgresOn(folder, archiving);
  while ((await askOnce<{ is: boolean }>(postgres.url, "select pg_is_in_recovery() as is")).is) await sleep(50);
  return { postgres, from };
}

/** Starts the server on it, too. */
async function restore(
  time: string,
): Promise<{ postgres: TestPostgres; server: ServerProcess; ms: number; from: string }> {
  const at = performance.now();
  const { postgres, from } = await recover(time);
  const server = await start(postgres.url);
  return { postgres, server, ms: Math.round(performance.now() - at), from };
}

/** The disk goes with the machine. */
async function lose({ kill, stop, folder }: TestPostgres): Promise<void> {
  await kill();
  rmSync(join(folder, "data"), { recursive: true, force: true });
  await stop();
}

const userId = (n: number): string => `member${String(n).padStart(2, "0")}`;
const people = async (url: string) => Promise.all([1, 2, 3, 4].map((n) => logIn(url, userId(n))));
const bet = async (url: string, match: string): Promise<Traffic> =>
  startTraffic(url, match, { bettors: await people(url), visitors: [userId(9)], everyMs: 400 });
/** What an operator does stands in the log. */
async function operate(url: string, minutes: number): Promise<void> {
  const operator = await ApiUser.login(url, "admin01");
  const answer = await operator.callAlone("PUT", "/api/admin/settings", { autoLogoutMin: minutes });
  if (answer.status !== 200) throw new Error(`settings: ${answer.status} ${JSON.stringify(answer.body)}`);
}
const headOf = async (url: string): Promise<number> =>
  (await askOnce<{ n: number }>(url, "select coalesce(max(seq), 0)::int as n from audit_link")).n;

const first = await startPostgres(undefined, archiving);
const served = await start(first.url);
const client = new pg.Client({ connectionString: first.url });
await client.connect();
const match = await addMatch(client);
await client.end();
let traffic = await bet(served.url, match);
traffic.enter("before the base backup");
await operate(served.url, 30);
await sleep(PHASE_MS / 2);
traffic.enter("while the base backup is taken");
const baseAt = performance.now();
await asPostgres("sh", [script, "base", first.url], env);
const baseMs = Math.round(performance.now() - baseAt);
traffic.enter("after the base backup");
await sleep(PHASE_MS);
await traffic.stop();
const failedBefore = traffic.failed;
// Nothing moves now: the books of the instant are those that are read.
await sleep(1_500);
const atT = await booksOf(first.url);
const headAtT = await headOf(first.url);
await sleep(1_500);
const more = await bet(served.url, match);
more.enter("after the instant");
await operate(served.url, 45);
await sleep(PHASE_MS);
// Published each half minute: what the file says of after the instant is what the restored log lacks.
const publishedHead = async (): Promise<number> =>
  Math.max(0, ...(await readHeads(join(dataDir, "audit-heads"))).map(({ seq }) => seq));
while ((await publishedHead()) <= headAtT) await sleep(200);
const published = await publishedHead();
await more.stop();
const beforeDrop = await booksOf(first.url);
const dropping = new pg.Client({ connectionString: first.url });
await dropping.connect();
await dropping.query("drop table entry cascade");
await dropping.end();
await served.end();
await first.stop();

// A machine that is lost before it has archived a segment leaves its timeline's beginning alone.
const short = await recover(atT.at);
const archived = () => readdirSync(join(backups, "wal"));
while (!archived().some((name) => name.endsWith(".history"))) await sleep(50);
const segmentsOfShort = archived().filter((name) => /^00000002[0-9A-F]{16}$/.test(name)).length;
await lose(short.postgres);
const restored = await restore("");
const back = await booksOf(restored.postgres.url);
await asPostgres("sh", [script, "base", restored.postgres.url], env);
const withHeads = await auditOf(restored.postgres.url, dataDir);
const ofBooks = withHeads.output.split("\n").filter((line) => line.startsWith("✗"));
const missing = ofBooks.filter((line) => /audit log: link \d+, published on .* is missing/.test(line));
// The files of after the instant are kept elsewhere as what they are: the proof of what is gone.
cpSync(join(dataDir, "audit-heads"), join(dataDir, "audit-heads-before-restore"), { recursive: true });
rmSync(join(dataDir, "audit-heads"), { recursive: true });
const clean = await auditOf(restored.postgres.url, dataDir);
traffic = await bet(restored.server.url, match);
traffic.enter("restored");
await operate(restored.server.url, 60);
await sleep(PHASE_MS);
traffic.enter("until the machine is lost");
await sleep(Math.max(PHASE_MS, ARCHIVE_S * 1_500));
const beforeLoss = await booksOf(restored.postgres.url);
const lostAt = Date.now();
await lose(restored.postgres);
await traffic.stop();
restored.server.signal("SIGKILL");

const newest = await restore("");
const after = await booksOf(newest.postgres.url);
const { last } = await askOnce<{ last: Date }>(newest.postgres.url, "select max(placed_at) as last from bet");
const again = await bet(newest.server.url, match);
again.enter("on the newest");
await sleep(PHASE_MS / 2);
await again.stop();
const final = await auditOf(newest.postgres.url, mkdtempSync(join(tmpdir(), "hanpan-restore-")));
await newest.server.end();
await newest.postgres.stop();

// The embedded database: its folder is copied while nobody uses it.
const embedded = join(dataDir, "embedded");
const startEmbedded = (folder: string) =>
  startServerProcess({ DATA_DIR: folder, FEED: "none", LOG_LEVEL: "error" }, START_MS);
let one = await startEmbedded(embedded);
await operate(one.url, 77);
const { token, memberId } = await logIn(one.url, "member01");
await one.end();
const copied = join(dataDir, "copied");
cpSync(embedded, copied, { recursive: true });
one = await startEmbedded(copied);
// The session is in the database, and the secret that its token is checked by in the folder.
const sameMember = await fetch(`${one.url}/api/member/user`, { headers: { "X-AUTH-TOKEN": `Bearer ${token}` } });
const isSameMember = sameMember.ok && ((await sameMember.json()) as { id: string }).id === memberId;
const operator = await ApiUser.login(one.url, "admin01");
const { autoLogoutMin } = await operator.ask<{ autoLogoutMin: number }>("GET", "/api/admin/settings");
await one.end();
rmSync(dataDir, { recursive: true, force: true });
rmSync(backups, { recursive: true, force: true });

const lostBets = beforeLoss.bets - after.bets;
const failedAgain = [...more.failed, ...traffic.failed.filter((line) => line.startsWith("restored:")), ...again.failed];
const table: TableRow[] = [
  ["base backup under bets, ms", baseMs, true],
  ["calls that failed before and while it was taken", failedBefore.length, failedBefore.length === 0],
  ["the instant", atT.at.slice(11, 23), true],
  ["bets then, and when the table was dropped", `${atT.bets}, ${beforeDrop.bets}`, beforeDrop.bets > atT.bets],
  ["segments of who was lost right after its restore", segmentsOfShort, segmentsOfShort === 0],
  ["base backup that it begins with", restored.from.slice(-20), restored.from.startsWith("from 20")],
  ["bets of what is restored", back.bets, back.bets === atT.bets],
  ["entries then, and restored", `${atT.entries}, ${back.entries}`, back.entries === atT.entries],
  ["won on wallets then, and restored", `${atT.wallets}, ${back.wallets}`, back.wallets === atT.wallets],
  ["each balance is that of the instant", String(back.balances === atT.balances), back.balances === atT.balances],
  ["from restore to a server that serves (RTO), ms", restored.ms, restored.ms < 300_000],
  ["head of the operators' log then, published later", `${headAtT}, ${published}`, published > headAtT],
  ["differences that name published links that are gone", missing.length, missing.length > 0],
  ["differences of another kind", ofBooks.length - missing.length, ofBooks.length === missing.length],
  ["npm run audit when those files are put aside", clean.code, clean.code === 0],
  ["calls that failed after the restore", failedAgain.length, failedAgain.length === 0],
  ["archive_timeout, s", ARCHIVE_S, true],
  [
    "bets before the machine was lost, and restored",
    `${beforeLoss.bets}, ${after.bets}`,
    after.bets > back.bets && lostBets >= 0,
  ],
  [
    "seconds of bets that were lost (RPO)",
    ((lostAt - last.getTime()) / 1_000).toFixed(1),
    lostAt - last.getTime() < (ARCHIVE_S + 15) * 1_000,
  ],
  ["from restore to a server that serves (RTO), ms", newest.ms, newest.ms < 300_000],
  ["npm run audit at the end", final.code, final.code === 0],
  [
    "embedded: the copy has the setting and knows the session",
    `${autoLogoutMin}, ${isSameMember}`,
    autoLogoutMin === 77 && isSameMember,
  ],
];
const code = printTable(table);
for (const line of [...failedBefore, ...failedAgain, ...ofBooks].slice(0, 10)) console.log(line);
for (const { code, output } of [clean, final]) if (code !== 0) console.log(output);
process.exit(code);
