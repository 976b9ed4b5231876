// What two steps show that come in either order, and what a history comes back to.
import type { AnyMachineSnapshot, AnyStateNode } from "xstate";
import { isIn, nodePath, shortType, stateNodes } from "../lib/chart.ts";
import type { Edge } from "../lib/graph.ts";
import { stableText } from "../lib/state-key.ts";
import { stepperOf } from "../lib/stepper.ts";
import { wayThrough, wayToVertex, type Finding } from "./finding.ts";
import type { Step } from "./find-in-steps.ts";
import type { MachineRead } from "./read-machine.ts";

type Stepper = ReturnType<typeof stepperOf>;
const AFTER = "xstate.after.";
const ends = ({ type }: Edge["event"]): boolean => /^xstate\.(done|error)\.actor\./.test(type);
const endOf = ({ status, value, context }: AnyMachineSnapshot): string => stableText([status, value, context]);

/** What comes of two events in both orders; null where one of them cannot come after the other. */
function bothOrders(step: Stepper, from: AnyMachineSnapshot, one: Edge, other: Edge): [string, string] | null {
  const after = (first: Edge, second: Edge): string | null => {
    const { next } = step(from, first.event);
    return next.status === "active" && next.can(second.event) ? endOf(step(next, second.event).next) : null;
  };
  const [first, second] = [after(one, other), after(other, one)];
  return first === null || second === null ? null : [first, second];
}

/** Two actors that run at once, where it matters which ends first. */
export function races({ model, graph }: MachineRead): Finding[] {
  const step = stepperOf(model);
  return graph.out.flatMap((edges, vertex) => {
    const from = graph.snapshots[vertex] as AnyMachineSnapshot;
    const ending = edges.filter(({ event }) => ends(event) && event.type.startsWith("xstate.done."));
    return ending.flatMap((one, index) =>
      ending.slice(index + 1).flatMap((other): Finding[] => {
        const both = one.event.type === other.event.type ? null : bothOrders(step, from, one, other);
        return both && both[0] !== both[1]
          ? [
              {
                kind: "race",
                severity: "fault",
                about: [shortType(one.event.type), shortType(other.event.type)],
                way: wayToVertex(graph, vertex),
              },
            ]
          : [];
      }),
    );
  });
}

interface Timer {
  params?: { event?: { type: string }; delay?: number };
}

/** The timers of one length that a step starts, two by two. */
function pairsOfTimers({ actions }: Step): [string, string, number][] {
  const timers = actions.flatMap((one) => {
    const { event, delay } = (one as Timer).params ?? {};
    return one.type === "xstate.raise" && event?.type.startsWith(AFTER) && delay !== undefined
      ? [{ type: event.type, delay }]
      : [];
  });
  return timers.flatMap((one, index) =>
    timers
      .slice(index + 1)
      .filter(({ delay, type }) => delay === one.delay && type !== one.type)
      .map(({ type }): [string, string, number] => [one.type, type, one.delay]),
  );
}

/** Two timers that run out at one instant, where it matters which comes first. */
export function sameInstants({ model, graph }: MachineRead, steps: readonly Step[]): Finding[] {
  const step = stepperOf(model);
  return steps.flatMap((taken) =>
    pairsOfTimers(taken).flatMap(([one, other, delay]): Finding[] => {
      const after = (first: string, second: string): string => {
        const { next } = step(taken.after, { type: first });
        return endOf(next.status === "active" && next.can({ type: second }) ? step(next, { type: second }).next : next);
      };
      if (taken.after.status !== "active" || after(one, other) === after(other, one)) return [];
      const named = (type: string): string =>
        `${shortType(type)} (${type.slice(AFTER.length).split(".").slice(1).join(".")})`;
      return [
        {
          kind: "same instant",
          severity: "fault",
          about: [named(one), named(other), String(delay)],
          way: wayThrough(graph, taken.edge),
        },
      ];
    }),
  );
}

interface Restored {
  history: AnyStateNode;
  step: Step;
  remembers: boolean;
}

function restoredBy(
  steps: readonly Step[],
  histories: readonly AnyStateNode[],
  targets: ReadonlyMap<string, readonly AnyStateNode[]>,
): Restored[] {
  return steps.flatMap((step) =>
    [...step.edge.transitions, ...step.edge.followers].flatMap((id) =>
      (targets.get(id) ?? [])
        .filter((target) => histories.includes(target))
        .map((history) => ({
          history,
          step,
          remembers: (step.before.historyValue as Record<string, unknown>)[history.id] !== undefined,
        })),
    ),
  );
}

/** Histories that never have anything to come back to, and those of a place from which nobody came. */
export function histories(
  { graph }: MachineRead,
  steps: readonly Step[],
  targets: ReadonlyMap<string, readonly AnyStateNode[]>,
  nodes: readonly AnyStateNode[],
): Finding[] {
  const all = nodes.filter(({ type }) => type === "history");
  const restored = restoredBy(steps, all, targets);
  return all.flatMap((history): Finding[] => {
    const here = restored.filter((one) => one.history === history);
    const [first] = here;
    if (!first) return [];
    const parent = nodePath(history.parent as AnyStateNode);
    const way = wayThrough(graph, first.step.edge);
    if (here.every(({ remembers }) => !remembers))
      return [
        {
          kind: "history remembers nothing",
          severity: "fault",
          about: [nodePath(history), first.step.edge.target],
          way,
        },
      ];
    const strangers = here.filter(({ step }) => {
      const from = [...leafPaths(step.before)];
      const entering = steps.filter((one) => from.some((leaf) => isIn(one.after, leaf) && !isIn(one.before, leaf)));
      return (
        parent !== "" &&
        !isIn(step.before, parent) &&
        entering.length > 0 &&
        entering.every(({ before }) => !isIn(before, parent))
      );
    });
    return strangers.map(({ step }) => ({
      kind: "history",
      severity: "fault",
      about: [step.edge.target, parent, [...leafPaths(step.before)].join(" & ")],
      way: wayThrough(graph, step.edge),
    }));
  });
}

function* leafPaths(snapshot: AnyMachineSnapshot): Generator<string> {
  const { _nodes: active } = snapshot as unknown as { _nodes: readonly AnyStateNode[] };
  for (const node of active) if (Object.keys(node.states).length === 0) yield nodePath(node);
}

export const nodesOfMachine = ({ machine }: MachineRead): AnyStateNode[] => [
  machine.root as AnyStateNode,
  ...stateNodes(machine),
];
