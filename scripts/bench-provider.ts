// The wallet that providers call: calls a second with repeats and calls in the wrong order, and the ledger afterwards.
// DATABASE=PostgreSQL leaves the embedded one out.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { postgresBinaries, startPostgres } from "../tests/api/lib/postgres.ts";
import type { Served } from "../tests/bench/provider/serve.ts";
import { playAtProvider } from "../tests/bench/provider/players.ts";
import type { Row } from "./bench.ts";

const RATE = 1_000;
const WARM_UP_SECONDS = 2;
const SECONDS = Number(process.env.SECONDS ?? 10);
const root = join(import.meta.dirname, "..");

export async function run(): Promise<Row[]> {
  const embedded = process.env.DATABASE === "PostgreSQL" ? [] : await measure("PGlite", undefined, null);
  if (!postgresBinaries()) return embedded;
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measure("PostgreSQL", postgres.url, 1))];
  } finally {
    await postgres.stop();
  }
}

async function measure(database: string, databaseUrl: string | undefined, bound: number | null): Promise<Row[]> {
  const program = join(root, "tests/bench/provider/serve.ts");
  const child = spawn(process.execPath, [program, ...(databaseUrl ? [databaseUrl] : [])], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const { url, members } = JSON.parse(line) as Served;
      const userIds = Object.keys(members);
      await playAtProvider(url, userIds, WARM_UP_SECONDS);
      const { calls, seconds, repeated, reordered, differences } = await playAtProvider(url, userIds, SECONDS);
      for (const difference of differences) console.log(difference);
      const rate = calls / seconds;
      return [
        { name: `${database}, calls of providers`, value: rate, unit: "/s", bound: null },
        { name: `${database}, ${RATE}/s, of what was reached`, value: RATE / rate, unit: "", bound },
        { name: `${database}, repeated`, value: (100 * repeated) / calls, unit: "%", bound: null },
        { name: `${database}, in the wrong order`, value: (100 * reordered) / calls, unit: "%", bound: null },
        { name: `${database}, differences to the model`, value: differences.length, unit: "", bound: 0 },
      ];
    }
    throw new Error("the server ended");
  } finally {
    child.stdin.end();
    await exit;
  }
}
