// Test cases for a person: one purpose each, short, over what a person can bring about. Together they take every
// target of the graph; what only a script can reach is listed with the reason.
import type { AnyMachineSnapshot } from "xstate";
import { shownAlong, type ShownStep } from "../formats/steps.ts";
import { stepText } from "../formats/step-text.ts";
import { handOf, type ByHand, type Doer, type Hand, type HandStep, type Precondition, type Priority } from "./by-hand.ts";
import { leavesOf, shortType } from "./chart.ts";
import type { Edge, Graph } from "./graph.ts";
import type { PathModel } from "./model.ts";
import { isTry } from "./refusals.ts";
import type { Path } from "./tour.ts";

/** The most steps that a person has to do in one case. */
export const MOST_STEPS = 12;

export interface CaseStep {
  by: Doer;
  does: string;
  how: string | null;
  data: string | null;
  /** What is seen then, in the words of the page. */
  expects: readonly string[];
  /** What is seen for a moment before that, where the product goes on by itself. */
  passes: readonly string[];
  /** The edges that the step takes; none of a preparation. */
  edges: readonly Edge[];
}

export interface TestCase {
  /** Stays the same when other cases come and go. */
  id: string;
  title: string;
  /** The target that the case exists for. */
  purpose: string;
  machine: string;
  start: string;
  area: readonly string[];
  priority: Priority;
  /** Expected, whole. */
  minutes: number;
  precondition: Precondition;
  /** What is seen before the first step. */
  begins: readonly string[];
  steps: readonly CaseStep[];
  always: readonly string[];
  requirements: readonly string[];
  path: Path;
  /** Every target that the case takes. */
  covers: readonly string[];
}

export interface ScriptOnly {
  target: string;
  why: string;
}

export interface Cases {
  cases: readonly TestCase[];
  scriptOnly: readonly ScriptOnly[];
}

export interface Asked {
  machine: string;
  model: PathModel;
  /** With refusals. */
  graph: Graph;
  hand: ByHand;
  /** The number of each purpose, as it was given before; a new purpose gets the next one. */
  numbers: CaseNumbers;
  /** Ids of the requirements that a path shows. */
  requirementsOf?: (graph: Graph, path: Path) => readonly string[];
}

/** Numbers that were given, by start and purpose. A number is never given twice. */
export type CaseNumbers = Record<string, number>;

const isStep = (hand: Hand | null): hand is HandStep => hand !== null && typeof hand === "object" && !("script" in hand);

/** Targets that an edge takes. */
const targetsOf = (edge: Edge): readonly string[] => edge.covers ?? [edge.target];

/** How many steps of a person an edge costs; null where no person can take it there. */
function handCost({ hand, graph }: Asked, edge: Edge): number | null {
  const way = handOf(hand, edge);
  if (way === "itself") return isTry(edge) ? null : 0;
  if (!isStep(way)) return null;
  // While the product goes on by itself nobody is quick enough for a press; what was prepared before comes in time.
  const goesOn = (graph.out[edge.from] ?? []).some((one) => one !== edge && one.to !== one.from && handOf(hand, one) === "itself");
  if (goesOn && way.ahead === undefined) return null;
  return (way.does === undefined ? 0 : 1) + (way.ahead === undefined ? 0 : 1) + (way.back === undefined ? 0 : 1);
}

/** The cheapest way by hand from the start to each vertex: steps of a person first, then edges. */
function waysByHand(asked: Asked): Map<number, { cost: number; path: Path }> {
  const { graph } = asked;
  const start = beginning(asked).at(-1)?.to ?? 0;
  const best = new Map<number, { cost: number; path: Path }>([[start, { cost: 0, path: [] }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const [at] = [...open].toSorted((a, b) => weight(best.get(a)) - weight(best.get(b)) || a - b) as [number];
    open.delete(at);
    const here = best.get(at);
    if (!here) continue;
    for (const edge of graph.out[at] ?? []) {
      const cost = handCost(asked, edge);
      if (cost === null) continue;
      const way = { cost: here.cost + cost, path: [...here.path, edge] };
      if (best.has(edge.to) && weight(best.get(edge.to)) <= weight(way)) continue;
      best.set(edge.to, way);
      open.add(edge.to);
    }
  }
  return best;
}

function preconditionOf({ model, hand }: Asked): Precondition {
  return hand.begins[model.start?.name ?? ""] ?? hand.begins[""] ?? { account: null, page: "/", data: [] };
}

/** What has come before the first step. Throws where that cannot come. */
function beginning(asked: Asked): Path {
  const path: Edge[] = [];
  for (const label of preconditionOf(asked).path ?? []) {
    const edge = (asked.graph.out[path.at(-1)?.to ?? 0] ?? []).find((one) => one.label === label);
    if (!edge) throw new Error(`${asked.machine}: ${label} cannot come before the first step`);
    path.push(edge);
  }
  return path;
}

function weight(way: { cost: number; path: Path } | undefined): number {
  return way ? way.cost * 1_000 + way.path.length : Infinity;
}

/** The path, and on to where the product rests: a person cannot see what passes. */
function toRest({ graph, hand }: Asked, path: Path): Path {
  const whole = [...path];
  const been = new Set<number>();
  for (let at = path.at(-1)?.to ?? 0; !been.has(at); ) {
    been.add(at);
    const on = (graph.out[at] ?? []).find((edge) => edge.to !== edge.from && handOf(hand, edge) === "itself" && !isTry(edge));
    if (!on) break;
    whole.push(on);
    at = on.to;
  }
  return whole;
}

/** The cases of one model. Those with a number keep it; `numbers` gets the new ones. */
export function casesByHand(asked: Asked): Cases {
  const { graph } = asked;
  const ways = waysByHand(asked);
  const paths = new Map<string, Path>();
  const lost = new Map<string, Edge>();
  for (const edge of graph.edges)
    for (const target of targetsOf(edge)) {
      const [here, cost] = [ways.get(edge.from), handCost(asked, edge)];
      if (!here || cost === null) {
        if (!lost.has(target)) lost.set(target, edge);
        continue;
      }
      const known = paths.get(target);
      const path = [...here.path, edge];
      if (!known || weight(way(asked, path)) < weight(way(asked, known))) paths.set(target, path);
    }
  const covered = new Set(beginning(asked).flatMap(targetsOf));
  const chosen: { purpose: string; path: Path }[] = [];
  const purposes = [...paths].toSorted(
    ([a, one], [b, other]) => weight(way(asked, other)) - weight(way(asked, one)) || (a < b ? -1 : 1),
  );
  for (const [purpose, short] of purposes) {
    if (covered.has(purpose)) continue;
    const path = toRest(asked, short);
    for (const target of path.flatMap(targetsOf)) covered.add(target);
    chosen.push({ purpose, path });
  }
  const all = chosen.map(({ purpose, path }) => caseOf(asked, purpose, path));
  const short = all.filter(({ steps }) => steps.length <= MOST_STEPS);
  const long = all.filter(({ steps }) => steps.length > MOST_STEPS);
  return {
    cases: numbered(asked, short),
    scriptOnly: [
      ...[...lost]
        .filter(([target]) => !covered.has(target))
        .map(([target, edge]) => ({ target, why: whyLost(asked, edge) })),
      ...long.map(({ purpose, steps }) => ({
        target: purpose,
        why: `${steps.length} steps of a person, ${MOST_STEPS} at most`,
      })),
    ],
  };
}

function way(asked: Asked, path: Path): { cost: number; path: Path } {
  return { cost: path.reduce((sum, edge) => sum + (handCost(asked, edge) ?? 0), 0), path };
}

function whyLost({ hand }: Asked, edge: Edge): string {
  const own = handOf(hand, edge);
  if (own !== null && typeof own === "object" && "script" in own) return own.script;
  if (own === null) return `nobody said how ${shortType(edge.event.type)} comes about`;
  return isTry(edge) ? "the product is past it before a person can try" : "no way by hand leads there in time";
}

function caseOf(asked: Asked, purpose: string, path: Path): TestCase {
  const { machine, model, graph, hand } = asked;
  const start = model.start?.name ?? "";
  const before = beginning(asked);
  const along = shownAlong(model, graph, [...before, ...path]);
  const shown = along.steps.slice(before.length);
  const begins = along.steps[before.length - 1]?.sees ?? along.start;
  const steps = stepsOf(asked, path, shown);
  const aim = path.find((edge) => targetsOf(edge).includes(purpose)) ?? path.at(-1);
  const sees = aim ? (shown[path.indexOf(aim)]?.sees ?? []) : begins;
  return {
    id: "",
    title: aim ? `${stepText(aim, model.words)} → ${sees[0] ?? ""}` : (begins[0] ?? ""),
    purpose,
    machine,
    start,
    area: hand.area,
    priority: priorityOf(asked, path),
    minutes: Math.max(1, Math.round(steps.length * 0.5 + 1)),
    precondition: preconditionOf(asked),
    begins,
    steps,
    always: hand.always ?? [],
    requirements: asked.requirementsOf?.(graph, path) ?? [],
    path,
    covers: [...new Set(path.flatMap(targetsOf))],
  };
}

const RANK: readonly Priority[] = ["P0", "P1", "P2", "P3"];

/** What is named as first is one more urgent than the machine's risk; a refusal alone is one less. */
function priorityOf({ hand, graph }: Asked, path: Path): Priority {
  const { risk, first = [] } = hand;
  const leaves = path.flatMap((edge) => leavesOf(graph.snapshots[edge.to] as AnyMachineSnapshot));
  const isFirst = path.some(({ label }) => first.includes(label)) || leaves.some((leaf) => first.includes(leaf));
  const last = path.at(-1);
  const by = isFirst ? -1 : last && isTry(last) ? 1 : 0;
  return RANK[Math.min(3, Math.max(0, RANK.indexOf(risk) + by))] ?? risk;
}

/** The edges as steps of a person: what comes by itself belongs to the step before, a preparation stands before it. */
function stepsOf({ graph, hand, model }: Asked, path: Path, shown: readonly ShownStep[]): CaseStep[] {
  const steps: CaseStep[] = [];
  const put = (one: Partial<CaseStep> & Pick<CaseStep, "by" | "does">): void => {
    steps.push({ how: null, data: null, expects: [], passes: [], edges: [], ...one });
  };
  let isCut = "";
  path.forEach((edge, index) => {
    const own = handOf(hand, edge);
    const sees = shown[index]?.sees ?? [];
    const hands = isStep(own) ? own : null;
    if (hands?.ahead !== undefined && isCut !== hands.ahead) {
      // Before the last step of a person, or at the beginning.
      const place = hands.does === undefined ? Math.max(0, steps.length - 1) : steps.length;
      const before = steps[place - 1];
      steps.splice(place, 0, {
        by: "tester",
        does: hands.ahead,
        how: hands.how ?? null,
        data: null,
        expects: before ? ["화면은 그대로다"] : [],
        passes: [],
        edges: [],
      });
      isCut = hands.ahead;
    }
    const last = steps.at(-1);
    if (hands?.does === undefined && last) {
      steps[steps.length - 1] = {
        ...last,
        expects: sees,
        passes: [...new Set([...last.passes, ...last.expects])].filter((one) => !sees.includes(one)),
        edges: [...last.edges, edge],
      };
    } else {
      const before = graph.snapshots[edge.from] as AnyMachineSnapshot;
      const said = typeof hands?.does === "function" ? hands.does({ event: edge.event, before }) : hands?.does;
      put({
        by: hands?.by ?? "clock",
        does: isTry(edge) ? `${said ?? stepText(edge, model.words)} (되지 않아야 한다)` : (said ?? stepText(edge, model.words)),
        how: hands?.ahead === undefined ? (hands?.how ?? null) : null,
        data: hands?.data ?? null,
        expects: isTry(edge) ? ["누를 수 없거나, 눌러도 아무 일도 일어나지 않는다", ...sees] : sees,
        edges: [edge],
      });
    }
    if (hands?.back === undefined) return;
    const next = path[index + 1] && handOf(hand, path[index + 1] as Edge);
    if (isStep(next ?? null) && (next as HandStep).ahead === hands.ahead) return;
    put({ by: "tester", does: hands.back, how: hands.how ?? null, expects: ["화면은 그대로다"] });
    isCut = "";
  });
  return steps;
}

/** Gives each case its id. */
function numbered({ hand, model, numbers }: Asked, cases: readonly TestCase[]): TestCase[] {
  const start = model.start?.name ?? "";
  const key = (purpose: string): string => (start === "" ? purpose : `${start}: ${purpose}`);
  for (const { purpose } of cases) numbers[key(purpose)] ??= Math.max(0, ...Object.values(numbers)) + 1;
  const idOf = (purpose: string): string => `${hand.code}-${String(numbers[key(purpose)]).padStart(3, "0")}`;
  return cases.map((one) => ({ ...one, id: idOf(one.purpose) })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
