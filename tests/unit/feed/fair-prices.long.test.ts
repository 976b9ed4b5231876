// The same at every tick of whole matches, and combinations of them.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dearPrices } from "../../factories/dear-prices.ts";
import { legsOf, offersAt, simulatedMatches } from "../../factories/simulated-match.ts";
import { combinationPrice } from "../../../src/domain/sports/combination/combination-price.ts";
import { legOutcome } from "../../../src/domain/sports/settlement/leg-outcome.ts";
import { settleBet } from "../../../src/domain/sports/settlement/settle-bet.ts";
import { LEAGUES } from "../../../server/sports/feed/simulated/leagues.ts";
import type { Match } from "../../../server/sports/feed/simulated/match.ts";
import { scoresAt } from "../../../server/sports/feed/simulated/scores.ts";

const MATCHES = 6;
/** A tick of two seconds of a match of 720. */
const TICKS = 360;
/** A match with extra time to its last kick. */
const wholeTicks = (match: Match): number => Math.floor(TICKS * (match.played.decided?.until ?? 1));
const STAKE = 1_000_000;

/** Matches with extra time come first: few are. */
const someDecided = (all: readonly Match[]): Match[] =>
  [...all.filter(({ played }) => played.decided).slice(0, 2), ...all.filter(({ played }) => !played.decided)].slice(
    0,
    MATCHES,
  );

describe.each(LEAGUES.map(({ code }) => code))("%s", (code) => {
  const matches = someDecided(simulatedMatches(code, 5 * MATCHES));

  test("no price at any tick is part of an arbitrage", () => {
    const faults: unknown[] = [];
    let count = 0;
    for (const match of matches)
      for (let tick = -1; tick < wholeTicks(match); tick++) {
        const share = tick / TICKS;
        const check = dearPrices(match, share);
        count += check.count;
        faults.push(...check.dear.map((one) => [match.feedKey, tick, ...one]));
      }
    process.stdout.write(
      `${code}: ${count} prices at ${matches.reduce((sum, match) => sum + wholeTicks(match) + 1, 0)} ticks\n`,
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test("no combination that is taken gives back more than its stake", () => {
    let [taken, best] = [0, 0];
    for (const match of matches)
      for (const share of [-0.5, 0.05, 0.15, 0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 0.96]) {
        const now = match.startsAt + share * (match.endsAt - match.startsAt);
        const legs = legsOf(offersAt(match, share));
        const scores = scoresAt(match, now, "final") ?? [];
        if (legs.length < 2) continue;
        fc.assert(
          fc.property(fc.uniqueArray(fc.constantFrom(...legs), { minLength: 2, maxLength: 4 }), (chosen) => {
            const price = combinationPrice(scores, chosen);
            if (price === null) return;
            let back = 0;
            for (const { result, probability } of scores) {
              const settled = chosen.map(({ market, key, betPrice }) => ({
                betPrice,
                outcome: legOutcome(market, key, result),
                isBonus: false,
                fixtureId: "m",
              }));
              back +=
                (probability * settleBet({ stake: STAKE, legs: settled, combinations: { m: price } }).paid) / STAKE;
            }
            taken++;
            best = Math.max(best, back);
            expect(back).toBeLessThanOrEqual(1);
          }),
          { numRuns: 40 },
        );
      }
    process.stdout.write(`${code}: ${taken} combinations, the best gives back ${best.toFixed(4)}\n`);
    expect(taken).toBeGreaterThan(100);
  });
});
