// Twelve members placing singles: this version against the commit before it was made cheap, in turns in one run, and
// against the same rows written by one call of a function.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { postgresBinaries, startPostgres } from "../tests/api/lib/postgres.ts";
import { bodyNow, type BodyOf, bodyThen, seatBettors } from "../tests/bench/bets/bettors.ts";
import { rateOfOneCall } from "../tests/bench/bets/one-call.ts";
import type { Served } from "../tests/bench/bets/serve.ts";
import type { Row } from "./bench.ts";

const BASELINE = "fd3186a";
/** The time of a bet in parts of the baseline's: three times its rate. */
const BOUND = 1 / 3;
const ROUNDS = 3;
const SECONDS = 4;
const root = join(import.meta.dirname, "..");
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export async function run(): Promise<Row[]> {
  const folder = join(mkdtempSync(join(tmpdir(), "hanpan-baseline-")), "tree");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  git("worktree", "add", "--detach", folder, BASELINE);
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    return [...(await compare("PGlite", folder)), ...(postgresBinaries() ? await compare("PostgreSQL", folder) : [])];
  } finally {
    git("worktree", "remove", "--force", folder);
    rmSync(join(folder, ".."), { recursive: true, force: true });
  }
}

async function compare(database: "PGlite" | "PostgreSQL", baseline: string): Promise<Row[]> {
  const isServer = database === "PostgreSQL";
  const [thenDatabase, nowDatabase] = isServer ? [await startPostgres(), await startPostgres()] : [];
  const before = await serve(baseline, bodyThen, thenDatabase?.url);
  const now = await serve(root, bodyNow, nowDatabase?.url);
  try {
    const rates = { before: [] as number[], now: [] as number[] };
    for (const side of [before, now]) await side.bettors.rate(1);
    for (let round = 0; round < ROUNDS; round++) {
      rates.before.push(await before.bettors.rate(SECONDS));
      rates.now.push(await now.bettors.rate(SECONDS));
    }
    const [then, today] = [median(rates.before), median(rates.now)];
    const rows: Row[] = [
      { name: `${database}, ${BASELINE}`, value: then, unit: "bets/s", bound: null },
      { name: `${database}, now`, value: today, unit: "bets/s", bound: null },
      { name: `${database}, times the rate`, value: today / then, unit: "×", bound: null },
      { name: `${database}, time of a bet ÷ ${BASELINE}`, value: then / today, unit: "×", bound: BOUND },
    ];
    const pgbench = join(postgresBinaries() ?? "", "pgbench");
    if (nowDatabase && existsSync(pgbench)) {
      const limit = await rateOfOneCall(pgbench, nowDatabase.url, now.served, SECONDS);
      rows.push({ name: `${database}, the same rows in one call`, value: limit, unit: "/s", bound: null });
    }
    return rows;
  } finally {
    await Promise.all([before.end(), now.end()]);
    await thenDatabase?.stop();
    await nowDatabase?.stop();
  }
}

/** A server of one version in a process of its own, with its bettors logged in. */
async function serve(tree: string, bodyOf: BodyOf, databaseUrl: string | undefined) {
  const program = join(root, "tests/bench/bets/serve.ts");
  const child = spawn(process.execPath, [program, tree, ...(databaseUrl ? [databaseUrl] : [])], {
    cwd: tree,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const served = JSON.parse(line) as Served;
    const end = (): Promise<void> => (child.stdin.end(), exit);
    return { served, bettors: await seatBettors(served, bodyOf), end };
  }
  throw new Error(`the server of ${tree} ended`);
}
