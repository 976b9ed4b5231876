import fc from "fast-check";
import { expect, it } from "vitest";
import { betterSample, type ClockSample, nextTickIn } from "./server-clock.ts";

const sampleOf = (trueOffset: number, at: number, there: number, back: number): ClockSample => {
  const sent = at;
  const server = sent + there + trueOffset;
  return { offset: server - (sent + sent + there + back) / 2, rtt: there + back, at: sent + there + back };
};

it("is off by 250 ms at most once one answer took half a second or less", () => {
  const delay = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.array(fc.tuple(delay, delay), { maxLength: 20 }),
      fc.integer({ min: 0, max: 500 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(20),
      (offset, slow, rtt, share, at) => {
        const delays: [number, number][] = [...slow];
        delays.splice(at, 0, [rtt * share, rtt * (1 - share)]);
        let held: ClockSample | null = null;
        delays.forEach(([there, back], i) => {
          held = betterSample(held, sampleOf(offset, i * 1_000, there, back));
        });
        const found = held as ClockSample | null;
        expect(found !== null && Math.abs(found.offset - offset) <= 250.001).toBe(true);
      },
    ),
  );
});

it("follows a clock that was set anew, and forgets after a minute", () => {
  const held = sampleOf(0, 0, 10, 10);
  expect(betterSample(held, sampleOf(60_000, 1_000, 100, 100)).offset).toBe(60_000);
  expect(betterSample(held, sampleOf(0, 1_000, 100, 200))).toBe(held);
  const late = sampleOf(0, 70_000, 100, 200);
  expect(betterSample(held, late)).toBe(late);
});

it.each([
  [0, 250],
  [1, 249],
  [249.5, 1],
  [1_763_800_000_100, 150],
])("ticks stand on quarters of a second: after %d in %d ms", (now, wait) => expect(nextTickIn(now)).toBe(wait));
