// Passwords that are known from a breach: a list that the site's owner installs, in the form in which such lists are given
// out. A line is 40 hexadecimal digits, a colon and a count, and lines stand in the order of their digits. SHA-1 is the
// form of that list alone: nothing of the site is kept or compared by it.
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { ConfigError } from "../config.ts";

const LINE = /^([0-9A-F]{40}):\d{1,20}\r?$/i;
/** Bytes of the longest line with its end. */
const LONGEST_LINE = 64;
/** Bytes in which a line is looked for once it stands among so few. */
const BLOCK = 4_096;
/** Lines that are looked at when the server starts, beside the first and the last. */
const SAMPLES = 255;

const UNREADABLE = "BREACHED_PASSWORDS: 파일을 읽을 수 없습니다";
const WRONG_LINE = "BREACHED_PASSWORDS: SHA-1 해시(16진수 40자), 콜론, 횟수로 이루어진 줄이 아닙니다";
const UNSORTED = "BREACHED_PASSWORDS: 해시 순서로 정렬되지 않은 파일입니다";

interface List {
  file: FileHandle;
  size: number;
}

/** Where it starts, in bytes, and its digits in capitals. */
interface Line {
  start: number;
  digits: string;
}

/**
 * Whether the list at `path` has the password. Two dozen small reads find it in any number of lines, and nothing is kept:
 * a list that is put in the place of another counts at once. Throws where the file is gone or has other lines.
 */
export function isBreached(path: string, password: string): Promise<boolean> {
  const wanted = createHash("sha1").update(password.normalize("NFC")).digest("hex").toUpperCase();
  return withList(path, async (list) => {
    // The line starts at `from`, at `to` or between them.
    let [from, to] = [0, list.size];
    while (to - from > BLOCK) {
      const middle = Math.floor((from + to) / 2);
      const line = await lineAfter(list, middle);
      if (line === null || line.digits > wanted) to = middle;
      else from = line.start;
    }
    return (await readText(list, from, to - from + LONGEST_LINE)).toUpperCase().includes(`${wanted}:`);
  });
}

/**
 * Looks at the first line, the last one and some between them. Throws ConfigError for a file that cannot be read, has other
 * lines or stands in another order.
 */
export async function refuseWrongList(path: string | null): Promise<void> {
  if (path === null) return;
  const problem = await withList(path, problemOf).catch((error: Error) =>
    error instanceof ConfigError ? error.message : `${UNREADABLE}: ${path} (${error.message})`,
  );
  if (problem !== null) throw new ConfigError([problem]);
}

async function problemOf(list: List): Promise<string | null> {
  const tail = await readText(list, Math.max(0, list.size - 2 * LONGEST_LINE), 2 * LONGEST_LINE);
  const last = digitsOf(tail.replace(/\n$/, "").split("\n").at(-1) ?? "", list.size);
  const [first = ""] = (await readText(list, 0, LONGEST_LINE)).split("\n");
  let before: Line = { start: 0, digits: digitsOf(first, 0) };
  for (let n = 1; n <= SAMPLES; n++) {
    const line = await lineAfter(list, Math.floor((list.size * n) / (SAMPLES + 1)));
    if (line === null || line.start === before.start) continue;
    if (line.digits <= before.digits) return UNSORTED;
    before = line;
  }
  return last < before.digits ? UNSORTED : null;
}

async function withList<T>(path: string, work: (list: List) => Promise<T>): Promise<T> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    return await work({ file, size });
  } finally {
    await file.close();
  }
}

/** The first line that starts after the byte `at`; null where none does. */
async function lineAfter(list: List, at: number): Promise<Line | null> {
  const text = await readText(list, at, 2 * LONGEST_LINE);
  const start = text.indexOf("\n") + 1;
  if (at + (start || text.length) >= list.size) return null;
  const [line = ""] = text.slice(start).split("\n");
  return { start: at + start, digits: digitsOf(line, at + start) };
}

function digitsOf(line: string, at: number): string {
  const [, digits] = LINE.exec(line) ?? [];
  if (digits === undefined) throw new ConfigError([`${WRONG_LINE}: ${at.toLocaleString("ko-KR")}바이트 자리`]);
  return digits.toUpperCase();
}

/** A byte is a character: whatever stands in the file, positions are right. */
async function readText({ file }: List, at: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.toString("latin1", 0, bytesRead);
}
