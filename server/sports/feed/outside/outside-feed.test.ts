import { expect, it } from "vitest";
import { outsideFeed } from "./outside-feed.ts";

const stop = (key: string) => ({ type: "bet_stop", at: 1, key });
const complete = (request: number) => ({ type: "snapshot_complete", at: 1, request });

/** A feed whose source says what it is told to, at a time that stands still. */
function feedOf() {
  let now = 1_000;
  let say: (line: string) => void = () => {};
  const asked: number[] = [];
  const source = {
    subscribe(onLine: (line: string) => void) {
      say = onLine;
      return () => {};
    },
    requestSnapshot: (request: number) => void asked.push(request),
  };
  const feed = outsideFeed("outside", source, { now: () => now });
  return {
    feed,
    asked,
    say: (...messages: object[]) => messages.forEach((message) => say(JSON.stringify(message))),
    at: (instant: number) => {
      now = instant;
    },
    /** How many bet-stops the next batch has, and whether more is queued. */
    async next() {
      const batch = await feed.advance(now);
      return [batch.betStops.length, batch.more];
    },
  };
}

it("a batch ends before the second message of one fixture", async () => {
  const { say, next } = feedOf();
  say(stop("a"), stop("b"), stop("a"));
  expect(await next()).toEqual([2, true]);
  expect(await next()).toEqual([1, false]);
  expect(await next()).toEqual([0, false]);
});

it("a batch has 50 messages at most", async () => {
  const { say, next } = feedOf();
  say(...Array.from({ length: 51 }, (_, at) => stop(`f${at}`)));
  expect(await next()).toEqual([50, true]);
  expect(await next()).toEqual([1, false]);
});

it("recovers until the snapshot that was asked for last is complete; what came after it waits", async () => {
  const { feed, asked, say, next } = feedOf();
  expect(feed.isRecovering?.()).toBe(false);
  await feed.load();
  await feed.load();
  expect(asked).toEqual([1, 2]);
  say(complete(1), stop("a"));
  expect(await next()).toEqual([1, false]);
  expect(feed.isRecovering?.()).toBe(true);
  say(complete(2), stop("b"));
  expect(await next()).toEqual([0, false]);
  expect(feed.isRecovering?.()).toBe(false);
  expect(await next()).toEqual([1, false]);
});

it("what was queued before a load is forgotten", async () => {
  const { feed, say, next } = feedOf();
  say(stop("a"));
  await feed.load();
  expect(await next()).toEqual([0, false]);
});

it("asks again for a snapshot that does not come within ten seconds, and not once it came", async () => {
  const { feed, asked, say, at, next } = feedOf();
  await feed.load();
  at(11_000);
  await next();
  expect(asked).toEqual([1]);
  at(11_001);
  await next();
  expect(asked).toEqual([1, 2]);
  at(21_001);
  await next();
  expect(asked).toEqual([1, 2]);
  say(complete(2));
  await next();
  at(60_000);
  await next();
  expect(asked).toEqual([1, 2]);
});

it("every message is a sign of life, and a line that is none is not", async () => {
  const { feed, say, at } = feedOf();
  expect(feed.signOfLife?.()).toBe(1_000);
  at(2_000);
  say({ type: "unheard" });
  expect(feed.signOfLife?.()).toBe(1_000);
  say({ type: "alive", at: 1 });
  expect(feed.signOfLife?.()).toBe(2_000);
});
