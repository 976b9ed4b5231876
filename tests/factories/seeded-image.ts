// The demo's database, filled once a process. A server that begins with it need not fill one anew.
import { systemClock } from "../../server/clock.ts";
import type { Config } from "../../server/config.ts";
import { openDatabase } from "../../server/db/open.ts";
import { seedSite } from "../../server/server.ts";

let made: Promise<Blob> | null = null;

/** What a server of this configuration may begin with; undefined where its database is not in memory. */
export function seededImage({ mode, databaseUrl, dataDir }: Config): Promise<Blob> | undefined {
  if (mode !== "test" || databaseUrl !== undefined || dataDir !== "memory") return undefined;
  made ??= fill();
  return made;
}

async function fill(): Promise<Blob> {
  const database = await openDatabase({ dataDir: "memory" });
  try {
    await seedSite(database, systemClock, "test");
    if (!database.image) throw new Error("the database in memory is the embedded one");
    return await database.image();
  } finally {
    await database.close();
  }
}
