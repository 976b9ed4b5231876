// The server with a role of PostgreSQL that owns nothing: everything works, and what is append only stays so even for who
// has the server's password.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError } from "../../../server/config.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { betNow, emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { openSale } from "../lib/cash-out-races.ts";
import { approve, charge, exchange, memberWithBank } from "../lib/money.ts";
import { postgresBinaries, startPostgres, type TestPostgres } from "../lib/postgres.ts";
import { launched, registered, walletOf } from "../lib/provider.ts";
import { settleNow } from "../lib/settling.ts";

const NO_RIGHT = "42501";

describe.skipIf(postgresBinaries() === null)("a serving role", () => {
  let postgres: TestPostgres;
  let nodes: TestServer[] = [];
  let folder: string;
  let urls: { databaseUrl: string; databaseOwnerUrl: string };
  const urlOf = (role: string, database = "site"): string => {
    const url = new URL(postgres.url);
    url.username = role;
    url.pathname = `/${database}`;
    return url.href;
  };
  const asRole = async (url: string, statements: readonly string[]): Promise<(string | undefined)[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const codes: (string | undefined)[] = [];
    for (const statement of statements)
      codes.push(
        await client.query(statement).then(
          () => undefined,
          (error: { code?: string }) => error.code,
        ),
      );
    await client.end();
    return codes;
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    await asRole(postgres.url, [
      "create role site_owner login",
      "create role site_server login",
      "create database site owner site_owner",
    ]);
    urls = { databaseUrl: urlOf("site_server"), databaseOwnerUrl: urlOf("site_owner") };
    // Two nodes at once, on an empty database, and with a data folder that is not there.
    folder = mkdtempSync(join(tmpdir(), "hanpan-role-"));
    const settings = { ...urls, rateLimit: 0, secret: "s".repeat(32), dataDir: join(folder, "not", "there") };
    nodes = await Promise.all([startTestServer(settings), startTestServer(settings)]);
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it("starts without the data folder, and makes a private one for the desk's certificate", () => {
    const made = join(folder, "not", "there");
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(statSync(join(made, "desk-certificate.json")).mode & 0o777).toBe(0o600);
  });

  it("serves: charges, bets, settlements, cash-outs, calls of a provider and exchanges", async () => {
    const [server, other] = nodes as [TestServer, TestServer];
    const operator = await server.user("admin01");
    const user = await newMember(server, 100_000);
    const charged = await charge(user);
    await approve(operator, charged.body.request.id);
    expect(await emoney(user)).toBe(150_000);
    const match = await addFixture(server.context);
    const bet = await placed(user, [`${match}-1x2-home@200`], { stake: 10_000 });
    await settleNow(server, match, "2:1");
    expect(await betNow(user, bet.id)).toMatchObject({ stake: 10_000, payout: 20_000 });
    expect(await emoney(user)).toBe(160_000);
    const sale = await openSale(server, user, { stake: 10_000, key: "serving-role" });
    expect((await sale.sell()).status).toBe(201);
    const trial = await registered(operator);
    try {
      const wallet = walletOf(server, trial, await launched(user, trial));
      const staked = wallet.betOf(1_000);
      expect(await wallet.send("bet", staked)).toMatchObject({ status: 200 });
      expect(await wallet.send("win", wallet.winOf(staked, 500))).toMatchObject({ status: 200 });
    } finally {
      await trial.stop();
    }
    const leaving = await memberWithBank(server, 50_000);
    const asked = await exchange(leaving);
    await approve(operator, asked.body.request.id);
    expect(await emoney(leaving)).toBe(20_000);
    expect((await other.user("member02")).token).not.toBe("");
    await server
      .inject({ method: "POST", url: "/api/test/reset", payload: {} })
      .then(({ statusCode }) => expect(statusCode).toBeLessThan(300));
    await expectRightBooks(server);
  });

  it("changes nothing of the schema", async () => {
    const statements = [
      "create table mine (a int)",
      "create temp table mine (a int)",
      "create schema mine",
      "create function mine() returns int language sql as 'select 1'",
      "alter table entry disable trigger all",
      "alter table entry disable trigger entry_append_only",
      "alter table entry add column a int",
      "drop trigger entry_append_only on entry",
      "drop table entry cascade",
      "create trigger mine before insert on entry for each row execute function refuse_change()",
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
      "set session_replication_role = replica",
      "set role site_owner",
      "update pg_trigger set tgenabled = 'D'",
      "select * from drizzle.__drizzle_migrations",
      "update drizzle.applied_function set checksum = ''",
    ];
    const codes = await asRole(urls.databaseUrl, statements);
    expect(statements.map((statement, i) => [statement, codes[i]])).toEqual(
      statements.map((statement) => [statement, NO_RIGHT]),
    );
  });

  it("empties no table, and changes and deletes no row of those that are append only", async () => {
    const client = new pg.Client({ connectionString: urls.databaseOwnerUrl });
    await client.connect();
    const all = await client.query<{ name: string }>(
      "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
    );
    const only = await client.query<{ name: string; column: string; stays: boolean }>(
      `select one::text as name, (select format('%I', attname) from pg_attribute where attrelid = one and attnum = 1) as column,
         one in (select tables_refusing(8)) as stays
       from tables_refusing(16) as one`,
    );
    await client.end();
    expect(all.rows.length).toBeGreaterThan(60);
    expect(only.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["entry", "posting", "provider_transaction", "programme_claim", "money_request_state"]),
    );
    // What is kept for thirty days is deleted then.
    const forgotten = only.rows.filter(({ stays }) => !stays).map(({ name }) => name);
    expect(forgotten.toSorted()).toEqual(["judgement", "trail"]);
    const statements = [
      ...all.rows.map(({ name }) => `truncate ${name} cascade`),
      ...only.rows.map(({ name, column }) => `update ${name} set ${column} = ${column}`),
      ...only.rows.filter(({ stays }) => stays).map(({ name }) => `delete from ${name}`),
      "delete from money_request",
    ];
    const codes = await asRole(urls.databaseUrl, statements);
    expect(statements.filter((_, i) => codes[i] !== NO_RIGHT)).toEqual([]);
  });

  it("does not start with a role that owns the tables, that may do everything, or that may become the owner", async () => {
    await asRole(postgres.url, ["create role site_friend login in role site_owner"]);
    for (const role of ["site_owner", "hanpan", "site_friend"]) {
      const opened = openDatabase({ databaseUrl: urlOf(role), ownerUrl: urls.databaseOwnerUrl, dataDir: "memory" });
      const error = await opened.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(ConfigError);
      expect(String(error)).toContain(`(지금: ${role})`);
    }
  });
});
