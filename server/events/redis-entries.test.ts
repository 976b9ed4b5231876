import type { Redis } from "ioredis";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSender, eventOf } from "./redis-entries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose answers are given one by one. */
function sending() {
  const asked: unknown[][] = [];
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  const ended: string[] = [];
  const redis = {
    status: "ready",
    eval: (...all: unknown[]) => {
      asked.push(all);
      return new Promise<void>((resolve, reject) => void waiting.push({ resolve, reject }));
    },
    quit: async () => void ended.push("quit"),
    disconnect: () => void ended.push("disconnect"),
  };
  const sender = createSender(redis as unknown as Redis);
  const settle = async (how: "resolve" | "reject", count = waiting.length) => {
    for (const one of waiting.splice(0, count)) one[how](new Error("away"));
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    sender,
    redis,
    ended,
    answer: (count?: number) => settle("resolve", count),
    lose: (count?: number) => settle("reject", count),
    /** Own number, name, data, member and topic of what was sent. */
    sent: () => asked.map(([, , , , , number, , ...rest]) => [number, ...rest]),
    asked,
  };
}
const ANEW = ["resync", "", "-", ""];

test("events go out with the node's own numbers, whom they are for and what of", async () => {
  const { sender, sent, asked, answer, redis } = sending();
  sender.send("bet", '{"a":1}', "m1", null);
  sender.send("prices", "{}", null, "live");
  expect(sent()).toEqual([
    [1, "bet", '{"a":1}', "m1", ""],
    [2, "prices", "{}", "", "live"],
  ]);
  const [one, two] = asked.map(([, keys, ...rest]) => [keys, rest.slice(0, 3), rest[4]]);
  expect(one).toEqual([
    3,
    ["hanpan:events", "hanpan:events:epoch", expect.stringMatching(/^hanpan:events:sent:./)],
    20_000,
  ]);
  expect(two).toEqual(one);
  await answer();
  expect(sender.isWell()).toBe(true);
  redis.status = "reconnecting";
  expect(sender.isWell()).toBe(false);
});

test("what was lost has all pages read anew: asked for once, and once more for what is lost meanwhile", async () => {
  const { sender, sent, answer, lose } = sending();
  for (const name of ["a", "b", "c"]) sender.send(name, "", null, null);
  await lose(2);
  expect(sender.isWell()).toBe(false);
  expect(sent().slice(3)).toEqual([[4, ...ANEW]]);
  // The third one is answered, and so is what was asked for; the second was lost after it was.
  await answer();
  expect(sender.isWell()).toBe(true);
  await vi.advanceTimersByTimeAsync(99);
  expect(sent()).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent().slice(4)).toEqual([[5, ...ANEW]]);
  await answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent().length, sender.isWell()]).toEqual([5, true]);
});

test("when that is lost itself, it is asked for again a moment later", async () => {
  const { sender, sent, answer, lose } = sending();
  sender.sendAnew();
  await lose();
  expect(sent()).toEqual([[1, ...ANEW]]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent()).toHaveLength(2);
  await answer();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent().length, sender.isWell()]).toEqual([2, true]);
});

test("two thousand wait for an answer at most; what is lost then is read anew", async () => {
  const { sender, sent, answer } = sending();
  for (let at = 0; at < 2_000; at++) sender.send("a", "", null, null);
  expect([sent().length, sender.isWell()]).toEqual([2_000, true]);
  sender.send("b", "", null, null);
  sender.send("c", "", null, null);
  expect(sent().slice(2_000)).toEqual([[2_001, ...ANEW]]);
  await answer(2);
  sender.send("d", "", null, null);
  expect(sent().at(-1)).toEqual([2_002, "d", "", "", ""]);
  // Each answer makes room for one.
  sender.send("e", "", null, null);
  expect(sent()).toHaveLength(2_002);
});

test("after the end nothing is asked for anew", async () => {
  const { sender, sent, lose, ended } = sending();
  sender.send("a", "", null, null);
  await sender.close();
  expect(ended).toEqual(["quit", "disconnect"]);
  await lose();
  sender.sendAnew();
  expect(sent()).toHaveLength(1);
});

test("an entry is an event, for all where it names nobody", () => {
  const entry = (data: string, memberId: string, topic: string) =>
    eventOf("e-1", ["e", "bet", "d", data, "m", memberId, "t", topic]);
  const event = entry('{"a":1}', "m1", "live");
  expect(event).toMatchObject({ id: "e-1", name: "bet", memberId: "m1", topic: "live", data: { a: 1 } });
  expect(event.frame).toMatch(/\bevent: bet\n.*\{"a":1\}/);
  expect(entry("{}", "", "")).toMatchObject({ memberId: null, topic: null });
  expect(eventOf("e-1", []).name).toBe("resync");
});
