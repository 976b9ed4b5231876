// What single steps show, each edge of the graph taken once more.
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import { isIn, leavesOf, nodePath, stateNodes } from "../lib/chart.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import { stepperOf, type Executed } from "../lib/stepper.ts";
import { endedIn } from "./prepare.ts";
import { noteOrFault, wayThrough, wayToVertex, type Finding } from "./finding.ts";
import type { MachineRead } from "./read-machine.ts";
import type { Fault } from "./recorder.ts";

export interface Step {
  edge: Edge;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  actions: readonly Executed[];
  lost: readonly string[];
}

const at = ({ snapshots }: Graph, vertex: number): AnyMachineSnapshot => snapshots[vertex] as AnyMachineSnapshot;

export function stepsOf({ model, graph }: MachineRead): Step[] {
  const step = stepperOf(model);
  return graph.edges.map((edge) => {
    const before = at(graph, edge.from);
    const { next, actions, lost } = step(before, edge.event);
    return { edge, before, after: next, actions, lost };
  });
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n").join(" ");

function faultFinding(error: unknown, fault: Fault | undefined, label: string, way: readonly string[]): Finding {
  const message = messageOf(error);
  if (message.startsWith("Infinite loop detected")) return { kind: "endless", severity: "fault", about: [label], way };
  if (message.startsWith("Unable to send event to actor"))
    return { kind: "nobody there", severity: "fault", about: [/'([^']*)'/.exec(message)?.[1] ?? "", label], way };
  return { kind: "throws", severity: "fault", about: [fault?.name ?? "", label, message], way };
}

type Failed = AnyMachineSnapshot & { fault?: Fault };

/** Steps that end in an exception, the first one included. */
export function exceptions({ graph }: MachineRead, steps: readonly Step[]): Finding[] {
  const start = at(graph, 0) as Failed;
  const first: Finding[] =
    start.status === "error"
      ? messageOf(start.error).startsWith("Infinite loop")
        ? [{ kind: "endless", severity: "fault", about: ["start"], way: [] }]
        : [
            {
              kind: "does not start",
              severity: "fault",
              about: [start.fault?.name ?? "", messageOf(start.error)],
              way: [],
            },
          ]
      : [];
  const later = steps.flatMap(({ edge, before, after }) =>
    after.status === "error" && before.status === "active"
      ? [faultFinding(after.error, (after as Failed).fault, edge.target, wayThrough(graph, edge))]
      : [],
  );
  return [...first, ...later];
}

/** Events that the machine raises and that nothing in it takes. */
export function lostRaises({ graph }: MachineRead, steps: readonly Step[]): Finding[] {
  return steps.flatMap(({ edge, lost }) =>
    lost
      .filter((type) => !type.startsWith("xstate."))
      .map((type): Finding => ({
        kind: "lost raise",
        severity: "fault",
        about: [type, edge.target],
        way: wayThrough(graph, edge),
      })),
  );
}

/** Events sent to an actor that is stopped or has ended. */
export function stoppedActors({ graph }: MachineRead, steps: readonly Step[]): Finding[] {
  return steps.flatMap(({ edge, before, after, actions }) =>
    actions.flatMap(({ type, params }): Finding[] => {
      const { to, event } = (params ?? {}) as { to?: AnyActorRef & { _parent?: unknown }; event?: EventObject };
      const { _parent: parent } = to ?? {};
      if (type !== "xstate.sendTo" || !to || parent === undefined) return [];
      const alive = new Set<unknown>([before, after].flatMap(({ children }) => Object.values(children as object)));
      const stays =
        (after.children as Readonly<Record<string, unknown>>)[to.id] === to ||
        !Object.values(before.children as object).includes(to);
      const isGone = !alive.has(to) || (!stays && after.status === "active") || endedIn(before).has(to.id);
      return isGone
        ? [
            {
              kind: "stopped actor",
              severity: "fault",
              about: [event?.type ?? "", to.id, edge.target],
              way: wayThrough(graph, edge),
            },
          ]
        : [];
    }),
  );
}

/** States that are not final and that nothing leaves. */
export function deadEnds({ graph, isWhole }: MachineRead): Finding[] {
  if (!isWhole) return [];
  const ending = graph.snapshots.findIndex(({ status }) => status === "done");
  const end = ending === -1 ? null : [leavesOf(at(graph, ending)).join(" & ")];
  return graph.snapshots.flatMap((snapshot, vertex): Finding[] => {
    const isStuck = snapshot.status === "active" && (graph.out[vertex] ?? []).length === 0;
    return isStuck
      ? [
          {
            kind: "no way out",
            ...noteOrFault(end),
            about: [leavesOf(snapshot).join(" & ")],
            way: wayToVertex(graph, vertex),
          },
        ]
      : [];
  });
}

interface Raise {
  type: string;
  delay?: unknown;
  event?: EventObject;
  id?: string;
}

/** Timers that a state starts by hand and that nobody stops when it is left. */
export function timersThatRunOn({ machine, graph }: MachineRead, steps: readonly Step[]): Finding[] {
  return stateNodes(machine).flatMap((node) =>
    (node.entry as unknown as Raise[]).flatMap(({ type, delay, event, id }): Finding[] => {
      const isTimer =
        (type === "xstate.raise" || type === "xstate.sendTo") && delay !== undefined && typeof event === "object";
      if (!isTimer || event.type.startsWith("xstate.")) return [];
      const [state, name] = [nodePath(node), id ?? event.type];
      const left = steps.find(
        ({ edge, before, after, actions }) =>
          isIn(before, state) &&
          !isIn(after, state) &&
          after.status === "active" &&
          edge.event.type !== event.type &&
          !actions.some((one) => one.type === "xstate.cancel" && one.params === name),
      );
      if (!left) return [];
      const way = [...wayThrough(graph, left.edge), event.type];
      const takes = left.after.can(event) ? "taken" : "lost";
      return [{ kind: "timer runs on", severity: "fault", about: [event.type, state, takes], way }];
    }),
  );
}
