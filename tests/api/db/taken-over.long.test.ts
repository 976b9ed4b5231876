// A database of version 0.1 is taken over as it is: docs/decisions/one-file-a-function.md.
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { migrateSite, OlderDatabase, SCHEMA_FOLDERS } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { readBetNumber } from "../../../src/domain/common/bet-number.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { startTestServer } from "../lib/harness.ts";
import { betNow, emoney, expectRightBooks } from "../lib/betting.ts";
import { contentsOf, rowsOf01, schemaOf01, SECRET_OF_01 } from "../lib/database-0.1.ts";
import { postgresBinaries, startPostgres, type TestPostgres } from "../lib/postgres.ts";
import { countOfKinds, schemaLines } from "../lib/schema-lines.ts";
import { settleNow } from "../lib/settling.ts";

/** So many of each kind there are at least: a list that is empty is like every other. */
const LEAST = {
  column: 650,
  constraint: 240,
  execution: 45,
  function: 45,
  index: 170,
  relation: 90,
  sequence: 12,
  trigger: 45,
};

function expectWhole(lines: readonly string[]): void {
  const counts = countOfKinds(lines);
  for (const [kind, least] of Object.entries(LEAST)) expect([kind, (counts[kind] ?? 0) >= least]).toEqual([kind, true]);
  for (const line of [
    "column: account.balance #6 bigint not null 0",
    "constraint: account.account_never_below_zero CHECK ((balance >= 0))",
    "trigger: CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change() O",
  ])
    expect(lines).toContain(line);
}

describe("a data folder of version 0.1", () => {
  let folder: string;
  let before: Awaited<ReturnType<typeof contentsOf>>;
  const within = async <T>(work: (client: PGlite) => Promise<T>): Promise<T> => {
    const client = await PGlite.create(join(folder, "pg"));
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "hanpan-taken-over-"));
    before = await within(async (client) => {
      await client.exec(schemaOf01());
      await client.exec(rowsOf01());
      return contentsOf(drizzle(client));
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is refused with a sentence when its last migration is missing, and stays as it is", async () => {
    const newest = 1_795_366_057_000;
    await within((client) => client.query(`delete from drizzle.__drizzle_migrations where created_at = ${newest}`));
    const error = await openDatabase({ dataDir: folder }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(OlderDatabase);
    expect((error as Error).message).toBe(
      "이 데이터는 한판 0.1의 마지막 버전(마이그레이션 0057_provider_ceiling)보다 오래되었습니다. 그 버전으로 한 번 시작한 뒤 이 버전을 시작하세요.",
    );
    await within(async (client) => {
      expect((await client.query("select to_regclass('drizzle.applied_function') as made")).rows).toEqual([
        { made: null },
      ]);
      expect(await contentsOf(drizzle(client))).toEqual(before);
      await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${newest})`);
    });
  });

  it("keeps each row with the baseline, which it has already", async () => {
    expect(before.length).toBeGreaterThan(80);
    expect(before.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40);
    expect(before.find(({ table }) => table === "entry")?.rows).toBe(110);
    const migrations = join(folder, "baseline");
    cpSync(SCHEMA_FOLDERS.migrations, migrations, { recursive: true });
    const journal = join(migrations, "meta", "_journal.json");
    const read = JSON.parse(readFileSync(journal, "utf8")) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...read, entries: read.entries.slice(0, 1) }));
    await within(async (client) => {
      await migrateSite(drizzle(client), { ...SCHEMA_FOLDERS, migrations });
      expect(await contentsOf(drizzle(client))).toEqual(before);
    });
  });

  it("has the schema of a new one", async () => {
    const taken = await openDatabase({ dataDir: folder });
    const fresh = await openDatabase({ dataDir: "memory" });
    try {
      const lines = await schemaLines(taken.db);
      expectWhole(lines);
      expect(lines).toEqual(await schemaLines(fresh.db));
    } finally {
      await taken.close();
      await fresh.close();
    }
  });

  it("serves: the wallet is there, and the open bet is settled", async () => {
    const server = await startTestServer({ dataDir: folder, secret: SECRET_OF_01, rateLimit: 0 });
    try {
      const [open] = await rowsFrom<{ id: string; fixture: string; user: string }>(
        server.context.database.db,
        sql`select b.id, k.fixture_id as fixture, m.user_id as user from bet b
          join bet_pick k on k.bet_id = b.id join member m on m.id = b.member_id where b.stake = 7000`,
      );
      if (!open) throw new Error("no open bet");
      const user = await ApiUser.login(server.url, open.user);
      expect(await emoney(user)).toBe(146_843);
      await settleNow(server, open.fixture, "2:1");
      const taken = await betNow(user, open.id);
      expect(taken).toMatchObject({ stake: 7_000, payout: 14_000 });
      expect(readBetNumber(taken.number)).toBe(taken.number);
      expect(await emoney(user)).toBe(160_843);
      await expectRightBooks(server);
    } finally {
      await server.close();
    }
  });
});

describe.skipIf(postgresBinaries() === null)("a PostgreSQL of version 0.1", () => {
  let postgres: TestPostgres;
  const urlOf = (role: string, database: string): string => {
    const url = new URL(postgres.url);
    url.username = role;
    url.pathname = `/${database}`;
    return url.href;
  };
  const run = async (url: string, statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const open = (database: string) =>
    openDatabase({ databaseUrl: urlOf("server", database), ownerUrl: urlOf("owner", database), dataDir: "memory" });
  beforeAll(async () => {
    postgres = await startPostgres();
    await run(postgres.url, [
      "create role owner login",
      "create role server login",
      "create database taken owner owner",
      "create database fresh owner owner",
    ]);
    await run(urlOf("owner", "taken"), [schemaOf01()]);
    await run(urlOf("hanpan", "taken"), [rowsOf01()]);
  });
  afterAll(() => postgres.stop());

  it("has the schema and the rights of a new one; whatever differs is told", async () => {
    const [taken, fresh] = await Promise.all([open("taken"), open("fresh")]);
    try {
      const lines = await schemaLines(taken.db);
      const wanted = await schemaLines(fresh.db);
      expectWhole(lines);
      expect(lines.filter((line) => line.includes("server:SELECT")).length).toBeGreaterThan(80);
      expect(lines).toEqual(wanted);
      for (const statement of [
        "alter table popup alter column width type bigint",
        "alter table popup alter column title drop not null",
        "alter table popup alter column popup_flg set default false",
        "alter table account drop constraint account_normal",
        "drop index session_member",
        "drop trigger bets_counted on bet",
        "alter table entry disable trigger entry_append_only",
        "alter function place_bet(jsonb) set jit = off",
        "revoke execute on function place_bet(jsonb) from public",
        "grant truncate on entry to server",
        "alter sequence entry_id_seq increment by 2",
        "drop view join_check",
      ]) {
        const now = await schemaLines(taken.db);
        await run(urlOf("owner", "taken"), [statement]);
        expect([statement, (await schemaLines(taken.db)).join("\n") === now.join("\n")]).toEqual([statement, false]);
      }
    } finally {
      await taken.close();
      await fresh.close();
    }
  });
});
