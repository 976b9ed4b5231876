// An operator at a running server, for the commands. The account is given by HANPAN_OPERATOR and
// HANPAN_PASSWORD, else the demo's. Logging in ends the operator's other session, as every login does.
import { randomUUID } from "node:crypto";
import type { Config } from "../../server/config.ts";
import { DEMO_PASSWORD } from "../../server/demo/accounts.ts";

export interface Operator {
  url: string;
  /** Sends a call and returns its JSON. Throws with the server's message when it is refused. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  logout(): Promise<void>;
}

/** Logs in at HANPAN_URL, else where the configuration says that the server listens. */
export async function loginOperator(config: Config, environment: NodeJS.ProcessEnv = process.env): Promise<Operator> {
  const host = config.host === "0.0.0.0" || config.host === "::" ? "127.0.0.1" : config.host;
  const url = environment.HANPAN_URL ?? `http://${host}:${config.port}`;
  const userId = environment.HANPAN_OPERATOR ?? "admin01";
  const password = environment.HANPAN_PASSWORD ?? DEMO_PASSWORD;
  let token = "";
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { "X-AUTH-TOKEN": `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(method !== "GET" && { "Idempotency-Key": randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${messageOf(text)}`);
    return (text ? JSON.parse(text) : null) as T;
  };
  token = (await ask<{ token: string }>("POST", "/api/member/login", { userId, password })).token;
  return { url, ask, logout: () => ask("POST", "/api/member/logout") };
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return text;
  }
}
