import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { ExportColumn } from "./cells.ts";
import { bookParts, rowXml, SHEET_END, SHEET_START } from "./sheet-xml.ts";

/** The most that a sheet holds, its head among them. */
const SHEET_ROWS = 1_048_576;

/** Rows go to the archive by so many characters: one by one they would take four times as long. */
const CHUNK = 32_768;

/** `sheetRows` is smaller in tests. */
export function xlsxStream<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  sheetRows = SHEET_ROWS,
): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const left = rows[Symbol.asyncIterator]();
  let next: IteratorResult<Row, unknown> | undefined;

  /** One sheet; `next` is the row that did not fit any more, or the end. */
  async function* sheet(): AsyncGenerator<string> {
    let text = SHEET_START + rowXml(columns.map(({ header }) => header));
    next ??= await left.next();
    for (let at = 1; at < sheetRows && !next.done; at += 1) {
      const row = next.value;
      text += rowXml(columns.map(({ value }) => value(row)));
      if (text.length >= CHUNK) {
        yield text;
        text = "";
      }
      // oxlint-disable-next-line no-await-in-loop -- rows come one after the other
      next = await left.next();
    }
    yield text + SHEET_END;
  }

  async function write(): Promise<void> {
    let sheets = 0;
    do {
      sheets += 1;
      const lines = Readable.from(sheet());
      out.once("close", () => lines.destroy());
      zip.addReadStream(lines, `xl/worksheets/sheet${sheets}.xml`);
      // oxlint-disable-next-line no-await-in-loop -- whether there is another sheet is known at the end of this one
      await finished(lines);
    } while (!next?.done);
    for (const [name, text] of Object.entries(bookParts(sheets))) zip.addBuffer(Buffer.from(text), name);
    zip.end();
  }

  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  write().catch(fail);
  out.once("close", () => void left.return?.());
  return out;
}
