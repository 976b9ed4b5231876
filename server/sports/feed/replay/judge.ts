// Judges the rows of an uploaded file: those that are taken go to another file, the others are refused with a reason.
import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { ApiError } from "../../../errors.ts";
import { type Columns, readColumns } from "./columns.ts";
import { readRecords } from "./read-lines.ts";
import { readRow } from "./row.ts";

const REFUSALS_LISTED = 1_000;
const ROWS_PER_REPORT = 2_000;

export interface Judgement {
  taken: number;
  /** The earliest kick-off of the rows taken, in the file's ms; 0 when there are none. */
  firstKickOff: number;
  refused: { line: number; reason: string }[];
  refusedCount: number;
}

export interface JudgeJob {
  /** The uploaded CSV, and the file that takes the rows as JSON lines. */
  from: string;
  to: string;
  season: string | undefined;
}

/**
 * Rows of another season than `season` are left aside. Throws ApiError bad_request for an empty file, missing columns,
 * and several seasons where none is asked for.
 */
export async function judge(job: JudgeJob, progress: (rows: number) => void): Promise<Judgement> {
  const file = createWriteStream(job.to);
  const judgement = await judgeRows(createReadStream(job.from), job.season, file, progress);
  file.end();
  await finished(file);
  return judgement;
}

const SEASONS_NAMED = 5;

/** Without a season that is asked for, the rows of several would be laid over each other. */
function severalSeasons(seasons: ReadonlySet<string>): string {
  const named = [...seasons].toSorted().slice(0, SEASONS_NAMED).join(", ");
  return `파일에 시즌이 ${seasons.size}개 있습니다(${named}). 가져올 시즌을 입력해주세요.`;
}

async function judgeRows(
  body: AsyncIterable<Uint8Array>,
  season: string | undefined,
  file: WriteStream,
  progress: (rows: number) => void,
): Promise<Judgement> {
  const seen = new Set<string>();
  const seasons = new Set<string>();
  const refused: { line: number; reason: string }[] = [];
  let refusedCount = 0;
  let rows = 0;
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
    rows++;
    if (rows % ROWS_PER_REPORT === 0) progress(rows);
    if (!record.cells) {
      refuse(record.line, record.reason);
      continue;
    }
    const inSeason =
      season === undefined || record.cells.length !== columns.count || record.cells[columns.season]?.trim() === season;
    if (!inSeason && record.cells[columns.season]?.trim() !== "") continue;
    const row = readRow(record.cells, columns);
    if (typeof row !== "string") seasons.add(row.season);
    if (typeof row === "string") refuse(record.line, row);
    else if (seen.has(row.key)) refuse(record.line, "같은 경기가 위에 이미 있습니다.");
    else {
      seen.add(row.key);
      firstKickOff = Math.min(firstKickOff, row.kickOff);
      if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, "drain");
    }
  }
  if (!columns) throw new ApiError("bad_request", "CSV가 비어 있습니다.");
  if (seasons.size > 1) throw new ApiError("bad_request", severalSeasons(seasons));
  progress(rows);
  return { taken: seen.size, firstKickOff: seen.size > 0 ? firstKickOff : 0, refused, refusedCount };
}
