import { Readable } from "node:stream";
import type { ExportFormat } from "../../src/api/contract/operator/export.ts";
import type { ExportColumn } from "./cells.ts";
import { csvStream } from "./csv.ts";
import { xlsxStream } from "./xlsx.ts";

const CHUNK_BYTES = 65_536;

export interface Export<Row> {
  format: ExportFormat;
  columns: readonly ExportColumn<Row>[];
  rows: AsyncIterable<Row>;
}

/**
 * The bytes of the file. Nothing is read before the stream is, so that no error comes when nobody listens, which would
 * end the process. Rows are read as fast as they are taken; an error of `rows` is the stream's.
 */
export const exportStream = <Row>(file: Export<Row>): Readable =>
  Readable.from(bytesOf(file), { objectMode: false, highWaterMark: CHUNK_BYTES });

async function* bytesOf<Row>({ format, columns, rows }: Export<Row>): AsyncGenerator<Uint8Array> {
  const left = rows[Symbol.asyncIterator]();
  // Before the first byte: where nothing can be read, a refusal can still be sent in the place of a file.
  const first = await left.next();
  const all = goingOn(first, left);
  yield* format === "csv" ? csvStream(columns, all) : xlsxStream(columns, all);
}

async function* goingOn<Row>(first: IteratorResult<Row, unknown>, left: AsyncIterator<Row>): AsyncGenerator<Row> {
  try {
    for (let one = first; !one.done; one = await left.next()) yield one.value;
  } finally {
    await left.return?.();
  }
}
