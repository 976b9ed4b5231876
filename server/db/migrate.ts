// Brings the site's database to what the files say, in one transaction: the tables by migrations, then the functions. The
// old state or the new one stands, nothing between: docs/decisions/one-file-a-function.md.
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { join } from "node:path";
import { rowsFrom, type Transacting } from "./execute.ts";
import { addMissing, applyFunctions, checkFunctions, readFunctions } from "./apply-functions.ts";

/** What makes a database: whoever keeps one looks whether these are the same. */
export const SCHEMA_FOLDERS = {
  migrations: join(import.meta.dirname, "migrations"),
  functions: join(import.meta.dirname, "functions"),
};

/** The database is older than the baseline; the message is for whoever starts the server. */
export class OlderDatabase extends Error {}

/** Throws OlderDatabase, and what the database says of a file. Whoever calls sees to it that no other process does. */
export function migrateSite(db: Transacting, folders = SCHEMA_FOLDERS): Promise<void> {
  const files = readFunctions(folders.functions);
  return db.transaction(async (tx) => {
    const pending = await pendingMigrations(tx, folders.migrations);
    if (pending.length > 0) await addMissing(tx, files);
    for (const { statements, hash, when } of pending) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when.toString()}::bigint)`,
      );
    }
    const { written, dropped } = await applyFunctions(tx, files);
    if (pending.length + written.length + dropped.length > 0) await checkFunctions(tx, files);
    await tx.execute(sql`select refuse_truncates()`);
  });
}

interface Migration {
  statements: string[];
  hash: string;
  /** Milliseconds of the journal, in the order of the migrations. */
  when: number;
}

async function pendingMigrations(tx: Transacting, migrationsFolder: string): Promise<Migration[]> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const [newest] = await rowsFrom<{ at: string | null }>(
    tx,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const migrations = readMigrationFiles({ migrationsFolder });
  const baseline = migrations[0]?.folderMillis ?? 0;
  // A database of before the baseline has the baseline's time as the time of its last migration.
  const done = newest?.at ? Number(newest.at) : Number.NEGATIVE_INFINITY;
  if (Number.isFinite(done) && done < baseline)
    throw new OlderDatabase(
      "이 데이터는 한판 0.1의 마지막 버전(마이그레이션 0057_provider_ceiling)보다 오래되었습니다. 그 버전으로 한 번 시작한 뒤 이 버전을 시작하세요.",
    );
  return migrations
    .filter(({ folderMillis }) => folderMillis > done)
    .map(({ sql: statements, hash, folderMillis }) => ({ statements, hash, when: folderMillis }));
}
