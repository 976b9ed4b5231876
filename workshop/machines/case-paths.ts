// The cases that a person does with a machine, as paths that are played. It takes seconds for the largest charts.
import { isHand } from "../../paths/lib/by-hand.ts";
import type { CaseNumbers, TestCase } from "../../paths/lib/case.ts";
import { casesOfModels } from "../../paths/lib/cases.ts";
import { leavesOf } from "../../paths/lib/chart.ts";
import { exploreModel, type Graph } from "../../paths/lib/graph.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import { beginningOf } from "../../paths/lib/ways-by-hand.ts";
import { stepText } from "../../paths/formats/step-text.ts";
import type { PlayedPath } from "./played-path.ts";
import { PATH_MODELS } from "./registry.ts";

const hands: Readonly<Record<string, object>> = import.meta.glob("../../src/machines/*/*.hand.ts", { eager: true });
const kept: Readonly<Record<string, CaseNumbers>> = import.meta.glob("../../src/machines/*/*.cases.json", {
  eager: true,
  import: "default",
});

const graphOf = (model: PathModel): Graph => withRefusals(model, exploreModel(model));

/** None for a machine that nobody tries by hand. */
export function casePathsOf(machine: string, start: string): PlayedPath[] {
  const file = `../../src/machines/${machine}/${machine}`;
  const hand = Object.values(hands[`${file}.hand.ts`] ?? {}).find(isHand);
  const models = PATH_MODELS[machine] ?? [];
  if (!hand) return [];
  const { cases } = casesOfModels({ machine, models, hand, numbers: { ...kept[`${file}.cases.json`] }, graphOf });
  return cases.map((one: TestCase): PlayedPath => {
    const place = models.findIndex((model) => (model.start?.name ?? "") === one.start);
    const model = models[place] as PathModel;
    const graph = graphOf(model);
    const leavesAt = (vertex: number): string[] => {
      const snapshot = graph.snapshots[vertex];
      return snapshot ? leavesOf(snapshot) : [];
    };
    const path = [...beginningOf({ machine, model, graph, hand }), ...one.path];
    return {
      id: one.id,
      title: one.title,
      machine,
      model: place,
      isOfCases: true,
      steps: [
        { says: start, label: "", leaves: leavesAt(0), transitions: [] },
        ...path.map((edge) => ({
          says: stepText(edge, model.words),
          label: edge.label,
          leaves: leavesAt(edge.to),
          transitions: [...edge.transitions, ...edge.followers],
        })),
      ],
    };
  });
}
