import fc from "fast-check";
import { expect, it } from "vitest";
import { latestRound, ROUND_PHASES, roundPhase, roundSecondsLeft, type MiniGameRound } from "./mini-game-round.ts";

const round: MiniGameRound = {
  id: "r1",
  opensAt: 100_000,
  closesAt: 160_000,
  commitment: "c1",
  result: null,
  isSettled: false,
};
const drawn: MiniGameRound = { ...round, result: { outcome: "odd", seed: "s1" } };

it.each([
  [99_999, "waiting", 1],
  [100_000, "open", 60],
  [149_999, "open", 11],
  [150_000, "closing", 10],
  [159_999, "closing", 1],
  [160_000, "closed", 0],
] as const)("at %i it is %s with %i s left", (now, phase, left) => {
  expect([roundPhase(round, now), roundSecondsLeft(round, now)]).toEqual([phase, left]);
});

it("a round that was drawn or settled is so whatever the clock says", () => {
  expect(roundPhase(drawn, 0)).toBe("drawn");
  expect(roundPhase({ ...drawn, isSettled: true }, 0)).toBe("settled");
});

it("shows the later round, and loses nothing of one to a late answer", () => {
  const next = { ...round, id: "r2", opensAt: 160_000, closesAt: 220_000 };
  expect(latestRound(null, round)).toBe(round);
  expect(latestRound(round, next)).toBe(next);
  expect(latestRound(next, drawn)).toBe(next);
  expect(latestRound(round, { ...round, id: "again" })).toBe(round);
  expect(latestRound(drawn, round)).toEqual(drawn);
  expect(latestRound({ ...drawn, isSettled: true }, drawn)).toEqual({ ...drawn, isSettled: true });
});

it("never goes back to an earlier phase while its clock runs on", () => {
  const order = (now: number, one: MiniGameRound): number => ROUND_PHASES.indexOf(roundPhase(one, now));
  fc.assert(
    fc.property(fc.nat(300_000), fc.nat(300_000), fc.boolean(), (now, later, isDrawn) => {
      const read = isDrawn ? drawn : round;
      expect(order(now + later, latestRound(round, read))).toBeGreaterThanOrEqual(order(now, round));
    }),
  );
});
