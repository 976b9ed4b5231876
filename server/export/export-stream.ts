import type { Readable } from "node:stream";
import type { ExportFormat } from "../../src/api/contract/operator/export.ts";
import type { ExportColumn } from "./cells.ts";
import { csvStream } from "./csv.ts";
import { xlsxStream } from "./xlsx.ts";

export interface Export<Row> {
  format: ExportFormat;
  columns: readonly ExportColumn<Row>[];
  rows: AsyncIterable<Row>;
}

/** The bytes of the file. Rows are read as fast as they are taken; an error of `rows` is the stream's. */
export function exportStream<Row>({ format, columns, rows }: Export<Row>): Readable {
  return format === "csv" ? csvStream(columns, rows) : xlsxStream(columns, rows);
}
