import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { judge } from "./judge.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-judge-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER =
  "Date,country,league,Season,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,home_close,home_open,draw_close,draw_open,away_close,away_open,over_2.5_close,over_2.5_open,under_2.5_close,under_2.5_open";
const row = (home: string, { day = "02", season = "2023-2024", score = "2,1,1,0" } = {}) =>
  `2024-03-${day} 15:00:00,testland,first,${season},${home},Beta,${score},1.95,2.00,3.50,3.40,3.90,3.80,1.90,1.92,1.95,1.93`;

async function judged(lines: readonly string[], season?: string) {
  const [from, to] = [join(folder, "from.csv"), join(folder, "to.jsonl")];
  writeFileSync(from, lines.join("\n"));
  const told: number[] = [];
  const judgement = await judge({ from, to, season }, (rows) => void told.push(rows));
  const taken = readFileSync(to, "utf8").split("\n").filter(Boolean);
  return { ...judgement, told, homes: taken.map((line) => (JSON.parse(line) as { home: string }).home) };
}

test("rows are taken or refused with their lines, and the earliest kick-off is named", async () => {
  const found = await judged([
    HEADER,
    row("Alpha", { day: "05" }),
    row("Gamma"),
    row("Delta", { score: "2,1,3,0" }),
    row("Gamma"),
    `"${row("Omega")}`,
  ]);
  expect(found).toEqual({
    taken: 2,
    homes: ["Alpha", "Gamma"],
    firstKickOff: Date.parse("2024-03-02T15:00:00Z"),
    refused: [
      { line: 4, reason: "전반 득점(3:0)이 전체 득점(2:1)보다 많습니다." },
      { line: 5, reason: "같은 경기가 위에 이미 있습니다." },
      { line: 6, reason: "따옴표가 닫히지 않았습니다." },
    ],
    refusedCount: 3,
    told: [5],
  });
});

test("rows of other seasons are left aside; without a season those of several are refused", async () => {
  const lines = [
    HEADER,
    row("Alpha"),
    row("Gamma", { season: "2022-2023" }),
    row("Delta", { season: "" }),
    row("Omega").split(",").slice(1).join(","),
  ];
  const found = await judged(lines, "2022-2023");
  expect([found.taken, found.homes, found.refused.map(({ line }) => line)]).toEqual([1, ["Gamma"], [4, 5]]);
  expect(await judged(lines, "1999-2000")).toMatchObject({ taken: 0, firstKickOff: 0, refusedCount: 2 });
  await expect(judged(lines)).rejects.toThrow(
    "파일에 시즌이 2개 있습니다(2022-2023, 2023-2024). 가져올 시즌을 입력해주세요.",
  );
  await expect(judged([HEADER, ...[1, 2, 3, 4, 5, 6].map((n) => row("A", { season: `S${n}` }))])).rejects.toThrow(
    "파일에 시즌이 6개 있습니다(S1, S2, S3, S4, S5).",
  );
});

test("a thousand refusals are listed, and all are counted; every 2,000 rows are told", async () => {
  const wrong = Array.from({ length: 1_001 }, () => row("Beta"));
  const right = Array.from({ length: 1_000 }, (_, n) => row(`T${n}`));
  const found = await judged([HEADER, ...wrong, ...right]);
  expect([found.refused.length, found.refusedCount, found.taken]).toEqual([1_000, 1_001, 1_000]);
  expect(found.told).toEqual([2_000, 2_001]);
});

test("an empty file, and one without a header that can be read, are refused whole", async () => {
  await expect(judged([""])).rejects.toThrow("CSV가 비어 있습니다.");
  await expect(judged([`"${HEADER}`])).rejects.toThrow("CSV의 머리글을 읽을 수 없습니다. 따옴표가 닫히지 않았습니다.");
  expect(await judged([HEADER])).toMatchObject({ taken: 0, firstKickOff: 0, refusedCount: 0, told: [0] });
});
