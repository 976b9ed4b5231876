// Test cases for a person: one purpose each, short, over what a person can bring about. Together they take every
// target of the graph; what only a script can reach is listed with the reason.
import type { AnyMachineSnapshot } from "xstate";
import { shownAlong } from "../formats/steps.ts";
import { comesAtOnce, handsOf, isStep, withChoices, type Priority, type World } from "./by-hand.ts";
import type { CaseNumbers, Cases, ScriptOnly, TestCase } from "./case.ts";
import { caseSteps, didText } from "./case-steps.ts";
import { leavesOf, shortType } from "./chart.ts";
import type { Edge, Graph } from "./graph.ts";
import type { PathModel } from "./model.ts";
import { caseText } from "./words.ts";
import { isTry } from "./refusals.ts";
import type { Path } from "./tour.ts";
import {
  beginningOf,
  extend,
  pathOf,
  preconditionOf,
  takenOf,
  toRest,
  wayAlong,
  type Manual,
  type ManualWay,
  type Taken,
  waysByHand,
  weightOf,
} from "./ways-by-hand.ts";

/** The most steps that a person has to do in one case. */
const MOST_STEPS = 12;

export interface Asked extends Manual {
  /** The number of each purpose, as it was given before; a new purpose gets the next one. */
  numbers: CaseNumbers;
  /** Targets that cases of other starts of the machine take; grows by those of this one. */
  covered: Set<string>;
  /** Ids of the requirements that a path shows. */
  requirementsOf?: (path: Path) => readonly string[];
}

/** Targets that an edge takes. */
const targetsOf = (edge: Edge): readonly string[] => edge.covers ?? [edge.target];

/** The cheapest way by hand that takes each target. */
function waysToTargets(asked: Asked, ways: ReadonlyMap<number, readonly ManualWay[]>): Map<string, ManualWay> {
  const found = new Map<string, ManualWay>();
  for (const edge of asked.graph.edges)
    for (const way of (ways.get(edge.from) ?? []).flatMap((one) => extend(asked, one, edge)))
      for (const target of targetsOf(edge)) {
        const known = found.get(target);
        if (!known || weightOf(way) < weightOf(known)) found.set(target, way);
      }
  return found;
}

/** The cases of one model. Those with a number keep it; `numbers` gets the new ones. */
export function casesByHand(asked: Asked): Cases {
  const reached = waysByHand(asked);
  const ways = waysToTargets(asked, reached);
  const { covered } = asked;
  for (const target of beginningOf(asked).flatMap(targetsOf)) covered.add(target);
  const found: TestCase[] = [];
  // The longest first: it takes what the shorter ones are for.
  const purposes = [...ways].toSorted(([a, one], [b, other]) => weightOf(other) - weightOf(one) || (a < b ? -1 : 1));
  const tooLong: ScriptOnly[] = [];
  // A start has a case of its own even where another start takes all that it takes.
  const isAlone = purposes.every(([purpose]) => covered.has(purpose));
  for (const [purpose, short] of isAlone ? purposes.slice(0, 1) : purposes) {
    if (covered.has(purpose) && !isAlone) continue;
    const one = caseOf(asked, purpose, toRest(asked, short));
    if (one.steps.length > MOST_STEPS) {
      tooLong.push({ target: purpose, why: `사람의 걸음이 ${one.steps.length}개라 ${MOST_STEPS}개를 넘는다` });
      continue;
    }
    for (const target of one.covers) covered.add(target);
    found.push(one);
  }
  const lost = new Map<string, ScriptOnly>();
  for (const edge of asked.graph.edges)
    for (const target of targetsOf(edge))
      if (!ways.has(target) && !covered.has(target) && !lost.has(target))
        lost.set(target, { target, why: whyLost(asked, edge, reached.get(edge.from) ?? []) });
  return { cases: numbered(asked, found), scriptOnly: [...lost.values(), ...tooLong] };
}

export interface AskedOfModels extends Pick<Asked, "machine" | "hand" | "numbers"> {
  models: readonly PathModel[];
  graphOf: (model: PathModel) => Graph;
  requirementsOf?: (model: PathModel, path: Path) => readonly string[];
}

/** The cases of all models of a machine. */
export function casesOfModels({ models, graphOf, requirementsOf, ...asked }: AskedOfModels): Cases {
  const covered = new Set<string>();
  const all = models.map((model) =>
    casesByHand({
      ...asked,
      model,
      graph: graphOf(model),
      covered,
      ...(requirementsOf && { requirementsOf: (path) => requirementsOf(model, path) }),
    }),
  );
  const scriptOnly = new Map(all.flatMap((one) => one.scriptOnly).map((one) => [one.target, one]));
  return {
    cases: all.flatMap(({ cases }) => cases).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    scriptOnly: [...scriptOnly.values()].filter(({ target }) => !covered.has(target)),
  };
}

/** The case of one path, which begins where a person begins; the step that only a script can bring about where there is one. */
export function caseAlong(asked: Asked, path: Path, id: string): { case: TestCase } | { stuck: Edge; why: string } {
  const found = wayAlong(asked, path);
  if ("stuck" in found) return { ...found, why: whyLost(asked, found.stuck, []) };
  const last = path.at(-1);
  const purpose = last ? (targetsOf(last)[0] ?? last.target) : "";
  return { case: { ...caseOf(asked, purpose, toRest(asked, found.way)), id } };
}

/** As it is where a person comes to; where nobody does, as it is before the first step. */
function whyLost(asked: Asked, edge: Edge, ways: readonly ManualWay[]): string {
  const before = asked.graph.snapshots[edge.from] as AnyMachineSnapshot;
  const worlds = ways.length === 0 ? [preconditionOf(asked).world ?? {}] : ways.map(({ world }) => world);
  const hands = worlds.flatMap((world) => handsOf(asked.hand, edge, { before, world }));
  for (const own of hands) if ("script" in own) return own.script;
  for (const own of hands) if (!("script" in own) && own.otherwise !== undefined) return own.otherwise;
  if (hands.length === 0) return `${shortType(edge.event.type)}: 어떻게 일어나는지 적혀 있지 않다`;
  return isTry(edge) ? "사람이 해 보기 전에 제품이 지나간다" : "사람이 제때 갈 수 있는 길이 없다";
}

/** What the case shows: where it begins to matter, what is done there, what comes of it. `looked`: what is looked at last. */
function titleOf(
  asked: Asked,
  purpose: string,
  path: readonly Taken[],
  seen: readonly (readonly string[])[],
  looked: string,
): string {
  const aim = path.findIndex(({ edge }) => targetsOf(edge).includes(purpose));
  const aimed = path[aim];
  if (!aimed) return seen[0]?.[0] ?? "";
  // What nobody does is told by what a person did last.
  const doneAt = path.slice(0, aim + 1).findLastIndex(({ hand }) => !comesAtOnce(hand));
  const done = path[doneAt] ?? aimed;
  const [was = [], is = []] = [seen[Math.max(0, doneAt)], seen[aim + 1]];
  // What has changed says more than what has not.
  const from = was.find((text) => !is.includes(text)) ?? was[0] ?? "";
  const to = is.find((text) => !was.includes(text)) ?? is[0] ?? "";
  const kind = done === aimed ? "" : caseText(asked.model.words, aimed.edge.label, aimed.edge.event);
  const did = didText(asked, done);
  const data = (isStep(done.hand) && done.hand.data) || "";
  const parts = [from, did.includes(data) ? did : `${did}: ${data}`, to === "" ? looked : to];
  const title = parts.filter((part) => part !== "").join(" › ");
  return kind === "" ? title : `${title} (${kind})`;
}

function caseOf(asked: Asked, purpose: string, way: ManualWay): TestCase {
  const { machine, model, graph, hand } = asked;
  const { chosen } = way;
  const path = pathOf(way);
  const before = beginningOf(asked);
  const along = shownAlong(model, graph, [...before, ...path], true);
  const read = (texts: readonly string[], world: World, vertex: number): string[] => {
    const at = graph.snapshots[vertex] as AnyMachineSnapshot;
    return [...new Set(texts.map((text) => hand.seen?.(text, world, at) ?? text).filter((text) => text !== ""))];
  };
  const taken = takenOf(way);
  const shown = along.steps.slice(before.length).map((step, index) => {
    const { world = {} } = taken[index] ?? {};
    return { ...step, sees: read(step.sees, world, step.edge.to) };
  });
  const precondition = preconditionOf(asked);
  const first = { ...precondition.world, ...chosen };
  const begins = read(along.steps[before.length - 1]?.sees ?? along.start, first, before.at(-1)?.to ?? 0);
  const steps = caseSteps(asked, way, shown);
  return {
    id: "",
    title: titleOf(asked, purpose, taken, [begins, ...shown.map(({ sees }) => sees)], steps.at(-1)?.expects[0] ?? ""),
    purpose,
    machine,
    start: model.start?.name ?? "",
    area: hand.area,
    priority: priorityOf(asked, path),
    minutes: minutesOf(steps.length, taken),
    precondition: withChoices(hand, precondition, chosen),
    begins,
    steps,
    always: hand.always ?? [],
    requirements: asked.requirementsOf?.(path) ?? [],
    path,
    covers: [...new Set([...before, ...path].flatMap(targetsOf))],
  };
}

/** A moment a step, and what has to be waited for. */
const minutesOf = (steps: number, taken: readonly Taken[]): number =>
  taken.reduce(
    (sum, { hand }) => sum + ((isStep(hand) && hand.minutes) || 0),
    Math.max(1, Math.round(steps * 0.5 + 1)),
  );

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

/** Gives each case its id. */
function numbered({ hand, model, numbers }: Asked, cases: readonly TestCase[]): TestCase[] {
  const start = model.start?.name ?? "";
  const key = (purpose: string): string => (start === "" ? purpose : `${start}: ${purpose}`);
  for (const { purpose } of cases) numbers[key(purpose)] ??= Math.max(0, ...Object.values(numbers)) + 1;
  const codes = [hand.code, ...(hand.codes?.[start] === undefined ? [] : [hand.codes[start]])];
  const idOf = (purpose: string): string => [...codes, String(numbers[key(purpose)]).padStart(3, "0")].join("-");
  return cases.map((one) => ({ ...one, id: idOf(one.purpose) })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
