// A server of its own for a worker of a suite, in the host that the suite's global set-up started.

import type { Wanted } from "./host.ts";

export interface SuiteServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the product's server in test mode with its data in memory; `isStill` stops the feeds once it has begun. Throws
 * with what kept it from starting.
 */
export async function startSuiteServer(
  environment: Record<string, string>,
  { isStill = false } = {},
): Promise<SuiteServer> {
  const host = process.env.HOST_OF_SERVERS;
  if (!host) throw new Error("HOST_OF_SERVERS: the suite's global set-up has not run");
  const wanted: Wanted = {
    environment: { HANPAN_MODE: "test", DATA_DIR: "memory", PORT: "0", ...environment },
    isStill,
  };
  const url = await ask(host, { method: "POST", body: JSON.stringify(wanted) });
  return {
    url,
    close: async () => void (await ask(`${host}/?${new URLSearchParams({ url })}`, { method: "DELETE" })),
  };
}

async function ask(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
