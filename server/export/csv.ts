import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { type ExportColumn, plain } from "./cells.ts";

/** RFC 4180 with a byte order mark, so that table programs read the Korean. */
export function csvStream<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }, at) => ({ key: String(at), header })),
    record_delimiter: "windows",
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  return Readable.from(lines(columns, rows)).compose(csv);
}

async function* lines<Row>(columns: readonly ExportColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(({ value }) => plain(value(row)));
}
