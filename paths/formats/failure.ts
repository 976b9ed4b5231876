// A failed walk as a person reads it: where, on what, and the fewest steps that still fail.
import type { Edge } from "../lib/graph.ts";
import { shortType } from "../lib/chart.ts";
import type { WalkFailure } from "../lib/walk-failure.ts";
import type { Generated } from "../strategies/choose.ts";
import { stepText } from "./step-text.ts";
import { stateAt } from "./steps.ts";

const TRIED = "  아직 실패하는 가장 짧은 경로:";
const UNTRIED = "  그 걸음으로 가는 가장 짧은 경로(다시 걷지 않았다):";

/** What only the product knows of a failed step. */
export interface FailureNotes {
  /** Ids of the cases by hand that take the step. */
  cases: readonly string[];
  /** The live story before the failed step. */
  story: string | null;
  /** False where the path is the shortest to the failed step, and was not walked again. */
  isTried?: boolean;
}

/** `one.paths` holds the shortest path that still fails; the failure is of that path. */
export function failureText(
  { name, model, graph }: Pick<Generated, "name" | "model" | "graph">,
  { path, step, reason }: WalkFailure,
  { cases, story, isTried = true }: FailureNotes = { cases: [], story: null },
): string {
  const line = (edge: Edge): string => `${stepText(edge, model.words)} (${edge.label}) → ${stateAt(graph, edge.to)}`;
  const failed = path[step.number - 1];
  const rows: [head: string, text: string | null][] = [
    ["머신", model.machine.id === name ? name : `${model.machine.id} (모델 ${name})`],
    ["케이스", cases.length === 0 ? null : cases.join(", ")],
    ["걸음", step.number === 0 ? "시작" : `${step.number}/${path.length}`],
    ["이벤트", failed ? `${failed.label}: ${stepText(failed, model.words)}` : shortType(step.label)],
    ["앞 상태", step.before],
    ["기대한 상태", step.expected],
    ["본 상태", step.seen ?? "오지 못했다"],
    ["막은 가드", step.refusedBy.length === 0 ? null : step.refusedBy.join(", ")],
    ["까닭", reason],
    ["라이브 스토리", story],
  ];
  const steps = path.map((edge, index) => `    ${index + 1}. ${line(edge)}`);
  return [
    ...rows.flatMap(([head, text]) => (text === null ? [] : [`  ${head}: ${text}`])),
    ...(steps.length === 0 ? [] : [isTried ? TRIED : UNTRIED, ...steps]),
  ].join("\n");
}
