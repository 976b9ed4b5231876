// What a form of rates may not exceed: decisions, rule 38. The server asks the same function.
import * as v from "valibot";
import type { RollingRate } from "../../../api/contract/operator/rolling.ts";
import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";
import { ceilingText, changeProblem, type Programmes } from "../../../domain/programmes/ceiling.ts";
import { fieldOf, type RateValues, ratesOf } from "./rate-fields.tsx";

/** Whose rates a form changes. */
export type RatesOf = { level: number } | { userId: string };

/** `null`: what is in force is not known yet, and the server says what is too much. */
export const belowCeiling = <Values extends RateValues>(
  ceiling: ProgrammeCeiling | null,
  of: (values: Values) => RatesOf,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!ceiling || !dataset.typed) return;
    const { programmes, edges } = ceiling;
    const whose = of(dataset.value);
    const rates = ratesOf(dataset.value);
    const problem = changeProblem(edges, programmes, changed(programmes, whose, rates));
    if (!problem) return;
    // A won that is charged by tether is staked, so that its rate counts on every product.
    const isOfTether = !isRaised(problem.product, ratesBefore(programmes, whose), rates);
    const key = fieldOf(isOfTether ? "tether" : problem.product, "own");
    const { value: input } = dataset;
    addIssue({
      message: ceilingText(problem),
      path: [{ type: "object", origin: "value", input, key, value: input[key] }],
    });
  });

function changed(programmes: Programmes, whose: RatesOf, rates: readonly RollingRate[]): Programmes {
  if ("level" in whose) {
    const others = programmes.levels.filter(({ level }) => level !== whose.level);
    return { ...programmes, levels: [...others, { level: whose.level, rates }] };
  }
  const { userId } = whose;
  const own = programmes.members.find((one) => one.userId === userId);
  const others = programmes.members.filter((one) => one !== own);
  // Whether a new account is a manager's is known to the server alone: a manager may have more.
  return { ...programmes, members: [...others, { userId, isManager: own?.isManager ?? true, rates }] };
}

function ratesBefore({ levels, members }: Programmes, whose: RatesOf): Programmes["levels"][number]["rates"] {
  const found =
    "level" in whose
      ? levels.find(({ level }) => level === whose.level)
      : members.find(({ userId }) => userId === whose.userId);
  return found?.rates ?? [];
}

function isRaised(category: string, before: readonly RollingRate[], after: readonly RollingRate[]): boolean {
  const [old, next] = [before, after].map((rates) => rates.find((rate) => rate.category === category));
  return (next?.own ?? 0) > (old?.own ?? 0) || (next?.line ?? 0) > (old?.line ?? 0);
}
