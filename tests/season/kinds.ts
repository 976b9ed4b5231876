// Every kind of market settled by every result of a file of seasons, and by played matches of the sports that no file
// tells: the settlement against judge.ts, which tells each a second time.
// node tests/season/kinds.ts [--csv FILE …]
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import { LEAGUES } from "../../server/sports/feed/simulated/leagues.ts";
import { matchOf, stateOf } from "../../server/sports/feed/simulated/match.ts";
import { chooseLines } from "../../server/sports/feed/simulated/offers.ts";
import { resultOf } from "../../server/sports/feed/simulated/results.ts";
import { matchesOfDay } from "../../server/sports/feed/simulated/schedule.ts";
import { ALL_KINDS } from "../../src/domain/sports/markets/all-kinds.ts";
import type { LegOutcome } from "../../src/domain/sports/market.ts";
import { BONUS_KIND } from "../../src/domain/sports/markets/table.ts";
import { settlerOf } from "../../src/domain/sports/settlement/leg-outcome.ts";
import type { ScoreResult } from "../../src/domain/sports/settlement/result.ts";
import { seasonCsv } from "../factories/season-csv.ts";
import { JUDGES, type Scores, type Told } from "./judge.ts";

const PLAYED_DAYS = 60;
const WITH_PENALTIES = ["to_qualify", "winner_overtime"];
const FIRST_DAY = 20_778;
const LINES = [-2.25, -1.5, -1, -0.75, -0.5, 0, 0.25, 0.5, 1, 1.5, 2, 2.25, 2.5, 2.75, 3.5, 4.5];
const POINT_LINES = [-20.5, -6, -3.5, 5.5, 150.5, 165, 180.5];
const PERIODS: Readonly<Record<string, (told: Told) => Scores>> = {
  "100": ({ now }) => now,
  "10": ({ first }) => first,
  "20": ({ second }) => second,
};
const ANSWERS: Readonly<Record<Exclude<LegOutcome, "open" | "void">, number>> = {
  won: 1,
  half_won: 0.5,
  push: 0,
  half_lost: -0.5,
  lost: -1,
};

const { values } = parseArgs({ options: { csv: { type: "string", multiple: true } } });
const results = [...(values.csv ?? [null]).flatMap(fromFile), ...played()];
const counts = new Map<string, Map<string, number>>();
const faults: string[] = [];
for (const { code, hasLine, selections, periods } of ALL_KINDS.filter((kind) => kind.code !== BONUS_KIND)) {
  const judge = JUDGES[code];
  if (!judge) {
    faults.push(`${code}: nothing judges it`);
    continue;
  }
  const count = new Map<string, number>();
  counts.set(code, count);
  const lines = hasLine ? (code.startsWith("points") ? POINT_LINES : LINES) : [null];
  for (const period of periods === "any" ? Object.keys(PERIODS) : [WITH_PENALTIES.includes(code) ? "102" : "100"])
    for (const line of lines)
      for (const key of Object.keys(selections)) {
        const settle = settlerOf({ kind: code, period, line }, key);
        for (const { result, told } of results) {
          if (!isTold(code, told)) continue;
          const outcome = settle(result);
          const now = PERIODS[period]?.(told) ?? told.now;
          const expected = judge(key, { ...told, now, line: line ?? 0 });
          count.set(outcome, (count.get(outcome) ?? 0) + 1);
          if (ANSWERS[outcome as keyof typeof ANSWERS] !== expected)
            faults.push(
              `${code} ${period} ${line} ${key}: ${outcome}, expected ${expected}, ${JSON.stringify(result)}`,
            );
        }
      }
}
print();
process.exit(faults.length > 0 ? 1 : 0);

/** Parts are what sports beside football tell, and the winner in the end what a match without a draw tells. */
function isTold(code: string, { parts, end }: Told): boolean {
  if (WITH_PENALTIES.includes(code)) return end !== "draw";
  return parts.length > 0 || !/^(points_|highest_part|overtime)/.test(code);
}

function fromFile(path: string | null) {
  const text = path
    ? readFileSync(path, "utf8")
    : seasonCsv({
        teams: Array.from({ length: 20 }, (_, i) => `Team ${i + 1}`),
        season: "2023-2024",
        firstKickOff: "2023-08-12 14:00:00",
        seed: 3,
      });
  const rows = parse(text, { columns: true }) as Record<"FTHG" | "FTAG" | "HTHG" | "HTAG", string>[];
  return rows.flatMap((row) => {
    const [home = -1, away = -1, homeHalf = -1, awayHalf = -1] = [row.FTHG, row.FTAG, row.HTHG, row.HTAG].map((one) =>
      one === "" ? -1 : Number(one),
    );
    return Math.min(home, away, homeHalf, awayHalf) < 0 ? [] : [toldOf({ home, away, homeHalf, awayHalf })];
  });
}

function toldOf(result: ScoreResult) {
  const { home, away, homeHalf, awayHalf, periods } = result;
  const first = { home: homeHalf ?? 0, away: awayHalf ?? 0 };
  const told: Told = {
    now: { home, away },
    first,
    second: { home: home - first.home, away: away - first.away },
    line: 0,
    parts: ["1", "2", "3", "4", "5"].flatMap((code) => periods?.[code] ?? []),
    hasOvertime: Boolean(periods?.["40"] ?? periods?.["30"]),
    end: endOf(result),
  };
  return { result, told };
}

/** The winner by all that was scored, part by part, the shoot-out with it. */
function endOf({ home, away, periods }: ScoreResult): string {
  const codes = ["30", "35", "40", "50"].flatMap((code) => periods?.[code] ?? []);
  // Full time counts the overtime of basketball and baseball.
  const isCounted = !periods?.["101"];
  const extra = isCounted ? [] : codes;
  const lead = extra.reduce((sum, part) => sum + part.home - part.away, home - away);
  return lead > 0 ? "home" : lead < 0 ? "away" : "draw";
}

function played() {
  return Array.from({ length: PLAYED_DAYS }, (_, i) => matchesOfDay(11, FIRST_DAY + i))
    .flat()
    .filter(({ league }) => !["kl1", "epl"].includes(league.code))
    .map((planned) => {
      const { feedKey, startsAt } = planned;
      const times = { startsAt, endsAt: startsAt + 720_000, status: "live", proto: false } as const;
      const match = matchOf({ id: feedKey, feedKey, state: stateOf(planned, chooseLines), ...times });
      return toldOf(resultOf(match));
    });
}

function print(): void {
  console.log(`결과 ${results.length}개, 종목 ${new Set(LEAGUES.map(({ sportId }) => sportId)).size}개`);
  const columns = Object.keys(ANSWERS);
  console.log(["kind".padEnd(28), ...columns.map((one) => one.padStart(10)), "void".padStart(8)].join(""));
  for (const [code, count] of counts)
    console.log(
      [
        code.padEnd(28),
        ...columns.map((one) => String(count.get(one) ?? 0).padStart(10)),
        String(count.get("void") ?? 0).padStart(8),
      ].join(""),
    );
  console.log(`다른 정산 ${faults.length}건`);
  for (const fault of faults.slice(0, 10)) console.log(fault);
}
