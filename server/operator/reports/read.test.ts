import { text } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import type { ServerContext } from "../../context.ts";
import type { RawRow, ReportAsked, ReportDefinition } from "./kit.ts";
import { findReport, readReport, readReportSums, sendReport } from "./read.ts";

/** A quarter past midnight in Seoul, on the tenth. */
const NOW = Date.parse("2026-03-09T15:15:00Z");
const DEFINITION: ReportDefinition = {
  name: "trial",
  title: "시험",
  group: "묶음",
  right: "reports.read",
  span: "period",
  textLabel: "회원",
  choices: { label: "종류", options: [{ value: "a", label: "가" }] },
  columns: [
    { id: "name", title: "이름", kind: "text" },
    { id: "day", title: "날", kind: "day" },
    { id: "at", title: "때", kind: "time" },
    { id: "rate", title: "율", kind: "percent" },
    { id: "price", title: "배당", kind: "price" },
    { id: "stake", title: "금액", kind: "won", isSummed: true },
    { id: "kind", title: "종류", kind: "text", value: (raw, row) => `${String(raw)}/${row.key}` },
  ],
  subtotal: "kind",
  key: "serial",
  rows: () => sql`select rows`,
  against: [{ label: "베팅액", column: "stake", ledger: () => sql`select ledger` }],
};
const RAW: RawRow = {
  key: 9,
  name: 7,
  day: "2026-03-01",
  at: "2026-03-01T00:00:00+09:00",
  rate: "1234",
  price: 195,
  stake: "5000",
  kind: "x",
};
const EMPTY: RawRow = { key: 8 };

/** The answers to the queries in their order, and what was asked. */
function reading(answers: object[][], change: Partial<ReportDefinition> = {}) {
  const asked: ReportAsked[] = [];
  const queries: { sql: string; params: unknown[] }[] = [];
  const left = [...answers];
  const db = {
    execute: async (query: SQL) => {
      queries.push(new PgDialect().sqlToQuery(query));
      return { rows: left.shift() ?? [] };
    },
    transaction: (work: (tx: unknown) => unknown) => work(db),
  };
  const context = { clock: { now: () => NOW }, database: { db } } as unknown as ServerContext;
  const rows = (given: ReportAsked) => {
    asked.push(given);
    return sql`select rows`;
  };
  return { context, definition: { ...DEFINITION, rows, ...change }, asked, queries };
}
const rowsOf = (...rows: RawRow[]) => rows.map((row) => ({ row }));
const PAGE = { page: 1, itemsPerPage: 15 };

test("each kind of cell is told as it is, and one without a value is empty", async () => {
  const { context, definition } = reading([rowsOf(RAW, EMPTY)]);
  const { items, columns, ...rest } = await readReport(context, definition, PAGE);
  expect(items).toEqual([
    ["7", "2026-03-01", "2026-02-28T15:00:00.000Z", 1_234, 195, 5_000, "x/9"],
    [null, null, null, null, null, null, "null/8"],
  ]);
  expect(columns.map(({ id, isSummed }) => [id, isSummed])).toEqual(
    DEFINITION.columns.map(({ id }) => [id, id === "stake"]),
  );
  expect(rest).toMatchObject({
    name: "trial",
    madeAt: new Date(NOW).toISOString(),
    from: "2026-03-01",
    to: "2026-03-10",
    textLabel: "회원",
    choices: { label: "종류", options: [{ value: "a" }] },
  });
});

test("without days it is of the month so far in Seoul; the last day counts whole", async () => {
  const { context, definition, asked } = reading([]);
  await readReport(context, definition, PAGE);
  await readReport(context, definition, { ...PAGE, from: "2026-02-03", to: "2026-02-03" });
  expect(asked.map(({ from, to }) => [from, to])).toEqual([
    ["2026-02-28T15:00:00.000Z", "2026-03-10T15:00:00.000Z"],
    ["2026-02-02T15:00:00.000Z", "2026-02-03T15:00:00.000Z"],
  ]);
  await expect(
    readReport(context, definition, { ...PAGE, from: "2026-02-03", to: "2026-02-02" }),
  ).rejects.toMatchObject({ details: { problems: [{ path: "to" }] } });
});

test("a report of the moment has no days; what it does not look for is not asked for", async () => {
  const { textLabel: _, choices: __, ...less } = DEFINITION;
  const { context, definition, asked } = reading([], { span: "now" });
  const now = new Date(NOW).toISOString();
  const whole = await readReport(
    context,
    definition,
    { ...PAGE, text: "50%", choice: "a" },
    { ownId: "m", branch: [] },
  );
  expect([whole.from, whole.to]).toEqual([null, null]);
  await readReport(context, definition, { ...PAGE, text: "", choice: "b" });
  const { rows } = definition;
  const plain = await readReport(context, { ...less, rows }, { ...PAGE, text: "x", choice: "a" });
  expect([plain.textLabel, plain.choices]).toEqual([null, null]);
  expect(
    asked.map(({ from, to, text: pattern, choice, within }) => [from === now && to === now, pattern, choice, within]),
  ).toEqual([
    [true, "%50\\%%", "a", { ownId: "m", branch: [] }],
    [true, null, null, null],
    [false, null, null, null],
  ]);
});

test("pages follow one another, by falling numbers or by names in their order", async () => {
  const { context, definition, queries } = reading([]);
  await readReport(context, definition, { page: 1, itemsPerPage: 15 });
  await readReport(context, { ...definition, key: "name" }, { page: 3, itemsPerPage: 20 });
  expect(queries.map(({ params }) => params)).toEqual([
    [15, 0],
    [20, 40],
  ]);
  expect(queries.map(({ sql: query }) => /order by (.*)/.exec(query)?.[1])).toEqual([
    "r.key desc",
    'r.key collate "C"',
  ]);
});

test("sums stand below their columns, subtotals by their value, and the ledger's with the difference", async () => {
  const sums = { "#": 2, stake: "5000" };
  const { context, definition } = reading([
    [sums],
    [
      { "#": 1, stake: "4000", group: 7 },
      { "#": 1, stake: null, group: null },
    ],
    [{ sum: "4500" }],
  ]);
  expect(await readReportSums(context, definition, {})).toEqual({
    totalCount: 2,
    totals: [null, null, null, null, null, 5_000, null],
    subtotals: [
      { label: "7/", count: 1, sums: [null, null, null, null, null, 4_000, null] },
      { label: "null/", count: 1, sums: [null, null, null, null, null, 0, null] },
    ],
    checks: [{ label: "베팅액", report: 5_000, ledger: 4_500, difference: 500 }],
    noMoney: null,
  });
});

test("without a subtotal there is none, and what moves no money says so", async () => {
  const { subtotal: _, ...less } = DEFINITION;
  const { context } = reading([[{ "#": 0, stake: null }]]);
  expect(await readReportSums(context, { ...less, against: { noMoney: "돈이 없음" } }, {})).toMatchObject({
    totalCount: 0,
    totals: [null, null, null, null, null, 0, null],
    subtotals: [],
    checks: [],
    noMoney: "돈이 없음",
  });
});

test("a file has all rows behind one another, prices as decimals and times in Seoul", async () => {
  const file = async (change: Partial<ReportDefinition> = {}) => {
    const { context, definition, queries } = reading([rowsOf(RAW, EMPTY), rowsOf({ ...RAW, key: 3 })], change);
    const headers: Record<string, string> = {};
    let sent: Readable | null = null;
    const reply = {
      header: (name: string, value: string) => {
        headers[name] = value;
        return reply;
      },
      send: (stream: Readable) => {
        sent = stream;
        return reply;
      },
    };
    sendReport(context, reply as unknown as FastifyReply, definition, { format: "csv" });
    if (!sent) throw new Error("nothing was sent");
    const lines = (await text(sent)).trimEnd().split("\r\n");
    return { lines, queries, name: decodeURIComponent(headers["content-disposition"]?.split("''")[1] ?? "") };
  };
  const { lines, queries, name } = await file();
  expect(name).toBe("시험 2026-03-01~2026-03-10.csv");
  expect(lines.slice(1)).toEqual([
    "7,2026-03-01,2026-03-01 00:00:00,12.34,1.95,5000,x/9",
    ",,,,,,null/8",
    "7,2026-03-01,2026-03-01 00:00:00,12.34,1.95,5000,x/3",
  ]);
  expect(queries.map(({ params }) => params.slice(0, -1))).toEqual([[], [8], [3]]);
  expect(queries[1]?.sql).toContain("where r.key < $1::bigint");
  const named = await file({ key: "name", span: "now" });
  expect(named.name).toBe("시험 2026-03-10.csv");
  expect(named.queries[1]?.sql).toContain('where r.key collate "C" > $1::text');
});

test("a name that no report has is refused", () => {
  expect(findReport([DEFINITION], "trial")).toBe(DEFINITION);
  expect(() => findReport([DEFINITION], "other")).toThrow("없는 보고서입니다.");
});
