// Rows as CSV, for every format that is a table.
import { stringify } from "csv-stringify/sync";

/** A byte order mark, since spreadsheets know UTF-8 by it; what a spreadsheet would run as a formula is text. */
export function tableText<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string>>[],
): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    bom: true,
    quoted: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
