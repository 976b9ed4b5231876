// What single steps show, each edge of the graph taken once more.
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject } from "xstate";
import { isIn, leavesOf, nodePath, shortType, stateNodes } from "../lib/chart.ts";
import type { Edge, Graph } from "../lib/graph.ts";
import { stepperOf, type Executed } from "../lib/stepper.ts";
import { endedIn } from "./prepare.ts";
import { wayThrough, wayToVertex, type Finding } from "./finding.ts";
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
  return graph.snapshots.flatMap((snapshot, vertex): Finding[] => {
    const isStuck = snapshot.status === "active" && (graph.out[vertex] ?? []).length === 0;
    return isStuck
      ? [
          {
            kind: "no way out",
            severity: "note",
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

/** Events that several regions of a parallel state take, and that one of them drops where another takes it. */
export function lostInRegions({ machine, graph }: MachineRead, steps: readonly Step[]): Finding[] {
  const within = (path: string, region: string): boolean => path === region || path.startsWith(`${region}.`);
  const handled = (region: AnyStateNode): Set<string> => {
    const below = [
      region,
      ...stateNodes(machine).filter((one) => within(nodePath(one), `${nodePath(region)}`) && one !== region),
    ];
    return new Set(
      below.flatMap((one) => [...one.transitions.keys()] as string[]).filter((type) => !type.startsWith("xstate.")),
    );
  };
  const parallels = [machine.root as AnyStateNode, ...stateNodes(machine)].filter(({ type }) => type === "parallel");
  return parallels.flatMap((parallel) => {
    const regions = (Object.values(parallel.states) as AnyStateNode[]).map((node) => ({
      path: nodePath(node),
      takes: handled(node),
    }));
    return steps.flatMap(({ edge, before }) => {
      const taking = regions.filter(({ path }) =>
        edge.transitions.some((id) => within(id.slice(0, id.indexOf(" ")), path)),
      );
      if (taking.length === 0) return [];
      return regions.flatMap(({ path, takes }): Finding[] => {
        if (!takes.has(edge.event.type) || taking.some((one) => one.path === path)) return [];
        const leaf = leavesOf(before).find((one) => within(one, path)) ?? path;
        return [
          {
            kind: "lost in a region",
            severity: "note",
            about: [edge.event.type, leaf, taking[0]?.path ?? ""],
            way: wayThrough(graph, edge),
          },
        ];
      });
    });
  });
}

/** A field of the context that one way back to a state sets back, and another does not. */
export function notReset({ graph }: MachineRead, steps: readonly Step[]): Finding[] {
  const first = (at(graph, 0).context ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string => JSON.stringify(value) ?? "undefined";
  const resets = new Map<string, string>();
  const keeps = new Map<string, Step>();
  for (const step of steps) {
    const { edge, before, after } = step;
    if (after.status !== "active" || before.status !== "active") continue;
    const [was, is] = [before.context, after.context] as Readonly<Record<string, unknown>>[];
    const entered = leavesOf(after).filter((leaf) => !isIn(before, leaf));
    const changed = Object.keys(is ?? {}).filter((key) => text(was?.[key]) !== text(first[key]));
    for (const leaf of entered)
      for (const key of changed) {
        const place = `${leaf}\n${key}`;
        if (text(is?.[key]) === text(first[key])) resets.set(place, resets.get(place) ?? edge.label);
        else if (text(is?.[key]) === text(was?.[key]) && !keeps.has(place)) keeps.set(place, step);
      }
  }
  return [...keeps].flatMap(([place, { edge }]): Finding[] => {
    const other = resets.get(place);
    const [leaf = "", key = ""] = place.split("\n");
    return other === undefined
      ? []
      : [
          {
            kind: "not reset",
            severity: "note",
            about: [key, leaf, shortType(edge.label), shortType(other)],
            way: wayThrough(graph, edge),
          },
        ];
  });
}
