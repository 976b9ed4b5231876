// Puts the provider together. It knows the site by the address of its wallet and the secret that they share.
import type { AddressInfo } from "node:net";
import { createChains, type SeedBox } from "./chains.ts";
import type { Clock } from "./clock.ts";
import { type GivenDatabase, useDatabase } from "./db/open.ts";
import { type Certificate, createProviderApp } from "./http/app.ts";
import { createSlotDriver } from "./slot/play-slot.ts";
import { createTable, type Table } from "./table/table.ts";
import { createWalletCalls } from "./wallet/wallet-calls.ts";
import { createWalletClient } from "./wallet/wallet-client.ts";

export interface ProviderOptions {
  database: GivenDatabase;
  clock: Clock;
  /** Its id at the site. */
  providerId: string;
  secret: string;
  /** Seals the secrets of its chains of seeds. */
  seeds: SeedBox;
  /** Where the site's wallet is; null: `callSite` says so later. */
  site: string | null;
  certificate: Certificate | null;
  host: string;
  /** Another one is taken where it is in use. */
  port: number;
  /** The address of its pages; without one that of its port, on the host that the player came from. */
  publicUrl?: string;
  report?: (what: string, error: unknown) => void;
  timeoutMs?: number;
}

export interface RunningProvider {
  /** Where the site reaches it. */
  url: string;
  port: number;
  callSite(url: string): void;
  tableState: Table["state"];
  stop(): Promise<void>;
}

const bracketed = (hostname: string) =>
  hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname;

export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { clock, seeds, providerId, secret, certificate, host, publicUrl, timeoutMs } = options;
  const report = options.report ?? ((what, error) => console.error(`${what}:`, error));
  let site = options.site;
  const db = await useDatabase(options.database);
  const chains = createChains(seeds, clock);
  await chains.renew(db);
  const place = { site: () => site, providerId, secret, clock, ...(timeoutMs !== undefined && { timeoutMs }) };
  const calls = createWalletCalls({ db, clock, report, client: createWalletClient(place) });
  const slot = createSlotDriver({ db, clock, calls, chains });
  const table = createTable({ db, clock, calls, chains, report });
  const scheme = certificate ? "https" : "http";
  let port = 0;
  const originFor = (hostname: string) => publicUrl ?? `${scheme}://${bracketed(hostname)}:${port}`;
  const app = createProviderApp({ db, clock, secret, calls, chains, slot, table, originFor }, certificate);
  await app.listen({ host, port: options.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    return app.listen({ host, port: 0 });
  });
  port = (app.server.address() as AddressInfo).port;
  await calls.start();
  await table.start();
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return {
    url: `${scheme}://${bracketed(isEverywhere ? "localhost" : host)}:${port}`,
    port,
    callSite: (url) => {
      site = url;
      void calls.sendDue();
    },
    tableState: table.state,
    stop: async () => {
      await app.close();
      await table.stop();
      await calls.stop();
    },
  };
}
