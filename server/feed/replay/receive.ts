// The first pass over an upload: rows are judged while they arrive, and those that are taken are kept in a
// temporary file, so that memory stays small and nothing is written before the whole file has been read.
import { createHash, type Hash } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { ApiError } from "../../errors.ts";
import { type Columns, readColumns } from "./columns.ts";
import { readRecords } from "./read-lines.ts";
import { readRow, type ReplayRow } from "./row.ts";

export const LARGEST_UPLOAD = 64 * 1_048_576;
const REFUSALS_LISTED = 1_000;

export interface Received {
  taken: number;
  /** The earliest kick-off of the rows taken, in the file's ms; 0 when there are none. */
  firstKickOff: number;
  refused: { line: number; reason: string }[];
  refusedCount: number;
  /** SHA-256 of the whole file. */
  digest: string;
  /** The rows taken, in the order of the file. */
  rows(): AsyncGenerator<ReplayRow>;
  /** Removes the temporary file. */
  dispose(): Promise<void>;
}

/**
 * Reads an upload of at most 64 MiB. Rows of another season than `season` are left aside. Throws ApiError
 * payload_too_large, or bad_request for an empty file and for missing columns.
 */
export async function receive(body: AsyncIterable<Uint8Array>, season: string | undefined): Promise<Received> {
  const folder = await mkdtemp(join(tmpdir(), "hanpan-import-"));
  const path = join(folder, "rows.jsonl");
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const file = createWriteStream(path);
    const hash = createHash("sha256");
    const sums = await judge(bounded(body, hash), season, file);
    file.end();
    await finished(file);
    return { ...sums, digest: hash.digest("hex"), rows: () => readBack(path), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function judge(body: AsyncIterable<Uint8Array>, season: string | undefined, file: WriteStream) {
  const seen = new Set<string>();
  const refused: { line: number; reason: string }[] = [];
  let refusedCount = 0;
  let firstKickOff = Number.POSITIVE_INFINITY;
  let columns: Columns | null = null;
  const refuse = (line: number, reason: string) => {
    refusedCount++;
    if (refused.length < REFUSALS_LISTED) refused.push({ line, reason });
  };
  for await (const record of readRecords(body)) {
    if (!columns) {
      if (!record.cells) throw new ApiError("bad_request", `CSV의 머리글을 읽을 수 없습니다. ${record.reason}`);
      columns = readColumns(record.cells);
      continue;
    }
    if (!record.cells) {
      refuse(record.line, record.reason);
      continue;
    }
    const inSeason =
      season === undefined || record.cells.length !== columns.count || record.cells[columns.season]?.trim() === season;
    if (!inSeason && record.cells[columns.season]?.trim() !== "") continue;
    const row = readRow(record.cells, columns);
    if (typeof row === "string") refuse(record.line, row);
    else if (seen.has(row.key)) refuse(record.line, "같은 경기가 위에 이미 있습니다.");
    else {
      seen.add(row.key);
      firstKickOff = Math.min(firstKickOff, row.kickOff);
      if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, "drain");
    }
  }
  if (!columns) throw new ApiError("bad_request", "CSV가 비어 있습니다.");
  return { taken: seen.size, firstKickOff: seen.size > 0 ? firstKickOff : 0, refused, refusedCount };
}

async function* bounded(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > LARGEST_UPLOAD) throw new ApiError("payload_too_large", "CSV는 64MB까지 보낼 수 있습니다.");
    hash.update(chunk);
    yield chunk;
  }
}

async function* readBack(path: string): AsyncGenerator<ReplayRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) yield JSON.parse(line) as ReplayRow;
}
