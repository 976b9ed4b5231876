// Pairs of transitions that a test model allows and no browser takes, each with what is against it.
import { notShownModels } from "../../../paths/lib/registry.ts";
import { PATH_MODELS } from "../../paths/registry.ts";
import type { Edge } from "../../../paths/lib/graph.ts";
import { isTry } from "../../../paths/lib/refusals.ts";
import { feasiblePairs, pairOf } from "../../../paths/strategies/pairs.ts";
import { browserGraph, exploredGraph, reasonAgainst, stepOf } from "./browser-graph.ts";
import type { BrowserModel, Follow } from "./browser-model.ts";

/** Reasons by model, of models that no page shows yet. */
const NOT_SHOWN = notShownModels(PATH_MODELS);

/**
 * What keeps these models from each pair that they allow and that is not walked: nothing where only a state that no
 * path comes to would allow it.
 */
export function lostPairs(browsers: readonly BrowserModel[], walked: ReadonlySet<string>): Map<string, Set<string>> {
  const all = browsers.flatMap(({ model }) => [...feasiblePairs(exploredGraph(model))]);
  const lost = new Map(all.filter((pair) => !walked.has(pair)).map((pair) => [pair, new Set<string>()]));
  for (const browser of browsers) {
    const whole = exploredGraph(browser.model);
    const graph = browserGraph(browser);
    const reasons = new Map(whole.edges.map((edge) => [edge, reasonAgainst(browser, edge)]));
    const against = (edge: Edge, follow: Follow | null): string | null =>
      follow && !follow.next?.(stepOf(whole, edge)) ? follow.why : (reasons.get(edge) ?? null);
    const lose = (first: Edge, second: Edge, reason: string): void => void lost.get(pairOf(first, second))?.add(reason);
    for (const { vertex, follow } of graph.places)
      for (const first of whole.out[vertex] ?? []) {
        const reason = against(first, follow);
        if (reason !== null) for (const second of whole.out[first.to] ?? []) lose(first, second, reason);
      }
    for (const first of graph.edges) {
      const place = graph.places[first.to];
      if (!place || isTry(first)) continue;
      for (const second of whole.out[place.vertex] ?? []) {
        const reason = against(second, place.follow);
        if (reason !== null) lose(first, second, reason);
      }
    }
  }
  return lost;
}

/**
 * Pairs of all test models of a machine that were not walked, by what is against them; `open` are those of which
 * nothing is known.
 *
 * @param known - Reasons by pair, of the models that are walked.
 * @param allowedBy - The names of the test models that allow each pair.
 */
export function reasonsOfPairs(
  pairs: ReadonlySet<string>,
  known: ReadonlyMap<string, readonly string[]>,
  allowedBy: ReadonlyMap<string, readonly string[]>,
): { lost: [reason: string, pairs: string[]][]; open: string[] } {
  const byReason = new Map<string, string[]>();
  const open: string[] = [];
  for (const pair of pairs) {
    const models = allowedBy.get(pair) ?? [];
    const faceless = models.every((name) => name in NOT_SHOWN) ? models : [];
    const reasons = known.get(pair) ?? [...new Set(faceless.map((name) => NOT_SHOWN[name] ?? ""))];
    const reason = reasons.join(" ");
    if (reason === "") open.push(pair);
    else byReason.set(reason, [...(byReason.get(reason) ?? []), pair]);
  }
  return { lost: [...byReason], open };
}
