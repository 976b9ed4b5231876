// GET /api/fixtures as the page asks for it, over HTTP from 12 connections: lists kept for a version, and made anew each time.
import { request as send, Agent } from "node:http";
import { startServer } from "../server/server.ts";
import { readConfig } from "../server/config.ts";
import { DEMO_PASSWORD } from "../server/demo/accounts.ts";
import type { Row } from "./bench.ts";

const CONNECTIONS = 12;
const SECONDS = 4;
const LEAST_RATE = 500;

export async function run(): Promise<Row[]> {
  const kept = await rate({});
  const anew = await rate({ listsKeptMs: 0 });
  return [
    { name: "GET /api/fixtures, kept by version", value: kept, unit: "/s", bound: null },
    { name: "GET /api/fixtures, made anew", value: anew, unit: "/s", bound: null },
    { name: `${LEAST_RATE}/s, of what was reached`, value: LEAST_RATE / kept, unit: "", bound: 1 },
  ];
}

/** Answers a second, of a demo whose prices move. */
async function rate(change: { listsKeptMs?: number }): Promise<number> {
  const environment = { DATA_DIR: "memory", PORT: "0", LOG_LEVEL: "error", RATE_LIMIT: "1000000" };
  const server = await startServer({ ...readConfig(environment), ...change });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const login = await fetch(`${server.url}/api/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userId: "member01", password: DEMO_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { "x-auth-token": `Bearer ${token}`, "accept-encoding": "br" };
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        send(`${server.url}/api/fixtures?game=cross&page=1`, { agent, headers }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
          answer.resume().on("end", resolve);
        })
          .on("error", reject)
          .end();
      });
    await ask();
    const end = performance.now() + SECONDS * 1_000;
    let answers = 0;
    const reader = async () => {
      while (performance.now() < end) {
        await ask();
        answers++;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, reader));
    return answers / SECONDS;
  } finally {
    agent.destroy();
    await server.close();
  }
}
