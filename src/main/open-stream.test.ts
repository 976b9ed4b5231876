// What the stream has the page read anew.
import { QueryObserver, type QueryKey, type QueryMeta } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStreamPage, type StreamPage } from "./open-stream.samples.ts";
import { RUNNING_COUNT_KEY } from "../api/queries/frame/running-count-key.ts";
import { movedBy } from "../api/queries/sports/moved-by.ts";

const QUERIES: Readonly<Record<string, { queryKey: QueryKey; meta?: QueryMeta }>> = {
  bets: { queryKey: ["bets", { status: "0" }] },
  "cash-outs": { queryKey: ["cash-outs", { ids: "b1" }], meta: movedBy(["f2"]) },
  next: { queryKey: ["fixtures", { game: "cross" }] },
  running: { queryKey: RUNNING_COUNT_KEY },
  missions: { queryKey: ["missions", { kind: "mission" }] },
  quote: { queryKey: ["quote", "any", []], meta: movedBy(["f1"]) },
};

const ALL = Object.keys(QUERIES).toSorted();

let read: string[];
let atBegin: string[];
let page: StreamPage;
let ends: (() => void)[];

beforeEach(async () => {
  page = openStreamPage(vi.stubGlobal);
  read = [];
  ends = Object.entries(QUERIES).map(([name, query]) =>
    new QueryObserver(page.queryClient, {
      ...query,
      queryFn: () => read.push(name),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {}),
  );
  // The stream has begun.
  await vi.waitUntil(() => read.length > ALL.length);
  vi.useFakeTimers();
  atBegin = await readSince();
});
afterEach(() => {
  for (const end of ends) end();
  page.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function readSince(ms = 0): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  return read.splice(0).toSorted();
}
const fixture = (id: string, status: string) => ({
  id,
  status,
  startsAt: "2026-11-21T10:00:00Z",
  score: null,
  clock: null,
});

it("reads again what does not say which event it is as new as, when the stream begins", () => {
  expect(atBegin).toEqual([...ALL, "bets", "cash-outs", "missions", "running"].toSorted());
});

it("reads the lists once for many fixtures that begin or end", async () => {
  for (let n = 0; n < 5; n++) page.tell("fixtures", 2 + n, { items: [fixture(`g${n}`, "live")] });
  expect(await readSince(1_400)).toEqual([]);
  expect(await readSince(200)).toEqual(["next", "running"]);
  page.tell("fixtures", 9, { items: [fixture("g0", "live")] });
  expect(await readSince(5_000)).toEqual([]);
});

it("reads bets at once and missions soon when a bet was settled", async () => {
  page.tell("bet", 2, {});
  page.tell("wallet", 3, { emoney: 1, point: 0, walletSeq: 1 });
  page.tell("wallet", 4, { emoney: 2, point: 0, walletSeq: 2 });
  expect(await readSince(100)).toEqual(["bets", "cash-outs"]);
  expect(await readSince(1_500)).toEqual(["missions"]);
});

it("reads the prices that hang on a fixture of which it hears", async () => {
  const item = { selectionId: "s", marketId: "m", fixtureId: "f1", betPrice: 150, status: "open" };
  page.tell("prices", 2, { items: [item] });
  expect(await readSince(300)).toEqual(["quote"]);
  page.tell("prices", 3, { items: [{ ...item, fixtureId: "f2" }] });
  expect(await readSince(3_000)).toEqual(["cash-outs"]);
});

it("reads all that is shown after a gap", async () => {
  page.tell("resync", 2, { reason: "gone" });
  expect(await readSince(100)).toEqual(ALL);
});
