// Nodes that start at once on one PostgreSQL: one brings the tables and the functions there, the others wait for it.
import { sql } from "drizzle-orm";
import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { SCHEMA_FOLDERS } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { startTestServer } from "../lib/harness.ts";
import { createOwnDatabase, type OwnDatabase } from "../lib/own-database.ts";
import { postgresBinaries, startPostgres, type TestPostgres } from "../lib/postgres.ts";

const FILES = globSync("*.sql", { cwd: SCHEMA_FOLDERS.functions });
const MIGRATIONS = globSync("*.sql", { cwd: SCHEMA_FOLDERS.migrations });

describe.skipIf(postgresBinaries() === null)("nodes that start at once", () => {
  let postgres: TestPostgres;
  let own: OwnDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    own = await createOwnDatabase(postgres.url);
  });
  afterAll(() => postgres.stop());
  const open = () => openDatabase({ databaseUrl: own.url, dataDir: "memory", poolSize: 1 });
  const count = async (from: string): Promise<unknown> => {
    const database = await open();
    const [row] = await rowsFrom<{ n: number }>(database.db, sql.raw(`select count(*)::int as n from ${from}`));
    await database.close();
    return row?.n;
  };

  it("serve both, on an empty database", async () => {
    const settings = { databaseUrl: own.url, rateLimit: 0, secret: "s".repeat(32) };
    const nodes = await Promise.all([startTestServer(settings), startTestServer(settings)]);
    try {
      for (const node of nodes) {
        expect((await node.inject({ method: "GET", url: "/api/health" })).statusCode).toBe(200);
        expect((await node.user("member01")).token).not.toBe("");
      }
    } finally {
      for (const node of nodes) await node.close();
    }
    expect(FILES.length).toBeGreaterThan(40);
    expect(await count("drizzle.applied_function")).toBe(FILES.length);
    expect(await count("drizzle.__drizzle_migrations")).toBe(MIGRATIONS.length);
  });

  it("bring changed functions there once", async () => {
    const first = await open();
    await first.db.execute(sql`drop function place_combination(jsonb)`);
    await first.db.execute(sql`update drizzle.applied_function set checksum = ''`);
    await first.close();
    const opened = await Promise.all([open(), open(), open(), open()]);
    for (const one of opened) await one.close();
    expect(await count("pg_proc where proname = 'place_combination'")).toBe(1);
    expect(await count("drizzle.applied_function where checksum = ''")).toBe(0);
  });
});
