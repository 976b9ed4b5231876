import { buffer, text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { exportStream } from "./export-stream.ts";
import { rowsByKey } from "./rows-by-key.ts";
import { xlsxStream } from "./xlsx.ts";

interface Row {
  name: string;
  amount: number | null;
}
const columns = [
  { header: "이름", value: ({ name }: Row) => name },
  { header: "금액", value: ({ amount }: Row) => amount },
];
async function* all(...rows: Row[]) {
  yield* rows;
}
async function* failing() {
  yield { name: "a", amount: 1 };
  throw new Error("gone");
}

/** The files of an archive, by its central directory. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(archive.length - 6);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [size, nameSize, extraSize, commentSize, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString("utf8", at + 46, at + 46 + nameSize);
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    files[name] = inflateRawSync(archive.subarray(from, from + size)).toString();
    at += 46 + nameSize + extraSize + commentSize;
  }
  return files;
}

describe("a file that nobody reads yet", () => {
  it.each(["csv", "xlsx"] as const)("asks for no row, and fails when it is read: %s", async (format) => {
    let asked = 0;
    const rows = rowsByKey(
      async (): Promise<Row[]> => {
        asked += 1;
        throw new Error("gone");
      },
      () => null,
    );
    // An error that nobody hears would fail the run.
    const stream = exportStream({ format, columns, rows });
    await setTimeout(20);
    expect([asked, stream.errored]).toEqual([0, null]);
    await expect(buffer(stream)).rejects.toThrow("gone");
    expect(asked).toBe(1);
  });
});

describe("CSV", () => {
  const csv = (...rows: Row[]) => text(exportStream({ format: "csv", columns, rows: all(...rows) }));

  it("quotes what has to be quoted", async () => {
    const rows = [
      { name: '김, "철수"', amount: -5 },
      { name: "a\nb", amount: null },
    ];
    // A decoder of UTF-8 takes the byte order mark off.
    expect(await csv(...rows)).toBe('이름,금액\r\n"김, ""철수""",-5\r\n"a\nb",\r\n');
    const bytes = await buffer(exportStream({ format: "csv", columns, rows: all() }));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8", 3)).toBe("이름,금액\r\n");
  });

  it.each(["=1+1", "+1", "-1", "@a", "\ta", "\ra"])("takes %j as text, not as a formula", async (name) =>
    expect(await csv({ name, amount: 1 })).toContain(`'${name}`),
  );

  it("fails with its rows", () =>
    expect(text(exportStream({ format: "csv", columns, rows: failing() }))).rejects.toThrow("gone"));
});

describe("XLSX", () => {
  const sheets = async (rows: AsyncIterable<Row>, sheetRows?: number) =>
    unzip(await buffer(xlsxStream(columns, rows, sheetRows)));

  it("has text as text and numbers as numbers", async () => {
    const files = await sheets(all({ name: "<a> & \u0001b", amount: -5 }, { name: "", amount: null }));
    expect(Object.keys(files).toSorted()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    expect(files["xl/worksheets/sheet1.xml"]).toContain(
      '<row><c t="inlineStr"><is><t xml:space="preserve">&lt;a&gt; &amp; b</t></is></c><c><v>-5</v></c></row><row><c/><c/></row>',
    );
  });

  it.each(["=1+1", "+1", "-1", "@a", "\ta", "\ra"])("marks %j as text", async (name) =>
    expect((await sheets(all({ name, amount: 1 })))["xl/worksheets/sheet1.xml"]).toContain('<c t="inlineStr" s="1">'),
  );

  it("goes on in another sheet where one is full", async () => {
    const rows = ["a", "b", "c", "d"].map((name) => ({ name, amount: 1 }));
    const files = await sheets(all(...rows), 3);
    const namesIn = (sheet: number) =>
      Array.from((files[`xl/worksheets/sheet${sheet}.xml`] ?? "").matchAll(/preserve">([a-z])</g), ([, name]) => name);
    expect([namesIn(1), namesIn(2)]).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(files["xl/workbook.xml"]).toContain('sheetId="2"');
    expect(files["xl/worksheets/sheet3.xml"]).toBeUndefined();
  });

  it("fails with its rows", () =>
    expect(buffer(exportStream({ format: "xlsx", columns, rows: failing() }))).rejects.toThrow("gone"));
});

describe("rows by a key", () => {
  const keys = Array.from({ length: 7 }, (_, at) => at);

  it("are read batch by batch, each after the last row of the one before", async () => {
    const asked: (number | null)[] = [];
    const read = async (after: number | null) => {
      asked.push(after);
      return keys.filter((key) => key > (after ?? -1)).slice(0, 3);
    };
    expect(await Array.fromAsync(rowsByKey(read, (key) => key))).toEqual(keys);
    expect(asked).toEqual([null, 2, 5, 6]);
  });

  it.each(["csv", "xlsx"] as const)("are not read ahead of who takes the %s", async (format) => {
    let batches = 0;
    const endless = async () => {
      batches += 1;
      return Array.from({ length: 500 }, () => ({ name: Math.random().toString(36), amount: batches }));
    };
    const stream = exportStream({ format, columns, rows: rowsByKey(endless, ({ amount }) => amount) });
    for await (const chunk of stream) {
      expect(chunk).toBeInstanceOf(Buffer);
      break;
    }
    expect(batches).toBeLessThan(50);
    expect(stream.destroyed).toBe(true);
  });
});
