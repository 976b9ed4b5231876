// The tables of server/db/schema, which queries are built with, are those that the migrations make.
import { is, type SQL, sql, Table } from "drizzle-orm";
import { getTableConfig, getViewConfig, isPgView, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";

const schema = await import("../../../server/db/schema.ts");

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory" });
});
afterAll(() => database.close());

/** A serial is an integer that begins with a sequence. */
const STORED_AS: Readonly<Record<string, string>> = { bigserial: "bigint", serial: "integer", smallserial: "smallint" };

const word = (isTrue: boolean, text: string): string => (isTrue ? ` ${text}` : "");

function linesOfTable(table: PgTable): string[] {
  const { name: of, columns, primaryKeys, uniqueConstraints, foreignKeys, checks, indexes } = getTableConfig(table);
  const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(",");
  const key = columns.filter(({ primary }) => primary);
  return [
    ...columns.map((column) => {
      const type = column.getSQLType();
      const stored = STORED_AS[type] ?? type;
      const hasDefault = column.default !== undefined || stored !== type;
      return `column ${of}.${column.name} ${stored}${word(column.notNull, "not null")}${word(hasDefault, "default")}${word(column.generated !== undefined, "generated")}`;
    }),
    ...(key.length > 0 ? [`primary key ${of}_pkey (${namesOf(key)})`] : []),
    ...primaryKeys.map((one) => `primary key ${one.getName()} (${namesOf(one.columns)})`),
    ...columns.filter(({ isUnique }) => isUnique).map(({ name, uniqueName }) => `unique ${uniqueName} (${name})`),
    ...uniqueConstraints.map((one) => `unique ${one.getName()} (${namesOf(one.columns)})`),
    ...foreignKeys.map((one) => {
      const { columns: from, foreignTable, foreignColumns } = one.reference();
      const { onDelete = "no action", onUpdate = "no action" } = one;
      return `foreign key ${one.getName()} ${of}(${namesOf(from)}) to ${getTableConfig(foreignTable).name}(${namesOf(foreignColumns)}) ${onDelete}, ${onUpdate}`;
    }),
    ...checks.map(({ name }) => `check ${name} of ${of}`),
    ...indexes.map(({ config }) => `index ${config.name} of ${of}${word(config.unique, "unique")}`),
  ];
}

const namesIn = (places: SQL, relation: SQL) =>
  sql`(select string_agg(a.attname, ',' order by p.place) from unnest(${places}) with ordinality as p(number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = p.number)`;

const STORED = [
  sql`select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, case when a.atthasdef and a.attgenerated = '' then ' default' end,
      case when a.attgenerated <> '' then ' generated' end) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  sql`select case k.contype
      when 'p' then format('primary key %s (%s)', k.conname, ${namesIn(sql`k.conkey`, sql`k.conrelid`)})
      when 'u' then format('unique %s (%s)', k.conname, ${namesIn(sql`k.conkey`, sql`k.conrelid`)})
      when 'f' then format('foreign key %s %s(%s) to %s(%s) %s, %s', k.conname, k.conrelid::regclass, ${namesIn(sql`k.conkey`, sql`k.conrelid`)},
        k.confrelid::regclass, ${namesIn(sql`k.confkey`, sql`k.confrelid`)},
        case k.confdeltype when 'a' then 'no action' else k.confdeltype::text end, case k.confupdtype when 'a' then 'no action' else k.confupdtype::text end)
      else format('check %s of %s', k.conname, k.conrelid::regclass) end as line
    from pg_constraint k where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c')`,
  sql`select format('index %s of %s%s', i.indexrelid::regclass, i.indrelid::regclass, case when i.indisunique then ' unique' end) as line
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))`,
];

async function storedLines(): Promise<string[]> {
  const found: string[] = [];
  for (const query of STORED)
    found.push(...(await rowsFrom<{ line: string }>(database.db, query)).map(({ line }) => line));
  return found.toSorted();
}

const builderLines = (): string[] =>
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table) => linesOfTable(table))
    .toSorted();

it("names every table, column, key, check and index that is there, and no other", async () => {
  const lines = builderLines();
  for (const some of [
    "column bet.stake bigint not null",
    "column bet.at_risk bigint not null generated",
    "column bet.refusal text",
    "column entry.id bigint not null default",
    "primary key bet_pick_bet_id_position_pk (bet_id,position)",
    "foreign key bet_member_id_member_id_fk bet(member_id) to member(id) no action, no action",
    "unique posting_unique_key_unique (unique_key)",
    "check account_never_below_zero of account",
    "index fixture_feed_key of fixture unique",
  ])
    expect(lines).toContain(some);
  expect(lines.filter((line) => line.startsWith("column ")).length).toBeGreaterThan(600);
  expect(Object.values(schema).filter((one) => is(one, Table)).length).toBeGreaterThan(80);
  expect(lines).toEqual(await storedLines());
});

it("names the columns of every view", async () => {
  const views = Object.values(schema)
    .filter((one) => isPgView(one))
    .map((view) => getViewConfig(view));
  expect(views.map(({ name }) => name)).toEqual(["join_check"]);
  for (const { name, selectedFields } of views) {
    const stored = await rowsFrom<{ column: string }>(
      database.db,
      sql`select attname as column from pg_attribute where attrelid = ${name}::text::regclass and attnum > 0 order by 1`,
    );
    const columns = Object.values(selectedFields).map((field) => (field as { name: string }).name);
    expect(stored.map(({ column }) => column)).toEqual(columns.toSorted());
  }
});

it("tells a column of another type, one that may be null, and one without its index", async () => {
  const statements = [
    ["alter table popup alter column width type bigint", "column popup.width bigint not null"],
    ["alter table popup alter column title drop not null", "column popup.title text"],
    ["drop index session_member", "index session_member of session"],
    ["alter table account drop constraint account_never_below_zero", "check account_never_below_zero of account"],
  ] as const;
  for (const [statement, line] of statements) {
    const before = (await storedLines()).includes(line);
    await database.db.execute(sql.raw(statement));
    const now = await storedLines();
    expect([statement, now.includes(line)]).toEqual([statement, !before]);
    expect(now).not.toEqual(builderLines());
  }
});
