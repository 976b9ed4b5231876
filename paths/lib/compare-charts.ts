// Two versions of a machine: which states and transitions came, went or changed, and which bodies of guards and actions.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { chartTransitions, guardName, nodePath, stateNodes } from "./chart.ts";

type Change = "came" | "went" | "changed";

export interface Difference {
  kind: "state" | "transition" | "guard" | "action" | "delay";
  /** The path of a state, the id of a transition, the name of a body; in the new version where it is in both. */
  id: string;
  change: Change;
  /** Of a transition whose id changed with its guard: the old id; else null. */
  oldId: string | null;
  /** What changed, by its name; none of what came or went, and of a body. */
  fields: readonly { name: string; was: string; is: string }[];
}

/** What is compared, by name; what a reader cannot tell apart may differ in its body. */
type Facts = Readonly<Record<string, { text: string; key: string }>>;

const plain = (text: string): { text: string; key: string } => ({ text, key: text });
const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, " ");

/** A function of the machine's own, or what XState made of one: `assign` keeps it. */
function bodyOf(one: unknown): string {
  const { assignment } = (typeof one === "function" || typeof one === "object" ? (one ?? {}) : {}) as {
    assignment?: unknown;
  };
  if (typeof assignment === "object" && assignment !== null)
    return Object.entries(assignment)
      .map(([name, value]) => `${name}: ${withoutSpace(String(value))}`)
      .join(", ");
  return withoutSpace(String(assignment ?? one));
}

function namesOf(all: readonly unknown[]): { text: string; key: string } {
  const each = all.map((one) => {
    if (typeof one === "string") return plain(one);
    const { type, params } = (one ?? {}) as { type?: unknown; params?: unknown };
    const text = typeof type === "string" ? type : "inline";
    const isOwn = typeof one === "function" || type === undefined;
    return { text, key: isOwn ? `${text} ${bodyOf(one)}` : `${text} ${JSON.stringify(params) ?? ""}` };
  });
  return { text: each.map(({ text }) => text).join(", "), key: each.map(({ key }) => key).join("\n") };
}

const targetsOf = ({ target }: AnyTransitionDefinition): string =>
  (target ?? []).map((one) => nodePath(one as AnyStateNode) || "(root)").join(", ");

function transitionFacts(one: AnyTransitionDefinition): Facts {
  const guard = guardName(one) ?? "";
  return {
    guard: { text: guard, key: guard === "inline" ? `inline ${bodyOf(one.guard)}` : guard },
    actions: namesOf(one.actions),
    target: plain(targetsOf(one)),
    reenter: plain(one.reenter ? "reenter" : ""),
  };
}

function stateFacts(node: AnyStateNode): Facts {
  const [initial] = node.type === "compound" ? (node.initial.target ?? []) : [];
  return {
    kind: plain(node.type),
    initial: plain(initial ? (initial as AnyStateNode).key : ""),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invoke: plain(
      node.invoke.map(({ id, src }) => (typeof src === "string" && src !== id ? `${id} (${src})` : id)).join(", "),
    ),
    tags: plain(node.tags.join(", ")),
  };
}

function fieldsOf(old: Facts, young: Facts): Difference["fields"] {
  return Object.entries(young).flatMap(([name, { text: is, key }]) => {
    const { text: was, key: before } = old[name] ?? plain("");
    return key === before ? [] : [{ name, was, is }];
  });
}

function compareStates(old: AnyStateMachine, young: AnyStateMachine): Difference[] {
  const of = (machine: AnyStateMachine) =>
    new Map([machine.root as AnyStateNode, ...stateNodes(machine)].map((node) => [nodePath(node), node]));
  const [before, after] = [of(old), of(young)];
  const kept = [...after].flatMap(([id, node]): Difference[] => {
    const known = before.get(id);
    if (!known) return [{ kind: "state", id, change: "came", oldId: null, fields: [] }];
    const fields = fieldsOf(stateFacts(known), stateFacts(node));
    return fields.length === 0 ? [] : [{ kind: "state", id, change: "changed", oldId: null, fields }];
  });
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [...kept, ...gone.map((id): Difference => ({ kind: "state", id, change: "went", oldId: null, fields: [] }))];
}

type Transitions = ReadonlyMap<string, AnyTransitionDefinition>;

/** Branches are tried in their order: where those that both versions have stand otherwise, the first that does says so. */
function orderChanges(
  before: Transitions,
  after: Transitions,
  placeOf: (one: AnyTransitionDefinition) => string,
): Map<string, Difference["fields"]> {
  const common = (one: Transitions, other: Transitions) =>
    Map.groupBy(
      [...one].filter(([id]) => other.has(id)),
      ([, transition]) => placeOf(transition),
    );
  const old = common(before, after);
  const found = new Map<string, Difference["fields"]>();
  for (const [place, branches] of common(after, before)) {
    const [was, is] = [old.get(place) ?? [], branches].map((all) => all.map(([id]) => id));
    const moved = is?.find((id, at) => id !== was?.[at]);
    const guards = (all: typeof branches): string => all.map(([, one]) => guardName(one) ?? "else").join(", ");
    if (moved !== undefined)
      found.set(moved, [{ name: "order", was: guards(old.get(place) ?? []), is: guards(branches) }]);
  }
  return found;
}

/** Of one event in one state those are the same that have the same guard; what is left over is paired in its order. */
function compareTransitions(old: AnyStateMachine, young: AnyStateMachine): Difference[] {
  const [before, after] = [chartTransitions(old), chartTransitions(young)];
  const placeOf = ({ source, eventType }: AnyTransitionDefinition): string =>
    `${nodePath(source as AnyStateNode)} ${eventType}`;
  const lonely = Map.groupBy(
    [...before].filter(([id]) => !after.has(id)),
    ([, one]) => placeOf(one),
  );
  const orders = orderChanges(before, after, placeOf);
  const differences = [...after].flatMap(([id, one]): Difference[] => {
    const same = before.get(id);
    const [oldId, known] = same ? [id, same] : (lonely.get(placeOf(one))?.shift() ?? []);
    if (!known || oldId === undefined) return [{ kind: "transition", id, change: "came", oldId: null, fields: [] }];
    const fields = [...fieldsOf(transitionFacts(known), transitionFacts(one)), ...(orders.get(id) ?? [])];
    if (fields.length === 0) return [];
    return [{ kind: "transition", id, change: "changed", oldId: oldId === id ? null : oldId, fields }];
  });
  const gone = [...lonely.values()].flat();
  return [
    ...differences,
    ...gone.map(([id]): Difference => ({ kind: "transition", id, change: "went", oldId: null, fields: [] })),
  ];
}

const BODIES = { guards: "guard", actions: "action", delays: "delay" } as const;

/** Bodies that both versions have under one name. */
function compareBodies(old: AnyStateMachine, young: AnyStateMachine): Difference[] {
  return (Object.keys(BODIES) as (keyof typeof BODIES)[]).flatMap((kind) => {
    const [before, after] = [old, young].map(
      ({ implementations }) =>
        (implementations as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[kind] ?? {},
    );
    return Object.keys(after ?? {}).flatMap((name): Difference[] => {
      if (!before || !after || !(name in before) || bodyOf(before[name]) === bodyOf(after[name])) return [];
      return [{ kind: BODIES[kind], id: name, change: "changed", oldId: null, fields: [] }];
    });
  });
}

/** In the order of the new chart, what went after it. */
export function compareCharts(old: AnyStateMachine, young: AnyStateMachine): Difference[] {
  return [...compareStates(old, young), ...compareTransitions(old, young), ...compareBodies(old, young)];
}

/** A case as its steps, each with where it leads. */
export interface CaseSteps {
  id: string;
  title: string;
  steps: readonly string[];
}

export interface CaseDifference {
  id: string;
  title: string;
  change: Change;
  /** Of a changed one the first step that is another, from 1, as it was and as it is; null where it ends before. */
  first: { at: number; was: string | null; is: string | null } | null;
}

export function compareCases(old: readonly CaseSteps[], young: readonly CaseSteps[]): CaseDifference[] {
  const [before, after] = [old, young].map((all) => new Map(all.map((one) => [one.id, one])));
  const kept = young.flatMap(({ id, title, steps }): CaseDifference[] => {
    const known = before?.get(id);
    if (!known) return [{ id, title, change: "came", first: null }];
    const length = Math.max(steps.length, known.steps.length);
    const at = Array.from({ length }, (_, place) => place).find((place) => steps[place] !== known.steps[place]);
    if (at === undefined) return [];
    const first = { at: at + 1, was: known.steps[at] ?? null, is: steps[at] ?? null };
    return [{ id, title, change: "changed", first }];
  });
  const gone = old.filter(({ id }) => !after?.has(id));
  return [...kept, ...gone.map(({ id, title }): CaseDifference => ({ id, title, change: "went", first: null }))];
}
