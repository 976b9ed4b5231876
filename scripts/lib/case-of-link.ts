// The link of a live story as a case that a person does.
import { createHash } from "node:crypto";
import type { TestCase } from "../../paths/lib/case.ts";
import { caseAlong } from "../../paths/lib/cases.ts";
import { exploreModel, type Edge, type Graph } from "../../paths/lib/graph.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import { stableText } from "../../paths/lib/state-key.ts";
import { beginningOf } from "../../paths/lib/ways-by-hand.ts";
import { stepText } from "../../paths/formats/step-text.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { decodeReplay, REPLAY_PARAM, type ReplayStep } from "../../workshop/live/replay.ts";
import { handsByMachine } from "./hand-cases.ts";

/** True for what names a live story with steps. */
export const isLink = (text: string): boolean => text.includes(`${REPLAY_PARAM}=`);

/** Throws ChoiceProblem where the link cannot be read, or one of its steps is for a script alone. */
export async function caseOfLink(link: string): Promise<TestCase> {
  const replay = decodeReplay(new URL(link, "http://localhost").searchParams.get(REPLAY_PARAM) ?? "");
  const model = replay && PATH_MODELS[replay.machine]?.[replay.model];
  if (!replay || !model) throw new ChoiceProblem(`${link}: 라이브 스토리의 링크가 아닙니다.`);
  const { machine } = replay;
  const hand = (await handsByMachine())[machine];
  if (!hand) throw new ChoiceProblem(`손으로 하는 케이스가 없는 머신입니다: ${machine}.`);
  const graph = withRefusals(model, exploreModel(model));
  const whole = pathOf(graph, replay.steps);
  const before = beginningOf({ machine, model, graph, hand });
  const path = before.every((edge, index) => edge === whole[index]) ? whole.slice(before.length) : null;
  if (path === null || path.length === 0)
    throw new ChoiceProblem(
      `링크의 걸음이 사람이 시작하는 곳 뒤로 이어지지 않습니다: ${before.map(({ label }) => label).join(" › ")}`,
    );
  const labels = path.map(({ label }) => label).join("\n");
  const id = `${hand.code}-L${createHash("sha256").update(labels).digest("hex").slice(0, 6)}`;
  const found = caseAlong({ machine, model, graph, hand, numbers: {}, covered: new Set() }, path, id);
  if ("stuck" in found)
    throw new ChoiceProblem(
      `${found.stuck.label} (${stepText(found.stuck, model.words)}): 사람이 할 수 없습니다. ${found.why}`,
    );
  return found.case;
}

/** Throws ChoiceProblem at a step that is not possible where its turn comes. */
function pathOf(graph: Graph, steps: readonly ReplayStep[]): Edge[] {
  const path: Edge[] = [];
  for (const step of steps) {
    const isMeant = ({ label, event }: Edge): boolean =>
      "label" in step ? label === step.label : stableText(event) === stableText(step.event);
    const edge = (graph.out[path.at(-1)?.to ?? 0] ?? []).find(isMeant);
    if (!edge) {
      const name = "label" in step ? step.label : step.event.type;
      throw new ChoiceProblem(
        `${path.length + 1}번째 걸음 ${name}: 모델의 케이스에 없거나, 그 상태에서는 일어날 수 없습니다.`,
      );
    }
    path.push(edge);
  }
  return path;
}
