// What a reader chose, of each model that was asked for: a model that has nothing of it stands back behind those that have.
import type { Graph } from "../lib/graph.ts";
import type { PathModel } from "../lib/model.ts";
import { withRefusals } from "../lib/refusals.ts";
import { generate, type Choice, type Generated } from "./choose.ts";
import { ChoiceProblem } from "./problem.ts";

export interface Asked {
  name: string;
  model: PathModel;
  graph: () => Graph;
  /** The graph has the refusals that can be tried already: those of a browser, which cannot try all. */
  hasRefusals?: boolean;
}

export interface Answers {
  found: ReadonlyMap<Asked, Generated>;
  /** Why a model is not among them. */
  problems: ReadonlyMap<Asked, string>;
}

/** Throws a ChoiceProblem when no model has anything of the choice. */
export function generateEach(asked: readonly Asked[], choice: Choice): Answers {
  const found = new Map<Asked, Generated>();
  const problems = new Map<Asked, string>();
  for (const one of asked)
    try {
      const graph = one.graph();
      const whole = one.hasRefusals ? graph : withRefusals(one.model, graph);
      found.set(one, generate(one.name, one.model, choice, graph, whole));
    } catch (error) {
      if (!(error instanceof ChoiceProblem)) throw error;
      problems.set(one, error.message);
    }
  if (found.size === 0) throw new ChoiceProblem(toldTogether(problems));
  return { found, problems };
}

function toldTogether(problems: ReadonlyMap<Asked, string>): string {
  const different = new Set(problems.values());
  if (different.size === 1) return [...different].join("");
  return [...problems].map(([{ name }, problem]) => `${name}: ${problem}`).join("\n");
}
