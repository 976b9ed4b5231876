// The provider's tables: in a database of its own, or in a schema of one that it is given.
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type * as schema from "./schema.ts";

type Schema = typeof schema;
export type HouseDb = PgDatabase<PgQueryResultHKT, Schema>;
export type HouseTx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
export type HouseQuery = HouseDb | HouseTx;

export interface GivenDatabase {
  /** A connection of Drizzle. The provider reads and writes its own schema alone. */
  db: unknown;
  kind: "pglite" | "postgres";
  /** Brings a schema up to date as its owner, where `db` may not. */
  migrateSchema?(schema: string, migrate: (db: unknown) => Promise<void>): Promise<void>;
}

const own = {
  migrationsFolder: join(import.meta.dirname, "migrations"),
  migrationsSchema: "house",
  migrationsTable: "migrations",
};

/** Migrates the provider's schema of a database that somebody else opened. */
export async function useDatabase(given: GivenDatabase): Promise<HouseDb> {
  const migrate = (db: unknown): Promise<void> =>
    given.kind === "postgres" ? migratePg(db as NodePgDatabase, own) : migratePglite(db as PgliteDatabase, own);
  if (given.migrateSchema) await given.migrateSchema(own.migrationsSchema, migrate);
  else await migrate(given.db);
  return given.db as HouseDb;
}

/** Opens a database of its own: PostgreSQL by its address, or a folder; `memory` keeps nothing. */
export async function openOwnDatabase(
  where: { url: string } | { folder: string },
): Promise<GivenDatabase & { close(): Promise<void> }> {
  if ("url" in where) {
    const pool = new pg.Pool({ connectionString: where.url, max: 5 });
    // Each client too: an error of one in use is heard by nobody else, and ends the process.
    pool.on("connect", (client) => {
      client.on("error", (error) => console.error("database connection lost:", error.message));
    });
    pool.on("error", () => {});
    return { db: drizzlePg(pool), kind: "postgres", close: () => pool.end() };
  }
  if (where.folder !== "memory") mkdirSync(where.folder, { recursive: true, mode: 0o700 });
  const client = where.folder === "memory" ? await PGlite.create() : await PGlite.create(join(where.folder, "pg"));
  return { db: drizzlePglite(client), kind: "pglite", close: () => client.close() };
}
