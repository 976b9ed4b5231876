// Reads a report: one page, its sums beside the ledger, or all rows as a file. docs/decisions/reports.md.
import { sql, type SQL } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import type { InferOutput } from "valibot";
import type {
  CellKind,
  Report,
  ReportFileQuery,
  ReportQuery,
  ReportSums,
} from "../../../src/api/contract/operator/reports.ts";
import type { PageAsked } from "../../../src/api/contract/page.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { ApiError } from "../../errors.ts";
import type { Cell as FileCell } from "../../export/cells.ts";
import { EXPORT_BATCH, rowsByKey } from "../../export/rows-by-key.ts";
import { sendExport } from "../../export/send-export.ts";
import { containing } from "../../lists/containing.ts";
import { fieldProblem } from "../../wallet/charge.ts";
import { daysOf } from "./days.ts";
import { softwareAtStart } from "../significant/software.ts";
import type { Cell, ColumnDefinition, RawRow, ReportAsked, ReportDefinition, Within } from "./kit.ts";

const NOT_FOUND = "없는 보고서입니다.";
const WRONG_SPAN = "종료일은 시작일보다 빠를 수 없습니다.";

/** Throws ApiError not_found. */
export function findReport(definitions: readonly ReportDefinition[], name: string): ReportDefinition {
  const found = definitions.find((one) => one.name === name);
  if (!found) throw new ApiError("not_found", NOT_FOUND);
  return found;
}

type Filters = Pick<InferOutput<typeof ReportQuery>, "from" | "to" | "text" | "choice">;

interface Asked {
  asked: ReportAsked;
  days: { from: string; to: string } | null;
}

function askedOf(
  { clock }: ServerContext,
  { span, textLabel, choices }: ReportDefinition,
  { from, to, text, choice }: Filters,
  within: Within | null,
): Asked {
  const now = dateNow(clock).toISOString();
  const today = seoulDay(clock.now());
  const days = { from: from ?? `${today.slice(0, 7)}-01`, to: to ?? today };
  if (days.from > days.to) throw fieldProblem("to", WRONG_SPAN);
  const wanted = {
    now,
    within,
    text: textLabel && text ? containing(text) : null,
    choice: choices?.options.some(({ value }) => value === choice) ? (choice ?? null) : null,
  };
  if (span === "now") return { asked: { ...wanted, from: now, to: now }, days: null };
  const [begins, ends] = [seoulDayBounds(days.from).from, seoulDayBounds(days.to).to];
  return { asked: { ...wanted, from: new Date(begins).toISOString(), to: new Date(ends).toISOString() }, days };
}

function cellOf({ id, kind, value }: ColumnDefinition, row: RawRow): Cell {
  const raw = row[id] ?? null;
  if (value) return value(raw, row);
  if (raw === null) return null;
  if (kind === "text" || kind === "day") return String(raw);
  return kind === "time" ? new Date(String(raw)).toISOString() : Number(raw);
}

const inOrder = ({ key }: ReportDefinition): SQL => (key === "serial" ? sql`r.key desc` : sql`r.key collate "C"`);

const OF_ONE_MOMENT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export const pageQuery = (
  definition: ReportDefinition,
  asked: ReportAsked,
  days: SQL,
  { page, itemsPerPage }: PageAsked,
): SQL => sql`select to_jsonb(r) as row from (${definition.rows(asked, days)}) r order by ${inOrder(definition)}
  limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`;

/** One page of rows: what is read first. */
export async function readReport(
  context: ServerContext,
  definition: ReportDefinition,
  { page, itemsPerPage, ...filters }: InferOutput<typeof ReportQuery>,
  within: Within | null = null,
): Promise<Report> {
  const { asked, days: span } = askedOf(context, definition, filters, within);
  const { name, title, group, columns, textLabel, choices } = definition;
  const rows = await context.database.db.transaction(async (tx) => {
    const days = await daysOf(tx, definition, asked);
    return rowsFrom<{ row: RawRow }>(tx, pageQuery(definition, asked, days, { page, itemsPerPage }));
  }, OF_ONE_MOMENT);
  return {
    name,
    title,
    group,
    madeAt: asked.now,
    version: softwareAtStart().version,
    from: span?.from ?? null,
    to: span?.to ?? null,
    textLabel: textLabel ?? null,
    choices: choices ? { label: choices.label, options: [...choices.options] } : null,
    columns: columns.map(({ id, title: head, kind, isSummed = false }) => ({ id, title: head, kind, isSummed })),
    page,
    itemsPerPage,
    items: rows.map(({ row }) => columns.map((column) => cellOf(column, row))),
  };
}

/** The sums of all rows and what the ledger says of them, both of one moment. */
export async function readReportSums(
  context: ServerContext,
  definition: ReportDefinition,
  filters: Filters,
  within: Within | null = null,
): Promise<ReportSums> {
  const { asked } = askedOf(context, definition, filters, within);
  const { columns, against } = definition;
  return context.database.db.transaction(async (tx) => {
    const read: Reading = { db: tx, definition, asked, days: await daysOf(tx, definition, asked) };
    const sums = await readSums(read);
    return {
      totalCount: sums.count,
      subtotals: await readSubtotals(read),
      totals: columns.map(({ id }) => sums.of.get(id) ?? null),
      checks: "noMoney" in against ? [] : await compare(read, against, sums.of),
      noMoney: "noMoney" in against ? against.noMoney : null,
    };
  }, OF_ONE_MOMENT);
}

/** One reading of a report, and what is read of its days. */
interface Reading {
  db: Queryable;
  definition: ReportDefinition;
  asked: ReportAsked;
  days: SQL;
}

const summed = ({ columns }: ReportDefinition) => columns.filter(({ isSummed }) => isSummed);
const sumsOf = (definition: ReportDefinition): SQL =>
  sql.join(
    [
      sql`count(*)::int as "#"`,
      ...summed(definition).map(
        ({ id }) => sql`coalesce(sum(r.${sql.identifier(id)}), 0)::text as ${sql.identifier(id)}`,
      ),
    ],
    sql`, `,
  );

type SumRow = Record<string, string | number | null> & { "#": number };

async function readSums({ db, definition, asked, days }: Reading): Promise<{ count: number; of: Map<string, number> }> {
  const [row] = await rowsFrom<SumRow>(db, sql`select ${sumsOf(definition)} from (${definition.rows(asked, days)}) r`);
  return {
    count: row?.["#"] ?? 0,
    of: new Map(summed(definition).map(({ id }) => [id, Number(row?.[id] ?? 0)])),
  };
}

async function readSubtotals({ db, definition, asked, days }: Reading): Promise<ReportSums["subtotals"]> {
  const { subtotal, columns } = definition;
  const by = columns.find(({ id }) => id === subtotal);
  if (!by) return [];
  const name = sql.identifier(by.id);
  const rows = await rowsFrom<SumRow & { group: unknown }>(
    db,
    sql`select to_jsonb(r.${name}) as "group", ${sumsOf(definition)} from (${definition.rows(asked, days)}) r
      group by r.${name} order by r.${name}`,
  );
  return rows.map((row) => ({
    label: String(cellOf(by, { key: "", [by.id]: row.group }) ?? ""),
    count: row["#"],
    sums: columns.map(({ id, isSummed }) => (isSummed ? Number(row[id] ?? 0) : null)),
  }));
}

async function compare(
  { db, asked, days }: Reading,
  checks: Exclude<ReportDefinition["against"], { noMoney: string }>,
  sums: ReadonlyMap<string, number>,
): Promise<ReportSums["checks"]> {
  const told: ReportSums["checks"] = [];
  for (const { label, column, ledger } of checks) {
    const [row] = await rowsFrom<{ sum: string }>(db, sql`select coalesce((${ledger(asked, days)}), 0)::text as sum`);
    const [own, books] = [sums.get(column) ?? 0, Number(row?.sum ?? 0)];
    told.push({ label, report: own, ledger: books, difference: own - books });
  }
  return told;
}

const HUNDREDTHS: ReadonlySet<CellKind> = new Set(["percent", "price"]);

function fileCell(column: ColumnDefinition, row: RawRow): FileCell {
  const cell = cellOf(column, row);
  if (cell === null) return null;
  if (column.kind === "time") return new Date(cell);
  return HUNDREDTHS.has(column.kind) ? Number(cell) / 100 : cell;
}

/** All rows of the filter as a file. */
export function sendReport(
  context: ServerContext,
  reply: FastifyReply,
  definition: ReportDefinition,
  { format, ...filters }: InferOutput<typeof ReportFileQuery>,
  within: Within | null = null,
): FastifyReply {
  const { asked, days } = askedOf(context, definition, filters, within);
  const { db } = context.database;
  const isSerial = definition.key === "serial";
  const behind = (after: string | number): SQL =>
    isSerial ? sql`where r.key < ${after}::bigint` : sql`where r.key collate "C" > ${after}::text`;
  const read = async (after: string | number | null): Promise<RawRow[]> => {
    const all = definition.rows(asked, await daysOf(db, definition, asked));
    const rows = await rowsFrom<{ row: RawRow }>(
      db,
      sql`select to_jsonb(r) as row from (${all}) r ${after === null ? sql`` : behind(after)}
        order by ${inOrder(definition)} limit ${EXPORT_BATCH}`,
    );
    return rows.map(({ row }) => row);
  };
  return sendExport(reply, {
    name: [definition.title, days ? `${days.from}~${days.to}` : seoulDay(asked.now)].join(" "),
    format,
    columns: definition.columns.map((column) => ({
      header: column.title,
      value: (row: RawRow) => fileCell(column, row),
    })),
    rows: rowsByKey(read, ({ key }) => key),
  });
}
