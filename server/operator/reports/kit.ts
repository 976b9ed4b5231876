// What a report is made of. A definition says its name, right, columns, filters and rows once; reading, paging, sums,
// subtotals, the export and the comparison with the ledger follow from it. docs/decisions/reports.md.
import type { SQL } from "drizzle-orm";
import type { CellKind } from "../../../src/api/contract/operator/reports.ts";
import type { Action } from "../../../src/domain/operator/rights.ts";

export type Cell = string | number | null;
/** A row as the query gives it: JSON's values by the ids of columns, and its key. */
export type RawRow = Readonly<Record<string, unknown>> & { key: string | number };

export interface ColumnDefinition {
  id: string;
  title: string;
  kind: CellKind;
  isSummed?: true;
  /** Names a code as people read it. */
  value?: (raw: unknown, row: RawRow) => Cell;
}

/** Whose rows are read: of the branch of a manager or an agent. Operators read all. */
export interface Within {
  ownId: string;
  branch: readonly string[];
}

export interface ReportAsked {
  /** Instants; of a report of the moment both are the present. */
  from: string;
  to: string;
  now: string;
  /** The pattern of `like`; null: everything. */
  text: string | null;
  choice: string | null;
  within: Within | null;
}

/** The sum of a column, and the same by the entries of the ledger alone. */
interface Check {
  label: string;
  column: string;
  ledger: (asked: ReportAsked, days: SQL) => SQL;
}

/** What a report reads of many bets, day by day. It is kept of days that are over (days.ts). */
export interface ByDay {
  /** Names and types of what `query` selects, in its order. */
  columns: string;
  /** Of any span: what it selects of two spans is together what it selects of both, added up. */
  query: (asked: ReportAsked) => SQL;
}

export interface ReportDefinition {
  name: string;
  title: string;
  group: string;
  right: Action;
  /** period: of the days that are asked for; now: of the moment. */
  span: "period" | "now";
  /** What `text` looks for. */
  textLabel?: string;
  choices?: { label: string; options: readonly { value: string; label: string }[] };
  columns: readonly ColumnDefinition[];
  /** The column whose values have subtotals. */
  subtotal?: string;
  /** serial: rows are named by rising numbers, and come the newest first; name: by texts, and come in their order. */
  key: "serial" | "name";
  byDay?: ByDay;
  /** It reads what all accounts hold (balances.ts): `days` has `kind` and `balance`. */
  ofAccounts?: true;
  /** Selects the columns by their ids, and `key`. `days`: what `byDay` selects, of the whole period. */
  rows: (asked: ReportAsked, days: SQL) => SQL;
  /** With the ledger; or why there is nothing to compare. */
  against: readonly Check[] | { noMoney: string };
}
