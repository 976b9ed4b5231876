// One file a function: docs/decisions/one-file-a-function.md. What is applied, when, and that nothing else makes functions.
import { sql } from "drizzle-orm";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { migrateSite, SCHEMA_FOLDERS } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { createOwnDatabase, type OwnDatabase } from "../lib/own-database.ts";
import { postgresBinaries, startPostgres, type TestPostgres } from "../lib/postgres.ts";

const MIGRATIONS = globSync("*.sql", { cwd: SCHEMA_FOLDERS.migrations });
const makesFunction = (text: string): boolean =>
  /\b(create|replace|alter)\s+(function|procedure|aggregate|routine)\b|pg_get_functiondef/i.test(text);

it("has no migration that makes or changes a function", () => {
  for (const text of [
    "CREATE FUNCTION one() RETURNS int",
    "create or replace\n  function one()",
    "ALTER FUNCTION one() SET jit = off",
    "CREATE PROCEDURE one()",
    "DO $$ BEGIN EXECUTE replace(pg_get_functiondef('one()'::regprocedure), 'a', 'b'); END $$",
  ])
    expect([text, makesFunction(text)]).toEqual([text, true]);
  expect(makesFunction("CREATE TRIGGER one BEFORE UPDATE ON two FOR EACH ROW EXECUTE FUNCTION three()")).toBe(false);
  expect(MIGRATIONS).toContain("0000_baseline.sql");
  const making = MIGRATIONS.filter((file) =>
    makesFunction(readFileSync(join(SCHEMA_FOLDERS.migrations, file), "utf8")),
  );
  expect(making).toEqual([]);
});

const VALUE_OF = (body: string, head = "value_of(n int) RETURNS int") =>
  `CREATE OR REPLACE FUNCTION ${head} LANGUAGE sql IMMUTABLE AS $$ ${body} $$;\n`;

interface Place {
  open(): Promise<OpenDatabase>;
  close(): Promise<void>;
}

async function onPostgres(): Promise<Place> {
  const server: TestPostgres = await startPostgres();
  const openOne = ({ url }: OwnDatabase) => openDatabase({ databaseUrl: url, dataDir: "memory" });
  // Each test has a copy of the one that has its migrations.
  const first = await createOwnDatabase(server.url);
  await (await openOne(first)).close();
  return {
    open: async () => openOne(await createOwnDatabase(server.url, new URL(first.url).pathname.slice(1))),
    close: () => server.stop(),
  };
}

const PLACES: [string, boolean, () => Promise<Place>][] = [
  [
    "the embedded database",
    true,
    async () => ({ open: () => openDatabase({ dataDir: "memory" }), close: async () => {} }),
  ],
  ["PostgreSQL", postgresBinaries() !== null, onPostgres],
];

for (const [name, isHere, begin] of PLACES)
  describe.skipIf(!isHere)(`in ${name}`, () => {
    let place: Place;
    let database: OpenDatabase;
    let functions: string;
    beforeAll(async () => {
      place = await begin();
    });
    afterAll(() => place.close());
    beforeEach(async () => {
      database = await place.open();
      functions = mkdtempSync(join(tmpdir(), "hanpan-functions-"));
      cpSync(SCHEMA_FOLDERS.functions, functions, { recursive: true });
    });
    afterEach(async () => {
      await database.close();
      rmSync(functions, { recursive: true });
    });

    const write = (file: string, text: string) => writeFileSync(join(functions, `${file}.sql`), text);
    const remove = (file: string) => rmSync(join(functions, `${file}.sql`));
    const start = () => migrateSite(database.db, { migrations: SCHEMA_FOLDERS.migrations, functions });
    const run = (statement: string) => database.db.execute(sql.raw(statement));
    const value = async (expression: string) =>
      (await rowsFrom<{ value: unknown }>(database.db, sql.raw(`select ${expression} as value`)))[0]?.value;
    /** When each function was last written, by its name; a function that is written anew has another. */
    const versions = async () => {
      const rows = await rowsFrom<{ name: string; version: string; body: string }>(
        database.db,
        sql`select proname as name, oid || ' ' || xmin as version, prosrc as body from pg_proc
          where pronamespace = 'public'::regnamespace order by 1`,
      );
      return rows;
    };
    const signatures = async (of: string) =>
      (
        await rowsFrom<{ one: string }>(
          database.db,
          sql`select oid::regprocedure::text as one from pg_proc where proname = ${of} order by 1`,
        )
      ).map(({ one }) => one);

    it("has the functions of the files with their bodies, and no other", async () => {
      const files = globSync("*.sql", { cwd: SCHEMA_FOLDERS.functions }).map((file) => {
        const text = readFileSync(join(SCHEMA_FOLDERS.functions, file), "utf8");
        return { name: basename(file, ".sql"), body: text.split("$$")[1], isOnly: text.match(/^CREATE /gm)?.length };
      });
      const made = (await versions()).map((one) => ({ name: one.name, body: one.body, isOnly: 1 }));
      expect(files.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(made);
      expect(made.length).toBeGreaterThan(40);
      expect(made.map((one) => one.name)).toEqual(
        expect.arrayContaining(["place_bets", "provider_write", "entries_balance", "new_recommender_code"]),
      );
    });

    it("writes what changed and nothing else, and nothing when nothing changed", async () => {
      const before = await versions();
      await start();
      expect(await versions()).toEqual(before);
      const text = readFileSync(join(functions, "rolling_lock.sql"), "utf8");
      write("rolling_lock", text.replace("1023", "511"));
      await start();
      const after = await versions();
      expect(
        after.filter(({ version }) => !before.some((one) => one.version === version)).map((one) => one.name),
      ).toEqual(["rolling_lock"]);
      expect(after.find((one) => one.name === "rolling_lock")?.body).toContain("& 511");
      await start();
      expect(await versions()).toEqual(after);
    });

    it("takes files in any order, and checks them when all are there", async () => {
      write(
        "a_caller",
        "CREATE OR REPLACE FUNCTION a_caller() RETURNS int LANGUAGE sql AS $$ SELECT z_called() + 1 $$;",
      );
      write("z_called", "CREATE OR REPLACE FUNCTION z_called() RETURNS int LANGUAGE sql AS $$ SELECT 41 $$;");
      await start();
      expect(await value("a_caller()")).toBe(42);
      const before = await versions();
      write("z_called", "CREATE OR REPLACE FUNCTION z_called() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;");
      write("a_caller", "CREATE OR REPLACE FUNCTION a_caller() RETURNS int LANGUAGE sql AS $$ SELECT nobody() $$;");
      await expect(start()).rejects.toThrow("a_caller.sql: function nobody() does not exist");
      write("a_caller", "CREATE OR REPLACE FUNCTION a_caller() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1 $$;");
      await expect(start()).rejects.toThrow(/a_caller.sql: .*(syntax|missing)/);
      // All or none.
      expect(await versions()).toEqual(before);
      expect(await value("z_called()")).toBe(41);
    });

    it("drops a function of another shape, unless something needs it", async () => {
      write("value_of", VALUE_OF("SELECT n"));
      await start();
      write("value_of", VALUE_OF("SELECT n * 2", "value_of(n int, m int DEFAULT 0) RETURNS int"));
      await start();
      expect(await signatures("value_of")).toEqual(["value_of(integer,integer)"]);
      write("value_of", VALUE_OF("SELECT n::text", "value_of(n int, m int) RETURNS text"));
      await start();
      expect([await signatures("value_of"), await value("value_of(7, 0)")]).toEqual([
        ["value_of(integer,integer)"],
        "7",
      ]);
      await run("create table needs_it (n int, t text default value_of(1, 2))");
      write("value_of", VALUE_OF("SELECT n", "value_of(n int, m int) RETURNS int"));
      await expect(start()).rejects.toThrow("value_of.sql: cannot drop function value_of(integer,integer)");
      write("value_of", VALUE_OF("SELECT 'other'", "value_of(n int) RETURNS text"));
      await expect(start()).rejects.toThrow("value_of.sql: cannot drop function value_of(integer,integer)");
      expect([await signatures("value_of"), await value("value_of(7, 0)")]).toEqual([
        ["value_of(integer,integer)"],
        "7",
      ]);
    });

    it("drops the function of a file that is gone, unless something needs it", async () => {
      write("value_of", VALUE_OF("SELECT n"));
      await start();
      remove("value_of");
      await start();
      expect(await signatures("value_of")).toEqual([]);
      remove("refuse_other_market");
      await expect(start()).rejects.toThrow("refuse_other_market.sql: cannot drop function refuse_other_market()");
      expect(await signatures("refuse_other_market")).toEqual(["refuse_other_market()"]);
      await run("create function of_somebody_else() returns int language sql as 'select 1'");
      write("refuse_other_market", readFileSync(join(SCHEMA_FOLDERS.functions, "refuse_other_market.sql"), "utf8"));
      await start();
      expect(await signatures("of_somebody_else")).toEqual(["of_somebody_else()"]);
    });

    it("makes again what somebody dropped, and refuses a file that makes no function of its name", async () => {
      await run("drop function place_combination(jsonb)");
      await start();
      expect(await signatures("place_combination")).toEqual(["place_combination(jsonb)"]);
      write("value_of", VALUE_OF("SELECT n", "other_name(n int) RETURNS int"));
      await expect(start()).rejects.toThrow("value_of.sql makes no value_of");
      expect(await signatures("other_name")).toEqual([]);
    });

    it("builds an index anew whose function returns something else", async () => {
      write("value_of", VALUE_OF("SELECT n"));
      await start();
      await run("create table counted as select n from generate_series(1, 1000) as n");
      await run("create index counted_value on counted (value_of(n))");
      await run("analyze counted");
      const found = async () => {
        await run("set enable_seqscan = off");
        return value("(select count(*)::int from counted where value_of(n) = 1000000)");
      };
      expect(await found()).toBe(0);
      write("value_of", VALUE_OF("SELECT n * 1000"));
      await start();
      expect(await found()).toBe(1);
    });
  });
