// The functions of the database: server/db/functions/NAME.sql makes the function NAME, and nothing else does. A file is
// applied again when its text changes: docs/decisions/one-file-a-function.md.
import { sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { codeOf, rowsFrom, type Transacting } from "./execute.ts";

export interface FunctionFile {
  name: string;
  /** One CREATE OR REPLACE FUNCTION, without a schema's name. */
  text: string;
  checksum: string;
}

/** A function as it stands: `called` is its name with its arguments' types. */
type Standing = {
  name: string;
  called: string;
  definition: string;
};

/** undefined_object: a type that the signature names, such as the row of a table. */
const NO_TYPE = "42704";
/** invalid_function_definition: the arguments' names or defaults, or what is returned, cannot be replaced. */
const OTHER_SHAPE = "42P13";

/** The files of the folder, by name. */
export function readFunctions(folder: string): FunctionFile[] {
  return globSync("*.sql", { cwd: folder })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return { name: basename(file, ".sql"), text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/**
 * Before the migrations: makes the functions that are not there, as far as their types are. A trigger needs its function,
 * and so do a default and an index; the body of a function may name tables that come later.
 */
export async function addMissing(tx: Transacting, files: readonly FunctionFile[]): Promise<void> {
  const standing = new Set((await standingFunctions(tx)).map(({ name }) => name));
  await tx.execute(sql`set local check_function_bodies = off`);
  for (const file of files) if (!standing.has(file.name)) await tried(tx, file, NO_TYPE);
  await tx.execute(sql`set local check_function_bodies = on`);
}

/**
 * After the migrations: brings the functions to what the files say, in whatever order, and checks them when all are there.
 * A function of another shape is dropped first, and one whose file is gone for good; both fail when something still needs
 * it. Returns the names of those that it wrote and dropped.
 */
export async function applyFunctions(
  tx: Transacting,
  files: readonly FunctionFile[],
): Promise<{ written: string[]; dropped: string[] }> {
  await tx.execute(
    sql`create table if not exists drizzle.applied_function (name text primary key, checksum text not null)`,
  );
  const rows = await rowsFrom<{ name: string; checksum: string }>(tx, sql`select * from drizzle.applied_function`);
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const before = Map.groupBy(await standingFunctions(tx), ({ name }) => name);
  const changed = files.filter(({ name, checksum }) => known.get(name) !== checksum || !before.has(name));
  const dropped = [...known.keys()].filter((name) => files.every((file) => file.name !== name));
  if (changed.length + dropped.length > 0) {
    await tx.execute(sql`set local check_function_bodies = off`);
    for (const file of changed) await replace(tx, file, before.get(file.name) ?? []);
    for (const name of dropped) await drop(tx, before.get(name) ?? []);
    await tx.execute(sql`set local check_function_bodies = on`);
    await reindex(tx, before);
    await remember(tx, changed, dropped);
  }
  return { written: changed.map(({ name }) => name), dropped };
}

/** Asks the languages whether the functions can run with the tables that are there. Throws what they say. */
export async function checkFunctions(tx: Transacting, files: readonly FunctionFile[]): Promise<void> {
  const rows = await rowsFrom<{ name: string; check: string }>(
    tx,
    sql`select p.proname as name, format('select %s(%s)', case l.lanname when 'sql' then 'fmgr_sql_validator' else 'plpgsql_validator' end, p.oid) as check
      from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`,
  );
  const ours = new Set(files.map(({ name }) => name));
  for (const { name, check } of rows) if (ours.has(name)) await run(tx, name, check);
}

function standingFunctions(tx: Transacting): Promise<Standing[]> {
  return rowsFrom<Standing>(
    tx,
    sql`select proname as name, oid::regprocedure::text as called, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  );
}

/** Throws what the database says of the function. */
async function run(tx: Transacting, name: string, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement));
  } catch (error) {
    throw new Error(`server/db/functions/${name}.sql: ${reasonOf(error)}`, { cause: error });
  }
}

/** Runs the file. False, and nothing is changed: the database refused it with this code. */
async function tried(tx: Transacting, { name, text }: FunctionFile, refusal: string): Promise<boolean> {
  try {
    await tx.transaction((part) => run(part, name, text));
    return true;
  } catch (error) {
    if (codeOf(error) === refusal) return false;
    throw error;
  }
}

async function replace(tx: Transacting, file: FunctionFile, before: readonly Standing[]): Promise<void> {
  const isReplaced = before.length < 2 && (await tried(tx, file, OTHER_SHAPE));
  if (!isReplaced) {
    await drop(tx, before);
    await run(tx, file.name, file.text);
  }
  const after = (await standingFunctions(tx)).filter(({ name }) => name === file.name);
  if (after.length === 0) throw new Error(`server/db/functions/${file.name}.sql makes no ${file.name}`);
  // Other types of arguments make a function beside the one that is there.
  if (after.length > 1) await drop(tx, before);
}

/** RESTRICT: what still needs it says so. */
async function drop(tx: Transacting, functions: readonly Standing[]): Promise<void> {
  for (const { name, called } of functions) await run(tx, name, `drop function ${called} restrict`);
}

/** An index holds what its function returned when a row was written. */
async function reindex(tx: Transacting, before: ReadonlyMap<string, readonly Standing[]>): Promise<void> {
  const isOther = ({ name, definition }: Standing) =>
    before.get(name)?.every((one) => one.definition !== definition) ?? false;
  const others = JSON.stringify((await standingFunctions(tx)).filter(isOther).map(({ name }) => name));
  const indexes = await rowsFrom<{ name: string; made: string }>(
    tx,
    sql`select distinct c.oid::regclass::text as name, pg_get_indexdef(c.oid) as made
      from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'i' join pg_proc p on p.oid = d.refobjid
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_proc'::regclass and p.pronamespace = 'public'::regnamespace
        and p.proname in (select jsonb_array_elements_text(${others}::text::jsonb))`,
  );
  // Not REINDEX: this session knows the index with the text of the function that was.
  for (const { name, made } of indexes) {
    await tx.execute(sql.raw(`drop index ${name}`));
    await tx.execute(sql.raw(made));
  }
}

async function remember(tx: Transacting, written: readonly FunctionFile[], dropped: readonly string[]): Promise<void> {
  for (const { name, checksum } of written)
    await tx.execute(sql`insert into drizzle.applied_function values (${name}, ${checksum})
      on conflict (name) do update set checksum = excluded.checksum`);
  for (const name of dropped) await tx.execute(sql`delete from drizzle.applied_function where name = ${name}`);
}

/** The driver's words, without the query that the builder puts before them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
