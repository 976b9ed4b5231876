// The paths of a machine by the strategy that a reader chose.
import { exploreModel, type Edge, type Graph } from "../lib/graph.ts";
import type { PathModel } from "../lib/model.ts";
import { withRefusals } from "../lib/refusals.ts";
import { postmanTour, RESET_COST, type Path, type Tour } from "../lib/tour.ts";
import { eventPath } from "./events.ts";
import { wantedBy, type Filter } from "./filter.ts";
import { ChoiceProblem } from "./problem.ts";
import { feasiblePairs, pairPaths } from "./pairs.ts";
import { shortestPaths, shortestPathsTo } from "./shortest.ts";
import { randomWalk } from "./walk.ts";

export const STRATEGIES = ["transitions", "pairs", "shortest", "walk", "events"] as const;
export type Strategy = (typeof STRATEGIES)[number];

export interface Choice extends Filter {
  strategy: Strategy;
  /** Of the first random walk; the next one has the next seed. */
  seed: number;
  /** The most paths; for a walk the steps of each. */
  limit: number | null;
  /** The list that `events` replays. */
  events: readonly string[];
}

export interface Generated {
  /** The name of the model. */
  name: string;
  model: PathModel;
  graph: Graph;
  paths: readonly Path[];
  /** What the strategy proves of its paths, in Korean. */
  proof: string;
}

const WALK_STEPS = 50;

/**
 * Over all that the model reaches, or a part of it; `whole` has what it refuses too. Throws a ChoiceProblem when no step is as chosen, an EventProblem
 * when a given event is unknown or not possible.
 */
export function generate(
  name: string,
  model: PathModel,
  choice: Choice,
  graph: Graph = exploreModel(model),
  whole: Graph = withRefusals(model, graph),
): Generated {
  const isWanted = wantedBy(graph, choice);
  const all = whole.edges.some(isWanted) ? pathsOf(graph, whole, choice, isWanted) : null;
  if (all === null || all.paths.length === 0) throw new ChoiceProblem(nothingText(choice));
  const most = choice.strategy === "walk" ? Infinity : (choice.limit ?? Infinity);
  return { name, model, graph, ...firstOf(all, most) };
}

interface Drawn {
  paths: readonly Path[];
  proof: string;
}

/** What is proven is proven of all paths: of a part it is said how large it is. */
function firstOf(all: Drawn, most: number): Drawn {
  const count = all.paths.length;
  if (count <= most) return all;
  return {
    paths: all.paths.slice(0, most),
    proof: `경로 ${count}개 가운데 앞의 ${most}개입니다. ${count}개 모두: ${all.proof}`,
  };
}

function nothingText({ strategy, from, to, event }: Choice): string {
  const given = Object.entries({ strategy, from, to, event }).filter(([, value]) => value !== undefined);
  return `이 조건에 맞는 걸음이 없습니다. (${given.map(([option, value]) => `--${option} ${value}`).join(" ")})`;
}

/** `graph` has what the machine does, `whole` what it refuses too. */
function pathsOf(graph: Graph, whole: Graph, choice: Choice, isWanted: (edge: Edge) => boolean): Drawn {
  const hasFilter = [choice.from, choice.to, choice.event].some((one) => one !== undefined);
  switch (choice.strategy) {
    case "transitions": {
      const tour = postmanTour(whole, isWanted);
      return { paths: tour.paths.filter((path) => path.length > 0), proof: tourProof(tour) };
    }
    case "pairs": {
      const count = feasiblePairs(graph, isWanted).size;
      return { paths: pairPaths(graph, isWanted), proof: `이어질 수 있는 전이 쌍 ${count}개를 모두 지납니다.` };
    }
    case "shortest": {
      const paths = hasFilter ? shortestPathsTo(graph, isWanted) : shortestPaths(graph);
      return { paths, proof: "각 경로는 더 짧은 길이 없습니다." };
    }
    case "walk": {
      const path = randomWalk(whole, choice.seed, choice.limit ?? WALK_STEPS, isWanted);
      return { paths: [path], proof: `씨앗 ${choice.seed}: 같은 씨앗은 같은 길을 갑니다.` };
    }
    case "events":
      return { paths: [eventPath(whole, choice.events)], proof: "주어진 순서대로 모두 일어날 수 있습니다." };
  }
}

/** The tour's cost, what any costs at least, and how that is known. */
function tourProof({ paths, cost, bound, proof }: Tour): string {
  const steps = paths.reduce((sum, path) => sum + path.length, 0);
  const times = (cost / bound).toFixed(2);
  // A step in a browser may cost more than one.
  const weight = cost - paths.length * RESET_COST;
  const weighed = weight === steps ? "" : `(값 ${weight})`;
  const islands = proof.islands > 0 ? `, 섬 ${proof.islands}개` : "";
  return (
    `걸음 ${steps}${weighed} + 새 시작 ${paths.length} × ${RESET_COST} = ${cost}. 하한 ${bound}, ${times}×. ` +
    `증명: 목표 ${proof.targets}개${islands}의 값을 더하면 ${proof.worth.toFixed(2)}이고, 화살표 ${proof.arcs}개 어느 순환도 값보다 싸지 않습니다. ` +
    `같은 목표를 어느 화살표로 지나든 ${bound} 아래로는 갈 수 없습니다.`
  );
}
