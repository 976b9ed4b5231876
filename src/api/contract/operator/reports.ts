// Reports: named, dated, paged, each with the ledger's own figures beside its sums. Won, points and counts are integers.
import * as v from "valibot";
import { CalendarDate } from "../common.ts";
import { PageQuery } from "../page.ts";
import { ExportFormat } from "./export.ts";

/** percent: hundredths of a percent; price: hundredths; time: ISO 8601; day: YYYY-MM-DD. */
const CELL_KINDS = ["text", "won", "points", "count", "percent", "price", "time", "day"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export const ReportParams = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,40}$/, "없는 보고서입니다.")),
});

const filters = {
  /** Days of Seoul, both inclusive. Left out: from the first of this month, until today. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  /** A part of what the report names its rows by. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  /** One of the report's own choices. */
  choice: v.optional(v.pipe(v.string(), v.maxLength(40))),
};
/** GET /api/admin/reports/{name}, /api/manager/reports/{name} */
export const ReportQuery = v.strictObject({ ...filters, ...PageQuery });
/** GET /api/admin/reports/{name}/sums, /api/manager/reports/{name}/sums */
export const ReportSumsQuery = v.strictObject(filters);
export const ReportFileQuery = v.strictObject({ ...filters, format: ExportFormat });

export const ReportColumn = v.object({
  id: v.string(),
  title: v.string(),
  kind: v.picklist(CELL_KINDS),
  isSummed: v.boolean(),
});
export type ReportColumn = v.InferOutput<typeof ReportColumn>;

const Choice = v.object({ value: v.string(), label: v.string() });
const Named = { name: v.string(), title: v.string(), group: v.string() };

/** GET /api/admin/reports: those that the caller may read. */
export const ReportList = v.object({ items: v.array(v.object(Named)) });
export type ReportList = v.InferOutput<typeof ReportList>;

const Cell = v.union([v.string(), v.number(), v.null()]);
/** By column; null where a column has no sum. */
const Sums = v.array(v.nullable(v.number()));

/** One page of rows: the first answer. How many there are comes with their sums. */
export const Report = v.object({
  ...Named,
  madeAt: v.string(),
  version: v.string(),
  /** Days of Seoul, both inclusive; null: the report is of the moment. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** What `text` looks for; null: it is not asked for. */
  textLabel: v.nullable(v.string()),
  choices: v.nullable(v.object({ label: v.string(), options: v.array(Choice) })),
  columns: v.array(ReportColumn),
  page: v.number(),
  itemsPerPage: v.number(),
  items: v.array(v.array(Cell)),
});
export type Report = v.InferOutput<typeof Report>;

/** Of all pages, and what the ledger says of it: both of one moment. */
export const ReportSums = v.object({
  totalCount: v.number(),
  /** By what the report is grouped by; empty: it is not. */
  subtotals: v.array(v.object({ label: v.string(), count: v.number(), sums: Sums })),
  totals: Sums,
  /** What the report sums up, what the ledger says, and what is between them. */
  checks: v.array(v.object({ label: v.string(), report: v.number(), ledger: v.number(), difference: v.number() })),
  /** Why nothing is compared. */
  noMoney: v.nullable(v.string()),
});
export type ReportSums = v.InferOutput<typeof ReportSums>;
