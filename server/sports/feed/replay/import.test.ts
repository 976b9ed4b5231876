import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { ImportPlan, ImportQuery, ImportStatus } from "../../../../src/api/contract/operator/fixtures.ts";
import type { ServerContext } from "../../../context.ts";
import { importReplay, reportOf } from "./import.ts";
import { asImport, importStatus } from "./progress.ts";
import type { Received } from "./receive.ts";
import type { ReplayRow } from "./row.ts";

const NOW = Date.parse("2026-03-02T03:00:00Z");
const HOUR_MS = 3_600_000;
const FIRST = Date.parse("2020-08-01T15:00:00Z");
const PLAN: ImportPlan = { file: "", rows: 0, added: 0, refused: 0, leagues: [], matches: [], corrections: [] };
const QUERY: ImportQuery = { dryRun: false, season: undefined, start: "now", speed: 1 };

interface Written {
  feedKey: string;
  startsAt: string;
  endsAt: string;
  leagueName: string;
  homeName: string;
  awayName: string;
  feedState: { score: number[]; moveMs: number };
}
const rowOf = (home: string, afterHours = 0): ReplayRow => ({
  key: home,
  country: "testland",
  league: "first",
  season: "2020-2021",
  home,
  away: "Beta",
  kickOff: FIRST + afterHours * HOUR_MS,
  score: [2, 1, 1, 0],
  open: [200, 340, 380, 192, 193],
  close: [195, 350, 390, 190, 195],
});

/** Imports these rows. `known`: they are there already, and change; `begun`: they are not scheduled any more. */
async function imported(
  rows: ReplayRow[],
  {
    query = {},
    plan = {},
    known = [],
    begun = [],
  }: Partial<Record<"query" | "plan", object>> & {
    known?: string[];
    begun?: string[];
  } = {},
) {
  const batches: Written[][] = [];
  const corrected: unknown[][] = [];
  const told: Partial<ImportStatus>[] = [];
  let nudges = 0;
  const where = async () => void nudges++;
  const execute = async (given: SQL) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(given);
    if (!text.includes("insert into fixture")) {
      corrected.push(params);
      return { rows: [] };
    }
    const batch = JSON.parse(String(params.find((one) => String(one).startsWith("[")))) as Written[];
    batches.push(batch);
    const written = batch.filter(({ feedKey }) => !begun.includes(feedKey));
    return { rows: written.map(({ feedKey }) => ({ feedKey, inserted: !known.includes(feedKey) })) };
  };
  const context = {
    clock: { now: () => NOW },
    database: { db: { execute, update: () => ({ set: () => ({ where }) }) } },
  } as unknown as ServerContext;
  const received = {
    taken: rows.length,
    refused: [],
    refusedCount: 3,
    firstKickOff: FIRST,
    async *rows() {
      yield* rows;
    },
  } as unknown as Received;
  const report = await importReplay(
    context,
    received,
    { ...QUERY, ...query },
    { ...PLAN, ...plan },
    (change) => void told.push(change),
  );
  return { report, batches, corrected, told, nudges, written: batches.flat() };
}
const timesOf = ({ startsAt, endsAt }: Written) => [Date.parse(startsAt), Date.parse(endsAt) - Date.parse(startsAt)];

test("the first kick-off is laid on the start, and time runs as fast as was asked", async () => {
  const rows = [rowOf("A"), rowOf("B", 24)];
  const { written } = await imported(rows);
  expect(written.map(timesOf)).toEqual([
    [NOW, 105 * 60_000],
    [NOW + 24 * HOUR_MS, 105 * 60_000],
  ]);
  expect(written[0]).toMatchObject({
    feedKey: "A",
    homeName: "A",
    awayName: "Beta",
    feedState: { v: 1, open: rows[0]?.open, close: rows[0]?.close, score: [2, 1, 1, 0], moveMs: 120 * HOUR_MS },
  });
  const start = NOW + 5 * HOUR_MS;
  const quick = await imported(rows, { query: { start: new Date(start).toISOString(), speed: 24 } });
  expect(quick.written.map(timesOf)).toEqual([
    [start, (105 * 60_000) / 24],
    [start + HOUR_MS, (105 * 60_000) / 24],
  ]);
  expect(quick.written[0]?.feedState.moveMs).toBe(5 * HOUR_MS);
});

test("however fast, a match lasts a millisecond; however slow, it begins in a year that a date can have", async () => {
  const fast = await imported([rowOf("A")], { query: { speed: 1e9 } });
  expect(fast.written.map(timesOf)).toEqual([[NOW, 1]]);
  const slow = await imported([rowOf("A", 24 * 365 * 10)], { query: { speed: 0.001 } });
  expect(slow.written.map(({ startsAt }) => startsAt)).toEqual(["9000-01-01T00:00:00.000Z"]);
});

test("rows are written 250 at a time, which is told as it goes, and the feed takes them up at the end", async () => {
  const rows = Array.from({ length: 251 }, (_, at) => rowOf(`T${at}`));
  const { batches, told, report, nudges } = await imported(rows, { known: ["T3"], begun: ["T4"] });
  expect(batches.map(({ length }) => length)).toEqual([250, 1]);
  expect(told).toEqual([{ phase: "writing", takenRows: 251 }, { writtenRows: 250 }, { writtenRows: 251 }]);
  expect(report).toMatchObject({ taken: 249, changed: 2, refusedCount: 3 });
  expect(nudges).toBe(1);
  // A file that is full to the last batch writes nothing more.
  const full = await imported(rows.slice(0, 250));
  expect([full.batches.map(({ length }) => length), full.report.taken]).toEqual([[250], 250]);
});

test("of matches that have begun those are corrected that the plan names; the report sums up what that moves", async () => {
  const correction = (fixtureId: string, paid: number, takenBack: number) => ({
    fixtureId,
    match: "",
    before: "",
    after: "",
    paid,
    takenBack,
  });
  const corrections = [correction("f1", 1_000, 20), correction("f2", 500, 3)];
  const { corrected, report } = await imported([rowOf("A"), rowOf("B")], { begun: ["B"], plan: { corrections } });
  expect(report).toMatchObject({ corrected: 2, paid: 1_500, takenBack: 23 });
  // Before it is done, what would come of it.
  const received = { refused: [], refusedCount: 3 } as unknown as Received;
  expect(reportOf(received, { ...PLAN, rows: 5, added: 3, corrections })).toEqual({
    taken: 3,
    changed: 2,
    corrected: 2,
    paid: 1_500,
    takenBack: 23,
    refused: [],
    refusedCount: 3,
  });
  expect(corrected).toHaveLength(2);
  for (const params of corrected)
    expect(params).toEqual([JSON.stringify([{ feedKey: "B", score: [2, 1, 1, 0] }]), "f1", "f2"]);
  expect((await imported([rowOf("A")], { plan: { corrections } })).corrected).toEqual([]);
});

test("of imports at once the newest is told of, and none when all have ended, whatever their end", async () => {
  const context = { clock: { now: () => NOW } } as ServerContext;
  const idle = { phase: "idle", bytes: 0, judgedRows: 0, takenRows: 0, writtenRows: 0, startedAt: null };
  expect(importStatus(context)).toEqual(idle);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = asImport(context, async (tell) => {
    tell({ bytes: 7 });
    await first.promise;
  });
  const receiving = { ...idle, phase: "receiving", startedAt: new Date(NOW).toISOString() };
  expect(importStatus(context)).toEqual({ ...receiving, bytes: 7 });
  const other = asImport(context, () => second.promise);
  expect(importStatus(context)).toEqual(receiving);
  second.reject(new Error("gone"));
  await expect(other).rejects.toThrow("gone");
  expect(importStatus(context)).toEqual({ ...receiving, bytes: 7 });
  first.resolve();
  await one;
  expect(importStatus(context)).toEqual(idle);
  expect(importStatus({ ...context })).toEqual(idle);
});
