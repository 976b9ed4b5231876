// One door to both databases: PGlite under a data folder, or PostgreSQL by DATABASE_URL. The SQL, the
// migrations and the functions are the same.
import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { join } from "node:path";
import { callInProcess, type CallFunction, callOverPool } from "./call.ts";
import { imageOf, openImage, openInFolder, openInMemory } from "./image.ts";
import { drizzleEmbedded } from "./embedded-db.ts";
import { lockFolder } from "./lock.ts";
import { migrateSite, SCHEMA_FOLDERS } from "./migrate.ts";
import { dbOverPool, openPool } from "./pool.ts";
import { migrateSchema, preparePostgres, seedAlone } from "./prepare-postgres.ts";
import { makePrivateFolder } from "./private-folder.ts";
import { requireRoom } from "./room.ts";
import type * as schema from "./schema.ts";

type Schema = typeof schema;
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** What a query needs: a connection or a transaction. */
export type Queryable = Db | Tx;

export interface OpenDatabase {
  db: Db;
  kind: "pglite" | "postgres";
  call: CallFunction;
  /** Calls the listener for each connection that is lost from now on. Returns what ends that. */
  onLost(listener: () => void): () => void;
  /** Brings a further schema up to date as the owner of the tables. */
  migrateSchema(schema: string, migrate: (db: unknown) => Promise<void>): Promise<void>;
  /** Runs what fills an empty database, while no other process of the same database does. */
  seed<T>(work: () => Promise<T>): Promise<T>;
  /** The embedded database as it is, for `image` of another one; null for PostgreSQL. */
  image: (() => Promise<Blob>) | null;
  close(): Promise<void>;
}

/**
 * Opens and migrates. PostgreSQL is migrated as the role of `ownerUrl`, which then gives the role of `databaseUrl` what
 * serving needs; without `ownerUrl` both are one. Without `databaseUrl` the folder `dataDir` is used and locked; `dataDir` of
 * `memory` keeps nothing, and begins with `image` where there is one. Throws FolderInUse when another process has the
 * folder, DiskFull when its disk has no room, and OlderDatabase.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  ownerUrl?: string | undefined;
  dataDir: string;
  image?: Blob | undefined;
  poolSize?: number;
  /** The process among those of one database; none: a script. */
  node?: string;
}): Promise<OpenDatabase> {
  const { databaseUrl, ownerUrl } = options;
  if (databaseUrl) {
    const owned = { databaseUrl, ownerUrl };
    await preparePostgres(owned);
    const listeners = new Set<() => void>();
    const onLost = () => {
      for (const listener of listeners) listener();
    };
    const { node = "", poolSize: max = 10 } = options;
    const pool = openPool(databaseUrl, { max, node, onLost });
    const db = dbOverPool(pool);
    return {
      db: db as unknown as Db,
      kind: "postgres",
      call: callOverPool(pool),
      onLost: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      migrateSchema: (further, migrate) => migrateSchema(owned, further, migrate),
      seed: (work) => seedAlone(databaseUrl, work),
      image: null,
      close: () => pool.end(),
    };
  }
  const inMemory = options.dataDir === "memory";
  if (!inMemory) {
    makePrivateFolder(options.dataDir);
    requireRoom(options.dataDir);
  }
  const unlock = inMemory ? () => {} : lockFolder(options.dataDir);
  const migrate = (one: PGlite) => migrateSite(drizzlePglite(one));
  const folders = Object.values(SCHEMA_FOLDERS);
  try {
    const client = inMemory
      ? await (options.image ? openImage(options.image) : openInMemory(folders, migrate))
      : await openInFolder(join(options.dataDir, "pg"), folders);
    if (!inMemory) await migrate(client);
    // The embedded database sets modes of its own on what it makes, whatever the process's mask is.
    if (!inMemory) makePrivateFolder(options.dataDir);
    const db = drizzleEmbedded(client);
    return {
      db: db as unknown as Db,
      kind: "pglite",
      call: callInProcess(db.$client),
      onLost: () => () => {},
      migrateSchema: (_, migrateFurther) => migrateFurther(db),
      seed: (work) => work(),
      image: () => imageOf(client),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
