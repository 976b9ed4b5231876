import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followMoved, movedBy, type MovedOffers } from "./moved-by.ts";

/** Which offers were read since the last look. */
let read: string[];
let moved: MovedOffers;
let client: QueryClient;
let ends: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers();
  client = new QueryClient();
  moved = followMoved(client);
  read = [];
  ends = ["f1", "f2"].map((fixtureId) =>
    new QueryObserver(client, {
      queryKey: ["quote", fixtureId],
      queryFn: () => read.push(fixtureId),
      meta: movedBy([fixtureId, "of both"]),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {}),
  );
  await readSince();
});
afterEach(() => {
  for (const end of ends) end();
  moved.close();
  client.clear();
  vi.useRealTimers();
});

async function readSince(ms = 0): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  return read.splice(0).toSorted();
}

it("reads the offers on a fixture soon after it was told of, and no other", async () => {
  moved.hear([{ fixtureId: "f2" }, { fixtureId: "not shown" }]);
  expect(await readSince(190)).toEqual([]);
  expect(await readSince(10)).toEqual(["f2"]);
  moved.hear([{ fixtureId: "of both" }]);
  expect(await readSince(2_900)).toEqual([]);
  expect(await readSince(100)).toEqual(["f1", "f2"]);
});

it("reads at most every three seconds, however much is told", async () => {
  for (let sent = 0; sent < 90; sent++) {
    moved.hear([{ fixtureId: "f1" }]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(await readSince(3_000)).toEqual(["f1", "f1", "f1", "f1"]);
  expect(await readSince(10_000)).toEqual([]);
});

it("reads nothing where no offer hangs on what moved, and a fixture that comes then soon", async () => {
  for (let sent = 0; sent < 30; sent++) {
    moved.hear([{ fixtureId: "not shown" }]);
    await vi.advanceTimersByTimeAsync(100);
  }
  moved.hear([{ fixtureId: "f1" }]);
  expect(await readSince(400)).toEqual(["f1"]);
});

it("reads nothing after its end", async () => {
  moved.hear([{ fixtureId: "f1" }]);
  moved.close();
  expect(await readSince(10_000)).toEqual([]);
});
