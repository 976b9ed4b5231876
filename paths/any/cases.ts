// Numbered cases of any machine: one purpose each, the shortest way to it, ids that stay while others come and go.
import { stateAt } from "../formats/steps.ts";
import { shortType } from "../lib/chart.ts";
import type { CaseNumbers } from "../lib/case.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import { isTry } from "../lib/refusals.ts";
import { stableText } from "../lib/state-key.ts";
import { wayTo } from "../lib/way.ts";
import type { Examined } from "./examine.ts";

/** Who brings a step about. */
type Cause = "sends" | "time" | "actor";

interface AnyCaseStep {
  by: Cause;
  /** The event with the name of its payload. */
  does: string;
  /** What it carries, as JSON; null where it carries nothing. */
  data: string | null;
  /** The states after it. */
  expects: string;
  isRefused: boolean;
}

export interface AnyCase {
  id: string;
  /** The transition or the refusal that it exists for. */
  purpose: string;
  begins: string;
  steps: readonly AnyCaseStep[];
  /** Every transition and refusal that it takes. */
  covers: readonly string[];
}

const targetsOf = (edge: Edge): readonly string[] => edge.covers ?? [...edge.transitions, ...edge.followers];

function causeOf(type: string): Cause {
  if (type.startsWith("xstate.after.")) return "time";
  return /^xstate\.(done|error|snapshot)\./.test(type) ? "actor" : "sends";
}

function stepOf(graph: Graph, edge: Edge): AnyCaseStep {
  const { type, ...rest } = JSON.parse(stableText(edge.event)) as { type: string };
  return {
    by: causeOf(type),
    does: shortType(edge.label),
    data: Object.keys(rest).length > 0 ? JSON.stringify(rest) : null,
    expects: stateAt(graph, edge.to),
    isRefused: isTry(edge),
  };
}

/** The shortest way to each target. */
function waysToTargets(graph: Graph): Map<string, readonly Edge[]> {
  const ways = new Map<string, readonly Edge[]>();
  const wanted = new Set(graph.edges.flatMap(targetsOf));
  for (const target of wanted) {
    const way = wayTo(graph.out, 0, (edge) => targetsOf(edge).includes(target));
    if (way) ways.set(target, way);
  }
  return ways;
}

/** MACHINE-001: letters and figures of the name. */
const codeOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toUpperCase();

/** The cases of a machine. Those with a number keep it; `numbers` gets the new ones, and none is given twice. */
export function casesOf(name: string, { whole }: Pick<Examined, "whole">, numbers: CaseNumbers): AnyCase[] {
  const ways = waysToTargets(whole);
  // The longest first: it takes what the shorter ones are for.
  const purposes = [...ways].toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  const covered = new Set<string>();
  const found: Omit<AnyCase, "id">[] = [];
  for (const [purpose, way] of purposes) {
    if (covered.has(purpose)) continue;
    const covers = [...new Set(way.flatMap(targetsOf))];
    for (const target of covers) covered.add(target);
    found.push({ purpose, begins: stateAt(whole, 0), steps: way.map((edge) => stepOf(whole, edge)), covers });
  }
  for (const { purpose } of found) numbers[purpose] ??= Math.max(0, ...Object.values(numbers)) + 1;
  const idOf = (purpose: string): string => `${codeOf(name)}-${String(numbers[purpose]).padStart(3, "0")}`;
  return found
    .map((one) => ({ id: idOf(one.purpose), ...one }))
    .toSorted((one, other) => (numbers[one.purpose] ?? 0) - (numbers[other.purpose] ?? 0));
}
