// No combination that is taken returns more than its stake on average: decisions, rule 35.
import { DEMO_BET_LIMITS } from "../bet-limits.samples.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { poisson } from "../goal-model/distribution.ts";
import { goalModel } from "../goal-model/goals.ts";
import { priceOf } from "../goal-model/margin.ts";
import type { LegOutcome, MarketFamily, SelectionKey } from "../market.ts";
import { legOutcome } from "../settlement/leg-outcome.ts";
import { type LegNow, slipBlock } from "./block.ts";

const MARGIN = 0.055;
/** Above it a selection is as good as decided, and not offered. */
const HIGHEST_CHANCE = 0.97;
const MAX_GOALS = 15;

interface Means {
  readonly home: number;
  readonly away: number;
}
interface Choice {
  readonly family: MarketFamily;
  readonly line: number | null;
  readonly key: SelectionKey;
  readonly chance: number;
}

function choicesOf(means: Means): Choice[] {
  const model = goalModel({ ...means, rho: 0 });
  const result = model.result();
  const sides = (["home", "draw", "away"] as const).map((key) => ({
    family: "win_draw_lose" as const,
    line: null,
    key,
    chance: result[key],
  }));
  const handicaps = [-1.5, -1, -0.5, -0.25, 0, 0.5, 1.5].flatMap((line): Choice[] => [
    { family: "handicap", line, key: "home", chance: model.handicap(line) },
    { family: "handicap", line, key: "away", chance: 1 - model.handicap(line) },
  ]);
  const totals = [1.5, 2, 2.5, 2.75, 3.5].flatMap((line): Choice[] => [
    { family: "over_under", line, key: "over", chance: model.over(line) },
    { family: "over_under", line, key: "under", chance: 1 - model.over(line) },
  ]);
  return [...sides, ...handicaps, ...totals].filter(({ chance }) => chance > 0.02 && chance <= HIGHEST_CHANCE);
}

const FACTOR: Readonly<Record<LegOutcome, (price: number) => number>> = {
  won: (price) => price,
  half_won: (price) => (price + 1) / 2,
  push: () => 1,
  half_lost: () => 0.5,
  lost: () => 0,
  void: () => 1,
  open: () => 0,
};

/** What a won staked on these choices of one match pays on average: every score by its probability. */
function returnOf(means: Means, choices: readonly Choice[]): number {
  const home = poisson(means.home, MAX_GOALS);
  const away = poisson(means.away, MAX_GOALS);
  let sum = 0;
  for (const [h, homeChance] of home.entries())
    for (const [a, awayChance] of away.entries()) {
      const score = { home: h, away: a, homeHalf: null, awayHalf: null };
      const paid = choices.map(({ family, line, key, chance }) =>
        FACTOR[legOutcome({ kind: family, period: "100", line }, key, score)](priceOf(chance, MARGIN) / 100),
      );
      sum += homeChance * awayChance * paid.reduce((product, factor) => product * factor, 1);
    }
  return sum;
}

function legOf(fixtureId: string, { family, line, key, chance }: Choice): LegNow {
  const betPrice = priceOf(chance, MARGIN);
  return {
    entry: {
      kind: "fixture",
      id: `${fixtureId}-${family}-${line}-${key}`,
      rule: "korean",
      fixtureId,
      marketName: family,
      family,
      period: "100",
      phase: "prematch",
      betPrice,
      bonusLegs: null,
    },
    seenPrice: betPrice,
    availability: "open",
  };
}

const terms = {
  limits: DEMO_BET_LIMITS,
  balance: null,
  stake: 1_000,
  policy: "none",
} as const;

const goals = fc.double({ min: 0.3, max: 3, noNaN: true });
const match = fc
  .record({ home: goals, away: goals })
  .chain((means) => fc.tuple(fc.constant(means), fc.subarray(choicesOf(means), { minLength: 1, maxLength: 3 })));

it("no combination that is taken returns more than its stake, by the model that priced its legs", () => {
  const returns: { isTaken: boolean; pays: number }[] = [];
  fc.assert(
    fc.property(fc.array(match, { minLength: 1, maxLength: 2 }), (matches) => {
      const legs = matches.flatMap(([, choices], i) => choices.map((choice) => legOf(`f${i}`, choice)));
      const pays = matches.reduce((product, [means, choices]) => product * returnOf(means, choices), 1);
      const isTaken = slipBlock(legs, terms) === null;
      returns.push({ isTaken, pays });
      expect(isTaken ? pays : 0).toBeLessThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
  // What is refused would have paid without risk: the property has something to find.
  expect(returns.filter(({ isTaken }) => isTaken).length).toBeGreaterThan(20);
  expect(Math.max(...returns.map(({ isTaken, pays }) => (isTaken ? 0 : pays)))).toBeGreaterThan(1.3);
});
