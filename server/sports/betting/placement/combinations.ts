// What the legs of one fixture are worth together, by the model of the fixture: decisions, rule 35.
import { type CombinedLeg, combinationPrice } from "../../../../src/domain/sports/combination/combination-price.ts";
import { type ModelLeg, outcomesAt, type ScoreChance } from "../../../../src/domain/sports/combination/score-chance.ts";
import { type CombinationNow, legsTogether } from "../../../../src/domain/sports/slip/combined.ts";
import type { Queryable } from "../../../db/open.ts";
import { type FixtureModel, readModels } from "../../feed/fixture-models.ts";
import type { JudgedLeg } from "../picks/sources.ts";

/** The prices that the member agreed to, by the fixture's id. */
export type SeenCombinations = Readonly<Record<string, number>>;

/** A price for each fixture with several legs, at `now` in milliseconds. */
export async function combinationsNow(
  db: Queryable,
  legs: readonly JudgedLeg[],
  seen: SeenCombinations,
  now: number,
): Promise<CombinationNow[]> {
  const together = legsTogether(legs.map(({ held }) => held.entry));
  if (together.size === 0) return [];
  const models = await readModels(db, [...together.keys()]);
  return [...together].map(([fixtureId, entries]) => {
    const own = entries.map((entry) => legs.find(({ held }) => held.entry === entry)?.held.settledAs ?? null);
    return {
      fixtureId,
      selectionIds: entries.map(({ id }) => id),
      price: priceTogether(models.get(fixtureId), own, now),
      seenPrice: seen[fixtureId] ?? null,
    };
  });
}

function priceTogether(model: FixtureModel | undefined, legs: readonly (CombinedLeg | null)[], now: number) {
  const known = legs.filter((leg) => leg !== null);
  if (!model || known.length < legs.length) return null;
  const scores = scoresFor(model, known, now);
  return scores && combinationPrice(scores, known);
}

/** The scores that tell every one of these legs; null where the model has none. */
export function scoresFor(model: FixtureModel, legs: readonly ModelLeg[], now: number): readonly ScoreChance[] | null {
  for (const detail of ["final", "halves"] as const) {
    const scores = model.scores(now, detail);
    // What one score tells of a market, all of them tell.
    if (scores && legs.every((leg) => outcomesAt(scores.slice(0, 1), leg))) return scores;
  }
  return null;
}
