import { expect, it } from "vitest";
import { createPace } from "./pace.ts";
import { createPlan } from "./plan.ts";

const START = Date.UTC(2026, 10, 23, 3);
const MINUTE_MS = 60_000;

it("announces each match once, and forgets those that ended long ago", () => {
  const plan = createPlan(7, createPace({ feedSeed: 7, feedLoad: { fixtures: 60, rate: 100 } }));
  const announced: string[] = [];
  const sizes: number[] = [];
  for (let minute = 0; minute < 180; minute++) {
    for (const { feedKey } of plan.missing(START + minute * MINUTE_MS)) {
      plan.announced(feedKey);
      announced.push(feedKey);
    }
    sizes.push(plan.size());
  }
  expect(new Set(announced).size).toBe(announced.length);
  // Sixty matches end every twelve minutes: 900 in the three hours.
  expect(announced.length - (sizes[0] ?? 0)).toBeGreaterThan(800);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(60);
});
