import { describe, expect, test } from "vitest";
import { emptyBatch } from "../feed.ts";
import { createPace } from "./pace.ts";
import { MATCH_MS } from "./schedule.ts";

const NOW = 1_800_000_000_000;
const withPrices = (count: number) => ({
  ...emptyBatch(),
  prices: Array.from({ length: count }, (_, i) => ({ selectionId: String(i), price: 200 })),
});

describe("under a load", () => {
  const load = () => createPace({ feedSeed: 7, feedLoad: { fixtures: 50, rate: 100 } });

  test("as many matches run at every instant as are asked for", () => {
    const pace = load();
    for (let at = NOW; at < NOW + 2 * MATCH_MS; at += 7_777) {
      const running = pace.extra(at).filter(({ startsAt }) => startsAt <= at && startsAt + MATCH_MS > at);
      expect(Math.abs(running.length - 50)).toBeLessThanOrEqual(1);
    }
    expect(new Set(pace.extra(NOW).map(({ feedKey }) => feedKey)).size).toBe(pace.extra(NOW).length);
  });

  test("nothing more is quoted once the prices of a second are spent, and again a second later", () => {
    const pace = load();
    expect(pace.every(NOW, emptyBatch())).not.toBeNull();
    expect(pace.every(NOW, withPrices(99))).not.toBeNull();
    expect(pace.every(NOW, withPrices(100))).toBeNull();
    pace.spent(withPrices(100));
    expect(pace.every(NOW, emptyBatch())).toBeNull();
    expect(pace.every(NOW + 500, withPrices(49))).not.toBeNull();
    expect(pace.every(NOW + 500, withPrices(50))).toBeNull();
  });

  test("seconds without a change are not saved up", () => {
    const pace = load();
    pace.every(NOW, emptyBatch());
    pace.spent(withPrices(100));
    expect(pace.every(NOW + 60_000, withPrices(100))).toBeNull();
  });
});

test("without a load a match is quoted every two seconds, whatever the batch holds", () => {
  const pace = createPace({ feedSeed: 7, feedLoad: null });
  expect(pace.every(NOW, withPrices(10_000))).toBe(2_000);
  expect(pace.restless).toBeUndefined();
});
