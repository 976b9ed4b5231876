import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { ConfigError } from "../config.ts";
import { isBreached, refuseWrongList } from "./breached-passwords.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-breached-"));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function fileOf(text: string): string {
  const path = join(folder, `list-${written++}`);
  writeFileSync(path, text);
  return path;
}

const hashOf = (password: string): string => createHash("sha1").update(password).digest("hex").toUpperCase();

/** Its words, in the order of their lines. */
const WORDS = Array.from({ length: 400 }, (_, n) => `a-word-${n}`).toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
const LINES = WORDS.map((word, n) => `${hashOf(word)}:${7 ** (n % 12)}`);

describe.each([
  ["LF", "\n", "\n"],
  ["CRLF", "\r\n", "\r\n"],
  ["LF and no end", "\n", ""],
  ["CRLF and no end", "\r\n", ""],
])("a list with %s", (_name, between, end) => {
  const path = fileOf(LINES.join(between) + end);

  it("has each of its words, the first and the last too", async () => {
    await refuseWrongList(path);
    const found: string[] = [];
    for (const word of WORDS) if (await isBreached(path, word)) found.push(word);
    expect(found).toEqual(WORDS);
  });

  it("has nothing else: before the first, after the last or between two", async () => {
    const others = Array.from({ length: 400 }, (_, n) => `another-word-${n}`);
    const hashes = others.map(hashOf).toSorted();
    expect([(hashes[0] ?? "") < (LINES[0] ?? ""), (hashes.at(-1) ?? "") > (LINES.at(-1) ?? "")]).toEqual([true, true]);
    for (const word of others) expect([word, await isBreached(path, word)]).toEqual([word, false]);
  });

  it("of one line has that one", async () => {
    const one = fileOf(`${hashOf("alone")}:3${end}`);
    await refuseWrongList(one);
    expect([await isBreached(one, "alone"), await isBreached(one, "a-word-1")]).toEqual([true, false]);
  });
});

it("takes letters as they are composed, and digits in either case", async () => {
  const path = fileOf(`${hashOf("비밀번호-하나")}:1\n`.toLowerCase());
  await refuseWrongList(path);
  expect(await isBreached(path, "비밀번호-하나".normalize("NFD"))).toBe(true);
  expect(await isBreached(path, "비밀번호-하나 ")).toBe(false);
});

it("reads little of a long list, and finds a word in it", async () => {
  const lines = Array.from(
    { length: 200_000 },
    (_, n) => `${(n * 21_474).toString(16).padStart(8, "0")}${"0".repeat(32)}:1`,
  );
  const wanted = `${hashOf("the-one")}:9`;
  const path = fileOf(
    [...lines, wanted]
      .map((line) => line.toUpperCase())
      .toSorted()
      .join("\r\n"),
  );
  const file = await open(path);
  const read = vi.spyOn(Object.getPrototypeOf(file) as typeof file, "read");
  try {
    expect([await isBreached(path, "the-one"), await isBreached(path, "another-one")]).toEqual([true, false]);
    const lengths = (read.mock.calls as unknown as [Buffer, number, number][]).map(([, , length]) => length);
    // Eleven or twelve halvings of nine megabytes are a block of four kilobytes, which is read whole.
    expect(lengths.length / 2).toBeGreaterThan(10);
    expect(lengths.length / 2).toBeLessThan(15);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * 6_144);
  } finally {
    read.mockRestore();
    await file.close();
  }
});

async function problemOf(path: string): Promise<string> {
  const error: unknown = await refuseWrongList(path).catch((thrown: unknown) => thrown);
  return error instanceof ConfigError ? error.problems.join() : `no problem: ${String(error)}`;
}

describe("at the start", () => {
  it("nothing is asked of a site without a list", async () => {
    await expect(refuseWrongList(null)).resolves.toBeUndefined();
  });

  it.each([
    ["a file that is not there", () => join(folder, "nowhere"), "읽을 수 없습니다"],
    ["a folder", () => folder, "읽을 수 없습니다"],
    ["an empty file", () => fileOf(""), "줄이 아닙니다"],
    ["a list of words", () => fileOf(WORDS.join("\n")), "줄이 아닙니다"],
    ["hashes without counts", () => fileOf(WORDS.map(hashOf).join("\n")), "줄이 아닙니다"],
    ["hashes of another length", () => fileOf(LINES.map((line) => `00${line}`).join("\n")), "줄이 아닙니다"],
    ["a mark before the first line", () => fileOf(`\uFEFF${LINES.join("\n")}`), "줄이 아닙니다"],
    ["a list that was cut off", () => fileOf(LINES.join("\n").slice(0, -20)), "줄이 아닙니다"],
    [
      "something else in the middle",
      () => fileOf([...LINES.slice(0, 200), "x".repeat(900), ...LINES.slice(200)].join("\n")),
      "줄이 아닙니다",
    ],
    [
      "a list by count",
      () => fileOf(LINES.toSorted((a, b) => Number(b.split(":")[1]) - Number(a.split(":")[1])).join("\n")),
      "정렬되지 않은",
    ],
    ["a list from its end", () => fileOf(LINES.toReversed().join("\n")), "정렬되지 않은"],
    ["two lists, one after the other", () => fileOf([...LINES, ...LINES].join("\n")), "정렬되지 않은"],
    ["a last line out of order", () => fileOf([...LINES, LINES[0]].join("\n")), "정렬되지 않은"],
  ])("%s is refused with its setting", async (_what, made, problem) => {
    const said = await problemOf(made());
    expect(said).toMatch(/^BREACHED_PASSWORDS: /);
    expect(said).toContain(problem);
  });
});

it("a list that is gone meanwhile lets no password through unseen", async () => {
  const path = fileOf(LINES.join("\n"));
  await refuseWrongList(path);
  rmSync(path);
  await expect(isBreached(path, "a-word-1")).rejects.toThrow("ENOENT");
});
