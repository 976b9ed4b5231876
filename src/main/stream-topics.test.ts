import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApiClient } from "../api/client/client.ts";
import { runningRoundsQuery } from "../api/queries/games/mini-games.ts";
import { watchTopics } from "./stream-topics.ts";

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** A page that shows a list; returns the end of it. */
const show = (name: string, topics?: string[], eventId = "e-1") =>
  new QueryObserver(client, {
    queryKey: ["fixtures", name],
    queryFn: () => ({ eventId }),
    ...(topics && { meta: { topics } }),
  }).subscribe(() => {});

it("wants what the lists want that are shown, and all where one does not say", () => {
  const topics = watchTopics(client);
  expect(topics.read()).toEqual([]);
  show("korean", ["prematch"]);
  show("leagues", []);
  expect(topics.read()).toEqual(["prematch"]);
  show("new list");
  expect(topics.read()).toEqual(["prematch", "live"]);
});

it("says so before the list is asked for, once for each topic", () => {
  const topics = watchTopics(client);
  const told: string[] = [];
  topics.watch(() => told.push(`${topics.read().join()} at ${client.isFetching()}`));
  show("one", ["live"]);
  show("other", ["live"]);
  expect(told).toEqual(["live at 0"]);
});

it("wants a topic for a while after its list is gone, and keeps none of its lists when it does not", async () => {
  const topics = watchTopics(client);
  const leave = show("one", ["live"]);
  show("other", ["prematch"]);
  await vi.advanceTimersByTimeAsync(1);
  leave();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(topics.read()).toEqual(["prematch", "live"]);
  const back = show("one", ["live"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(topics.read()).toEqual(["prematch", "live"]);
  back();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(topics.read()).toEqual(["prematch"]);
  expect(client.getQueryData(["fixtures", "one"])).toBeUndefined();
  expect(client.getQueryData(["fixtures", "other"])).toEqual({ eventId: "e-1" });
});

it("wants what the slip's picks are on, whatever is shown", async () => {
  const topics = watchTopics(client);
  topics.hear("slip", ["live"]);
  expect(topics.read()).toEqual(["live"]);
  topics.hear("slip", []);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(topics.read()).toEqual([]);
});

it("knows the oldest list that is shown", async () => {
  const topics = watchTopics(client);
  expect(topics.oldest()).toBeNull();
  show("new", ["live"], "e-30");
  show("old", ["live"], "e-20");
  await vi.advanceTimersByTimeAsync(1);
  expect(topics.oldest()).toBe("e-20");
});

it("wants what open bets are on from the event of their list, and beside the slip", async () => {
  const topics = watchTopics(client);
  show("new", ["prematch"], "e-30");
  await vi.advanceTimersByTimeAsync(1);
  topics.hear("slip", ["prematch"]);
  topics.hear("bets", ["live"], "e-20");
  expect(topics.read()).toEqual(["prematch", "live"]);
  expect(topics.oldest()).toBe("e-20");
  topics.hear("bets", []);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(topics.read()).toEqual(["prematch"]);
  expect(topics.oldest()).toBe("e-30");
});

it("waits for nothing once the member is gone, whatever the slip says then", () => {
  const topics = watchTopics(client);
  topics.hear("slip", ["live"]);
  topics.close();
  topics.hear("slip", []);
  expect(vi.getTimerCount()).toBe(0);
});

it("hears of rounds while a game's page shows the round that runs, from its answer on", async () => {
  const topics = watchTopics(client);
  const api = createApiClient();
  const query = runningRoundsQuery(api, "215");
  const queryFn = () => Promise.resolve({ now: 0, items: [], eventId: "e-7", clock: { offset: 0, rtt: 0, at: 0 } });
  const leave = new QueryObserver(client, { ...query, queryFn }).subscribe(() => {});
  expect(topics.read()).toEqual(["games"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(topics.oldest()).toBe("e-7");
  leave();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(topics.read()).toEqual([]);
});
