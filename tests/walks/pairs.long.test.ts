// Plans the pairs of every machine: long, and `npm run verify -- walks-pairs` walks them.
import { describe, expect, it } from "vitest";
import { exploreModel } from "../../paths/lib/graph.ts";
import { modelName, notShownReason } from "../../paths/lib/registry.ts";
import { feasiblePairs } from "../../paths/strategies/pairs.ts";
import { PATH_MODELS } from "../paths/registry.ts";
import { reasonsOfPairs } from "./lib/lost-pairs.ts";
import { pairReachOf, reachOf } from "./lib/plan.ts";
import { browsersOf } from "./lib/registered.ts";

const walked = Object.keys(PATH_MODELS).filter((machine) => notShownReason(PATH_MODELS[machine] ?? []) === null);

describe("every pair of transitions that a machine's test models allow", () => {
  it.each(walked)("is walked in a browser, or says why not: %s", async (machine) => {
    const browsers = await browsersOf(machine);
    const reach = pairReachOf(browsers, reachOf(browsers));
    const allowedBy = new Map<string, string[]>();
    for (const model of PATH_MODELS[machine] ?? [])
      for (const pair of feasiblePairs(exploreModel(model)))
        allowedBy.set(pair, [...(allowedBy.get(pair) ?? []), modelName(PATH_MODELS, machine, model)]);
    expect(allowedBy.size).toBeGreaterThan(0);
    const rest = new Set(allowedBy.keys()).difference(reach.pairs);
    expect(reasonsOfPairs(rest, reach.lostPairs, allowedBy).open).toEqual([]);
  });
});
