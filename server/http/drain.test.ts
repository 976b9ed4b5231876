import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drain } from "./drain.ts";

const MB = 1_048_576;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body that is still on its way, and whether it was drained. */
function bodyOf() {
  const body = Object.assign(new PassThrough({ highWaterMark: 64 * MB }), { complete: false });
  let isOver = false;
  void drain(body as unknown as IncomingMessage).then(() => (isOver = true));
  return {
    body,
    isOver: async () => {
      await vi.advanceTimersByTimeAsync(0);
      return isOver;
    },
  };
}

test("a body is read to its end", async () => {
  const { body, isOver } = bodyOf();
  body.write(Buffer.alloc(MB));
  expect(await isOver()).toBe(false);
  body.end();
  expect(await isOver()).toBe(true);
  expect(["data", "end", "close", "error"].map((name) => body.listenerCount(name))).toEqual([0, 0, 0, 0]);
});

test("of 32 MB at most", async () => {
  const { body, isOver } = bodyOf();
  body.write(Buffer.alloc(31 * MB));
  body.write(Buffer.alloc(MB));
  expect(await isOver()).toBe(false);
  body.write(Buffer.alloc(1));
  expect(await isOver()).toBe(true);
});

test("for five seconds at most", async () => {
  const { isOver } = bodyOf();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

test("one that breaks off is over, and so is one that was read or is gone already", async () => {
  const { body, isOver } = bodyOf();
  body.destroy(new Error("reset"));
  expect(await isOver()).toBe(true);
  await drain({ complete: true, destroyed: false } as IncomingMessage);
  await drain({ complete: false, destroyed: true } as IncomingMessage);
});
