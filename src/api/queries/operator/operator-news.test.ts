import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOperatorNews, type OperatorNews } from "./operator-news.ts";
import { operatorStreamQuery } from "./operator-stream-query.ts";

/** Lists whose key ends with the page. */
const PAGED = ["live", "live/actions"];

/** Which of the shown lists were read since the last look. */
let read: string[];
let client: QueryClient;
let news: OperatorNews;
let ends: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers();
  client = new QueryClient();
  news = createOperatorNews(client);
  read = [];
  ends = ["live", "live/fixtures/f1", "live/fixtures/f2", "live/holds", "live/settings", "live/actions"]
    .concat("overview", "games", "games/215/exposure", "games/216/exposure")
    .concat("approvals", "joins", "enquiries", "money-requests", "tether-orders", "provider-held", "provider-rounds")
    .concat("bets/large")
    .map((name) =>
      new QueryObserver(client, {
        queryKey: ["admin", ...name.split("/"), ...(PAGED.includes(name) ? [{ page: 1 }] : [])],
        queryFn: () => read.push(name),
        staleTime: Number.POSITIVE_INFINITY,
      }).subscribe(() => {}),
    );
  await readSince();
});
afterEach(() => {
  for (const end of ends) end();
  news.stop();
  client.clear();
  vi.useRealTimers();
});

async function readSince(ms = 0): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  return read.splice(0).toSorted();
}
const told = (fixtureIds: string[], gameIds: string[]) =>
  news.hear({ id: "e-1", name: "waiting", data: { fixtureIds, gameIds, isOfProviders: false } });
const WAITING = ["approvals", "enquiries", "joins", "money-requests", "provider-held", "tether-orders"];
const FEED = ["live", "live/fixtures/f1", "live/fixtures/f2", "live/holds"];

it("reads the detail of a fixture on which a bet came, and no other", async () => {
  told(["f2", "not shown"], []);
  expect(await readSince()).toEqual(["live", "live/fixtures/f2"]);
  expect(await readSince(3_000)).toEqual(["bets/large", "overview"]);
});

it("reads the exposure of a game on which a bet came, and no other", async () => {
  told([], ["216"]);
  expect(await readSince()).toEqual(["games", "games/216/exposure"]);
});

it("reads the exposure of a game whose round moved, and no other", async () => {
  news.hear({ id: "e-1", name: "rounds", data: { now: 0, items: [{ gameId: "216" }] } });
  expect(await readSince()).toEqual(["games/216/exposure"]);
});

it("reads what the feed moves at most every three seconds", async () => {
  for (let sent = 0; sent < 50; sent++) {
    news.hear({ id: "e-1", name: sent % 2 ? "prices" : "fixtures", data: { items: [] } });
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(await readSince(1_900)).toEqual([]);
  expect(await readSince(200)).toEqual(FEED);
  expect(await readSince(10_000)).toEqual([]);
});

it("shows how much waits, and reads the lists of what waits", async () => {
  const counts = { joins: 3 };
  news.hear({ id: "e-1", name: "waiting", data: { counts } });
  expect(client.getQueryData(["admin", "waiting"])).toEqual({ counts });
  expect(await readSince()).toEqual([...WAITING, "overview"].toSorted());
});

it("reads the open rounds of providers at most every three seconds", async () => {
  const data = { fixtureIds: [], gameIds: [], isOfProviders: true };
  for (let sent = 0; sent < 5; sent++) news.hear({ id: "e-1", name: "waiting", data });
  expect(await readSince(2_900)).toEqual([]);
  expect(await readSince(200)).toEqual(["bets/large", "overview", "provider-rounds"]);
  expect(await readSince(10_000)).toEqual([]);
});

it("reads everything once the stream is heard, and says when it is not", async () => {
  expect(client.getQueryData(operatorStreamQuery.queryKey)).toBeUndefined();
  news.follow(true);
  expect(await readSince()).toEqual(
    [
      "bets/large",
      "games/215/exposure",
      "games/216/exposure",
      "games",
      "overview",
      "provider-rounds",
      ...WAITING,
      ...FEED,
    ].toSorted(),
  );
  expect(client.getQueryData(operatorStreamQuery.queryKey)).toBe(true);
  news.follow(true);
  expect(await readSince()).toEqual([]);
  news.follow(false);
  expect(client.getQueryData(operatorStreamQuery.queryKey)).toBe(false);
  expect(await readSince()).toEqual([]);
});

it("reads nothing after its end, and for news that it cannot read", async () => {
  news.hear({ id: "e-1", name: "waiting", data: { fixtureIds: "f1" } });
  news.hear({ id: "e-1", name: "prices", data: { items: [] } });
  news.stop();
  expect(await readSince(10_000)).toEqual([]);
});
