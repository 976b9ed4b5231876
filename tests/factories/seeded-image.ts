// The demo's database, filled once a process, with the chains of seeds of today's games. A server that begins with it
// need not fill one anew. SEEDED_IMAGE is a file that has one: scripts/server-mutants.ts.
import { openAsBlob } from "node:fs";
import { systemClock } from "../../server/clock.ts";
import type { Config } from "../../server/config.ts";
import { openDatabase } from "../../server/db/open.ts";
import { createSeeds } from "../../server/games/chain.ts";
import { seedSite } from "../../server/server.ts";
import { createVault } from "../../server/vault.ts";

/** What seals the chains: a server with another secret would find that somebody changed them. */
export const TEST_SECRET = "a secret that every server of the tests has";

let made: Promise<Blob> | null = null;

/** What a server of this configuration may begin with; undefined where its database is not in memory. */
export function seededImage({ mode, databaseUrl, dataDir, secret, dataKey }: Config): Promise<Blob> | undefined {
  if (mode !== "test" || databaseUrl !== undefined || dataDir !== "memory") return undefined;
  if (secret !== TEST_SECRET || dataKey !== undefined) return undefined;
  const { SEEDED_IMAGE } = process.env;
  made ??= SEEDED_IMAGE ? openAsBlob(SEEDED_IMAGE) : fillImage();
  return made;
}

export async function fillImage(): Promise<Blob> {
  const database = await openDatabase({ dataDir: "memory" });
  try {
    await seedSite(database, systemClock, "test");
    await createSeeds(database.db, createVault(TEST_SECRET).box("game chain")).ensureChains(systemClock);
    if (!database.image) throw new Error("the database in memory is the embedded one");
    return await database.image();
  } finally {
    await database.close();
  }
}
