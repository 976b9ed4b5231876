import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiClient } from "../api/client/client.ts";
import { sampleSlipBetLimits } from "../machines/slip/slip.samples.ts";
import { readBetLimits } from "./read-bet-limits.ts";

const limits = { level: 1, ...sampleSlipBetLimits };
const heard: number[] = [];
let answers: ((value: typeof limits | null) => void)[] = [];
/** Each call waits until it is answered; null is an answer that did not come. */
const api = {
  call: () =>
    new Promise((resolve, reject) => {
      answers.push((value) => (value ? resolve(value) : reject(new Error("offline"))));
    }),
} as unknown as ApiClient;
const reader = () => readBetLimits(api, ({ maxStake }) => heard.push(maxStake));

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

it("tells the limits, and asks again after an answer that did not come", async () => {
  reader().ask();
  answers[0]?.(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([answers.length, heard]).toEqual([2, []]);
  answers[1]?.(limits);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([5_000_000]);
});

it("passes over an answer that a newer question overtook, and says nothing after its end", async () => {
  const { ask, stop } = reader();
  ask();
  ask();
  answers[0]?.({ ...limits, maxStake: 1 });
  answers[1]?.({ ...limits, maxStake: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([2]);
  ask();
  stop();
  answers[2]?.({ ...limits, maxStake: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([heard, answers.length]).toEqual([[2], 3]);
});
