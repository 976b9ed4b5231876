// No stakes on the prices of one fixture win at every score, before the match and at instants of it, in all five sports.
import { expect, test } from "vitest";
import { dearPrices } from "../../factories/dear-prices.ts";
import { simulatedMatches } from "../../factories/simulated-match.ts";
import { LEAGUES } from "../../../server/sports/feed/simulated/leagues.ts";

const SHARES = [-0.4, 0.02, 0.2, 0.41, 0.5, 0.58, 0.75, 0.9, 0.97];

test.each(LEAGUES.map(({ code }) => code))("%s", (code) => {
  const [match] = simulatedMatches(code, 1);
  if (!match) throw new Error("the league plays");
  const checks = SHARES.map((share) => dearPrices(match, share));
  expect(checks.flatMap(({ dear }) => dear)).toEqual([]);
  expect(checks.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
});
