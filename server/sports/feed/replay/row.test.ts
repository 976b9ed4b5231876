import { describe, expect, test } from "vitest";
import { ApiError } from "../../../errors.ts";
import { readColumns } from "./columns.ts";
import { type CsvRecord, readRecords } from "./read-lines.ts";
import { readRow } from "./row.ts";

const HEADER =
  "Date,country,league,Season,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,home_close,home_open,draw_close,draw_open,away_close,away_open,over_2.5_close,over_2.5_open,under_2.5_close,under_2.5_open,bts_yes_close,bts_yes_open,bts_no_close,bts_no_open".split(
    ",",
  );
const GOOD: Record<string, string> = Object.fromEntries(
  HEADER.map((name, i) => [
    name,
    "2024-03-02 15:00:00,testland,first,2023-2024,Alpha,Beta,2,1,1,0,1.95,2.00,3.50,3.40,3.90,3.80,1.90,1.92,1.95,1.93,1.80,1.82,1.95,1.94".split(
      ",",
    )[i] ?? "",
  ]),
);
const read = (change: Record<string, string> = {}, header = HEADER) =>
  readRow(
    header.map((name) => ({ ...GOOD, ...change })[name] ?? ""),
    readColumns(header),
  );

test("a good row is taken as it stands, in any order of columns", () => {
  const row = read();
  expect(row).toMatchObject({
    home: "Alpha",
    score: [2, 1, 1, 0],
    open: [200, 340, 380, 192, 193, 182, 194],
    close: [195, 350, 390, 190, 195, 180, 195],
  });
  expect(read({}, HEADER.toReversed())).toEqual(row);
  expect(read({}, ["Referee", ...HEADER])).toEqual(row);
});

describe("refused, with a reason that names the fault", () => {
  test.each([
    [{ HomeTeam: "" }, "홈팀"],
    [{ AwayTeam: "  " }, "원정팀"],
    [{ HomeTeam: "Beta" }, "같습니다"],
    [{ HomeTeam: "x".repeat(81) }, "80자"],
    [{ HomeTeam: "A\u0000B" }, "읽을 수 없는"],
    [{ HomeTeam: "Atl\uFFFDtico" }, "읽을 수 없는"],
    [{ Season: "" }, "시즌"],
    [{ league: "" }, "리그"],
    [{ Date: "" }, "경기 일시가 비어 있습니다."],
    [{ Date: "2024-02-30 15:00:00" }, "일시"],
    [{ Date: "02/03/2024" }, "일시"],
    [{ Date: "2024-03-02 25:00:00" }, "일시"],
    [{ FTHG: "" }, "홈 득점이(가) 비어 있습니다."],
    [{ FTHG: "2.5" }, "정수"],
    [{ FTAG: "-1" }, "정수"],
    [{ FTHG: "120" }, "99"],
    [{ HTHG: "x" }, "홈 전반 득점"],
    [{ HTHG: "3" }, "전체 득점"],
    [{ home_open: "" }, "홈승 배당(시작)이(가) 비어 있습니다."],
    [{ draw_close: "1.00" }, "1.00 이하"],
    [{ draw_close: "1.004" }, "1.00 이하"],
    [{ away_close: "-2.5" }, "1.00 이하"],
    [{ "over_2.5_open": "abc" }, "수가 아닙니다"],
    [{ "over_2.5_open": "1e3" }, "수가 아닙니다"],
    [{ "under_2.5_close": "1,95" }, "수가 아닙니다"],
    [{ home_close: "5000" }, "1000"],
    [{ home_close: "9.5" }, "승무패 배당의 합계"],
    [{ "over_2.5_close": "9", "under_2.5_close": "9" }, "언더오버 2.5 배당의 합계"],
    [{ home_close: "1.01", draw_close: "1.01", away_close: "1.01" }, "승무패 배당의 합계"],
    [{ bts_yes_close: "0.9" }, "양팀 득점 예"],
  ])("%j", (change, reason) => {
    expect(read(change)).toEqual(expect.stringContaining(reason));
  });

  test.each([
    [{ bts_yes_open: "x" }, "양팀 득점 예 배당(시작)이(가) 수가 아닙니다: x"],
    [{ bts_no_open: "x" }, "양팀 득점 아니오 배당(시작)이(가) 수가 아닙니다: x"],
    [{ bts_yes_close: "x" }, "양팀 득점 예 배당(마감)이(가) 수가 아닙니다: x"],
    [{ bts_no_close: "x" }, "양팀 득점 아니오 배당(마감)이(가) 수가 아닙니다: x"],
    [{ Date: `!${"x".repeat(50)}` }, `경기 일시가 올바르지 않습니다: !${"x".repeat(39)}`],
    [{ HTAG: `!${"x".repeat(30)}` }, `원정 전반 득점이(가) 0 이상의 정수가 아닙니다: !${"x".repeat(19)}`],
    [{ draw_open: `!${"x".repeat(30)}` }, `무승부 배당(시작)이(가) 수가 아닙니다: !${"x".repeat(19)}`],
  ])("%j is said with the cell, of which a long one is cut", (change, reason) => {
    expect(read(change)).toBe(reason);
  });

  test("a row with too few or too many cells", () => {
    const cells = HEADER.map((name) => GOOD[name] ?? "");
    expect(readRow(cells.slice(1), readColumns(HEADER))).toContain("열의 수");
    expect(readRow([...cells, ""], readColumns(HEADER))).toContain("열의 수");
  });
});

describe("the bounds are within", () => {
  test.each([
    { HomeTeam: "x".repeat(80) },
    { FTHG: "99" },
    { FTAG: "0", HTAG: "0" },
    { HTHG: "2", HTAG: "1" },
    { home_close: "1000", draw_close: "1.90", away_close: "1.90" },
    { home_close: "1.01", draw_close: "4", away_close: "4.5" },
    // 90 % and 150 % exactly.
    { "over_2.5_close": "2.00", "under_2.5_close": "2.50" },
    { home_open: "2.00", draw_open: "2.00", away_open: "2.00" },
    { bts_yes_close: "1.60", bts_no_close: "1.60" },
    { Date: "2024-02-29T15:00" },
  ])("%j", (change) => {
    expect(read(change)).toBeTypeOf("object");
  });

  test.each([
    [{ FTHG: "100" }, "99를 넘습니다"],
    [{ HTAG: "2" }, "전반 득점(1:2)이 전체 득점(2:1)보다 많습니다."],
    [{ home_close: "1000.01", draw_close: "1.90", away_close: "1.90" }, "1000을 넘습니다"],
    [{ "over_2.5_close": "2.00", "under_2.5_close": "2.51" }, "89.8%"],
    [{ home_open: "2.00", draw_open: "2.00", away_open: "1.99" }, "150.3%"],
    [{ bts_yes_open: "1.20", bts_no_open: "1.20" }, "양팀 득점 배당의 합계 확률이 166.7%"],
  ])("%j is not", (change, reason) => {
    expect(read(change)).toEqual(expect.stringContaining(reason));
  });
});

test("the key names the match, and a kick-off counts from its date as it stands in the file", () => {
  const row = read();
  if (typeof row === "string") throw new Error(row);
  expect(row.key).toBe("testland|first|2023-2024|2024-03-02 15:00:00|Alpha|Beta");
  expect(row.kickOff).toBe(Date.parse("2024-03-02T15:00:00Z"));
  const short = read({ Date: "2024-03-02 15:00" });
  expect(typeof short === "string" ? short : short.kickOff).toBe(row.kickOff);
});

test("prices for both to score may be missing, in a row and in the whole file", () => {
  expect(read({ bts_yes_open: "" })).toMatchObject({ open: [200, 340, 380, 192, 193] });
  expect(read({}, HEADER.slice(0, 20))).toMatchObject({ close: [195, 350, 390, 190, 195] });
});

test("missing and doubled columns are named", () => {
  const names = (header: string[]) => {
    try {
      readColumns(header);
    } catch (error) {
      if (error instanceof ApiError) return error.message;
    }
    return "";
  };
  expect(names(HEADER.filter((name) => name !== "HTAG" && name !== "under_2.5_open"))).toBe(
    "CSV에 없는 열: HTAG, under_2.5_open",
  );
  expect(names(HEADER.slice(0, 23))).toBe("CSV에 없는 열: bts_no_open");
  expect(names([...HEADER, "Date"])).toContain("Date");
  expect(names([""])).toContain("HomeTeam");
});

async function records(text: string | Uint8Array, chunk = 7): Promise<CsvRecord[]> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.slice(at, at + chunk);
  }
  return Array.fromAsync(readRecords(chunks()));
}
const cellsOf = async (text: string | Uint8Array) => (await records(text)).map(({ line, cells }) => [line, cells]);

describe("lines", () => {
  test("byte order mark, CRLF, quotes, blank lines, no end of line", async () => {
    expect(await cellsOf('\uFEFFa,b\r\n"서울, ""FC""",2\r\n\r\n3,4')).toEqual([
      [1, ["a", "b"]],
      [2, ['서울, "FC"', "2"]],
      [4, ["3", "4"]],
    ]);
  });

  test("a cell over two lines is one record; a quote that stays open costs its own line only", async () => {
    expect(await cellsOf('a,b\n"x\ny",2\n3,4\n')).toEqual([
      [1, ["a", "b"]],
      [2, ["x\ny", "2"]],
      [4, ["3", "4"]],
    ]);
    const broken = await records('a,b\n"x,2\n3,4\n5,6\n7,8\n9,10\n');
    expect(broken.map(({ line, cells, reason }) => [line, cells ?? reason])).toEqual([
      [1, ["a", "b"]],
      [2, "따옴표가 닫히지 않았습니다."],
      [3, ["3", "4"]],
      [4, ["5", "6"]],
      [5, ["7", "8"]],
      [6, ["9", "10"]],
    ]);
    expect((await records('a,b\n1,x"y"z\n'))[1]?.cells).toBeNull();
    // Closed again lines later, but to no full row.
    const swallowed = await records('a,b\n"x,2\n3,4"\n5,6\n');
    expect(swallowed.map(({ line, cells }) => [line, cells])).toEqual([
      [1, ["a", "b"]],
      [2, null],
      [3, null],
      [4, ["5", "6"]],
    ]);
  });

  test("a line has 16,384 characters at most, and a record four lines", async () => {
    const cells = async (text: string) => (await records(text, 1_000)).map((one) => one.cells?.length ?? one.reason);
    expect(await cells(`a,b\n${"x".repeat(16_382)},1\n`)).toEqual([2, 2]);
    expect(await cells(`a,b\n${"x".repeat(16_383)},1\n3,4\n`)).toEqual([2, "한 줄이 16384자를 넘습니다.", 2]);
    expect(await cells('a,b\n"1\n2\n3\n4",5\n')).toEqual([2, 2]);
    expect(await cells('a,b\n"1\n2\n3\n4\n5",6\n')).toEqual([
      2,
      "따옴표가 닫히지 않았습니다.",
      1,
      1,
      1,
      "따옴표가 닫히지 않았습니다.",
    ]);
    // Also where the file ends with it.
    expect(await cells('a,b\n"1\n2",3')).toEqual([2, 2]);
    expect(await cells('a,b\n"1\n2')).toEqual([2, "따옴표가 닫히지 않았습니다.", 1]);
    expect(await cells('\n \na,b\n""\n1,2\n')).toEqual([2, 2]);
    // A header of two lines says how wide a row is; a blank line in a cell is a part of it.
    expect(await cellsOf('"a\nx",b\n"1\n\n2",3\n4,5')).toEqual([
      [1, ["a\nx", "b"]],
      [3, ["1\n\n2", "3"]],
      [6, ["4", "5"]],
    ]);
    // Blank or not, a line that is too long is told; one that is just not is taken, wherever its chunks end.
    expect(await cells(`a,b\n${" ".repeat(16_385)}\n1,2\n`)).toEqual([2, "한 줄이 16384자를 넘습니다.", 2]);
    const whole = await records(`${"x".repeat(16_382)},1\n1,2`, 16_384);
    expect(whole.map((one) => one.cells?.length)).toEqual([2, 2]);
    // The last lines of a file whose quote never ends are records as well.
    expect(await cells('a,b\n"1\n2,3\n\n4,5')).toEqual([2, "따옴표가 닫히지 않았습니다.", 2, 2]);
  });

  test("a line without end costs itself only", async () => {
    const long = await records(`a,b\n${"x".repeat(50_000)}\n3,4\n`, 1_000);
    expect(long.map(({ line, cells }) => [line, cells])).toEqual([
      [1, ["a", "b"]],
      [2, null],
      [3, ["3", "4"]],
    ]);
  });
});
