// A file as records with their line numbers, read as it arrives: memory is bounded by the longest line,
// and a broken quote costs its own line only.
import { parse } from "csv-parse/sync";

export interface CsvRecord {
  /** The number of the record's first line; the header is line 1. */
  line: number;
  /** Null: the line cannot be read, for `reason`. */
  cells: string[] | null;
  reason: string;
}

const LONGEST_LINE = 16_384;
/** A quoted cell may run over this many lines. */
const LONGEST_RECORD = 4;

interface Line {
  number: number;
  text: string;
  tooLong: boolean;
}

/** Records of a UTF-8 stream. Blank lines are left out. Throws what the stream throws. */
export async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const ahead: Line[] = [];
  let width = 0;
  const take = (last: boolean): CsvRecord | null => {
    const first = ahead[0];
    if (!first) return null;
    const open = !first.tooLong && quotes(first.text) % 2 === 1;
    if (open && !last && ahead.length < LONGEST_RECORD) return null;
    const record = open ? joined(ahead, width) : single(first);
    ahead.splice(0, record.used);
    if (record.cells) width ||= record.cells.length;
    return { line: first.number, cells: record.cells, reason: record.reason };
  };
  for await (const line of lines(chunks)) {
    if (line.text.trim() === "" && !line.tooLong && ahead.length === 0) continue;
    ahead.push(line);
    for (let record = take(false); record; record = take(false)) if (!isBlank(record)) yield record;
  }
  for (let record = take(true); record; record = take(true)) if (!isBlank(record)) yield record;
}

interface Taken {
  cells: string[] | null;
  reason: string;
  used: number;
}

function single(line: Line): Taken {
  if (line.tooLong) return { cells: null, reason: `한 줄이 ${LONGEST_LINE}자를 넘습니다.`, used: 1 };
  if (!line.text.includes('"')) return { cells: line.text.split(","), reason: "", used: 1 };
  return { ...quoted(line.text), used: 1 };
}

/** A quote that stays open: the cell runs over the next lines, if that gives a full row; else it is a fault. */
function joined(ahead: readonly Line[], width: number): Taken {
  for (let count = 2; count <= Math.min(LONGEST_RECORD, ahead.length); count++) {
    const { cells } = quoted(
      ahead
        .slice(0, count)
        .map((line) => line.text)
        .join("\n"),
    );
    if (cells && (width === 0 || cells.length === width)) return { cells, reason: "", used: count };
  }
  return { cells: null, reason: "따옴표가 닫히지 않았습니다.", used: 1 };
}

function quoted(text: string): { cells: string[] | null; reason: string } {
  try {
    const [cells] = parse(text, { relax_column_count: true, skip_empty_lines: true });
    return { cells: cells ?? [""], reason: "" };
  } catch {
    return { cells: null, reason: "따옴표가 올바르지 않습니다." };
  }
}

function isBlank(record: CsvRecord): boolean {
  return record.cells?.length === 1 && record.cells[0]?.trim() === "";
}

function quotes(text: string): number {
  return text.split('"').length - 1;
}

async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  // The decoder takes a byte order mark away and keeps a character that two chunks share.
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  let number = 0;
  let dropped = false;
  const lineOf = (text: string): Line => {
    number++;
    const line = {
      number,
      text: text.endsWith("\r") ? text.slice(0, -1) : text,
      tooLong: dropped || text.length > LONGEST_LINE,
    };
    dropped = false;
    return line;
  };
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const ends = rest.split("\n");
    rest = ends.pop() ?? "";
    for (const text of ends) yield lineOf(text);
    if (rest.length > LONGEST_LINE) {
      dropped = true;
      rest = "";
    }
  }
  rest += decoder.decode();
  if (rest !== "" || dropped) yield lineOf(rest);
}
