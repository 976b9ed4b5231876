// What the stream has the page read anew.
import { QueryObserver, type QueryKey } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStreamPage, type StreamPage } from "./open-stream.samples.ts";

const QUERIES: Readonly<Record<string, QueryKey>> = {
  bets: ["bets", { status: "0" }],
  "cash-outs": ["cash-outs", { ids: "b1" }],
  next: ["fixtures", { game: "cross" }],
  running: ["fixtures", { game: "live", itemsPerPage: 1 }],
  missions: ["missions", { kind: "mission" }],
};
/** What the stream tells of, and is not read again when it begins. */
const CONTENTS: Readonly<Record<string, QueryKey>> = {
  guide: ["guide", "faq"],
  inbox: ["message"],
  news: ["newsLink"],
  notices: ["articles", { kind: "notice", page: 1 }],
};
const ALL = Object.keys(QUERIES).toSorted();

let read: string[];
let atBegin: string[];
let page: StreamPage;
let ends: (() => void)[];
let popups: () => void;

beforeEach(async () => {
  popups = vi.fn<() => void>();
  page = openStreamPage(vi.stubGlobal, popups);
  read = [];
  ends = Object.entries({ ...QUERIES, ...CONTENTS }).map(([name, queryKey]) =>
    new QueryObserver(page.queryClient, {
      queryKey,
      queryFn: () => read.push(name),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {}),
  );
  // The stream has begun.
  await vi.waitUntil(() => read.length > ALL.length + Object.keys(CONTENTS).length);
  await import("./own-news.ts");
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

it("reads again what was shown, or asked for, before the stream began", () => {
  expect(atBegin).toEqual([...ALL, ...ALL, ...Object.keys(CONTENTS)].toSorted());
  expect(popups).not.toHaveBeenCalled();
});

it("reads notices and popups anew when the time of one has come", async () => {
  page.tell("contents", 2, {});
  expect(await readSince(100)).toEqual(Object.keys(CONTENTS).toSorted());
  expect(popups).toHaveBeenCalledOnce();
});

it("reads the lists once for many fixtures that begin or end", async () => {
  for (let n = 0; n < 5; n++) page.tell("fixtures", 2 + n, { items: [fixture(`g${n}`, "live")] });
  expect(await readSince(1_400)).toEqual([]);
  expect(await readSince(200)).toEqual(["next", "running"]);
  page.tell("fixtures", 9, { items: [fixture("g0", "live")] });
  expect(await readSince(5_000)).toEqual([]);
});

it("reads bets and missions when a bet was settled", async () => {
  page.tell("bet", 2, {});
  expect(await readSince(100)).toEqual(["bets", "cash-outs"]);
  page.tell("wallet", 3, { emoney: 1, point: 0, walletSeq: 1 });
  expect(await readSince(100)).toEqual(["missions"]);
});

it("reads all that is shown after a gap", async () => {
  page.tell("resync", 2, { reason: "gone" });
  expect(await readSince(100)).toEqual([...ALL, ...Object.keys(CONTENTS)].toSorted());
  expect(popups).toHaveBeenCalledOnce();
});
