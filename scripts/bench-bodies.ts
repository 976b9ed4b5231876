// How long the health call waits while thirty others send bodies that are large, deep or wide, every half second:
// docs/decisions/bodies.md. SECONDS says how long each kind is sent.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { startServerProcess } from "./lib/server-process.ts";
import type { Row } from "./bench.ts";
import type { Sending } from "../tests/bench/bodies/senders.ts";
import { ApiUser, DEMO_PASSWORD } from "../tests/factories/api-user.ts";

const SENDERS = 30;
const BURST_EVERY_MS = 500;
const SECONDS = Number(process.env.SECONDS ?? 10);
const HEALTH_EVERY_MS = 20;
const BOUND_MS = 100;
const program = join(import.meta.dirname, "../tests/bench/bodies/senders.ts");

/** What is sent, and the call that it is sent to. The last two are within the limits: they are parsed and refused. */
const KINDS: readonly { name: string; path: string; body: string; isChunked?: boolean }[] = [
  { name: "1 MB of text", path: "member/login", body: JSON.stringify({ userId: "x".repeat(1_048_000) }) },
  { name: "1 MB in chunks", path: "member/login", body: `["${"x".repeat(1_048_000)}"]`, isChunked: true },
  { name: "10 kB of brackets", path: "member/login", body: "[".repeat(10_240) },
  { name: "60,000 keys", path: "bets", body: keys(60_000) },
  { name: "1 MB of brackets, logged in", path: "bets", body: "[".repeat(1_048_000) },
  { name: "8 kB of items", path: "member/login", body: `[${"1,".repeat(3_900)}1]` },
  { name: "64 kB of keys, logged in", path: "bets", body: keys(1_000, "x".repeat(54)) },
];

function keys(count: number, pad = ""): string {
  return `{${Array.from({ length: count }, (_, at) => `"${pad}${at}":1`).join()}}`;
}

export async function run(): Promise<Row[]> {
  const server = await startServerProcess({ FEED: "none", LOG_LEVEL: "error" });
  try {
    const { token } = await ApiUser.login(server.url, "member01", DEMO_PASSWORD);
    const rows: Row[] = [
      { name: "health, p99, alone", value: await waitOf(server.url, later(5_000)), unit: "ms", bound: null },
    ];
    for (const { name, path, body, isChunked = false } of KINDS) {
      const bursts = Math.ceil((SECONDS * 1_000) / BURST_EVERY_MS);
      const url = `${server.url}/api/${path}`;
      const sent = send({ url, token, body, isChunked, senders: SENDERS, bursts, everyMs: BURST_EVERY_MS });
      const value = await waitOf(server.url, sent);
      console.log(`${name}: ${JSON.stringify(await sent)}`);
      rows.push({ name: `health, p99, ${name}`, value, unit: "ms", bound: BOUND_MS });
    }
    return rows;
  } finally {
    await server.end();
  }
}

/** The answers by status, when all is sent. */
function send(sending: Sending): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: sending });
    worker.once("message", resolve).once("error", reject);
  });
}

/** The 99th of a hundred waits for the health call in milliseconds, while `others` last. */
async function waitOf(url: string, others: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  void others.finally(() => over.abort());
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  while (!over.signal.aborted) {
    asked.push(waitForHealth(url).then((wait) => void waits.push(wait)));
    await later(HEALTH_EVERY_MS);
  }
  await Promise.all(asked);
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

async function waitForHealth(url: string): Promise<number> {
  const from = performance.now();
  await (await fetch(`${url}/api/health`)).arrayBuffer();
  return performance.now() - from;
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
