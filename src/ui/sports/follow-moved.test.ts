import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFixtureStore } from "../../api/prices/fixture-store.ts";
import { createPriceStore } from "../../api/prices/price-store.ts";
import { followMoved } from "./follow-moved.ts";

const fixtures = createFixtureStore();
const prices = createPriceStore({ onFrame: (run) => run(), after: () => {}, now: () => 0 });
let told: number;
let event: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = 0;
  event ??= 0;
  stop = followMoved({ prices, fixtures }, new Set(["f1", "f2"]), () => told++);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function tellPrice(fixtureId: string): void {
  event++;
  const item = { selectionId: `${fixtureId}-home`, fixtureId, betPrice: 100 + event, status: "open" as const };
  prices.apply([item], `e-${event}`);
}
function tellClock(id: string): void {
  event++;
  const now = { id, status: "live" as const, startsAt: "2026-11-21T10:00:00Z", score: null, clock: `${event}` };
  fixtures.apply([now], `e-${event}`);
}
function toldSince(ms: number): number {
  vi.advanceTimersByTime(ms);
  const count = told;
  told = 0;
  return count;
}

it("tells of a price soon, and of no other fixture", () => {
  tellPrice("other");
  expect(toldSince(5_000)).toBe(0);
  tellPrice("f2");
  expect(toldSince(190)).toBe(0);
  expect(toldSince(10)).toBe(1);
});

it("tells of a clock or score that moved", () => {
  tellClock("f1");
  tellClock("f1");
  expect(toldSince(200)).toBe(1);
});

it("tells at most every three seconds, however much is told", () => {
  for (let sent = 0; sent < 90; sent++) {
    tellPrice("f1");
    vi.advanceTimersByTime(100);
  }
  expect(toldSince(3_000)).toBe(4);
  expect(toldSince(10_000)).toBe(0);
});

it("tells nothing after its end", () => {
  tellPrice("f1");
  stop();
  tellPrice("f1");
  expect(toldSince(10_000)).toBe(0);
});
