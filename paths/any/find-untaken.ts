// Why a transition or a state was not reached: by a fault of the chart, or since nobody knows what would have to be sent.
import type { AnyStateNode, AnyTransitionDefinition } from "xstate";
import { chartTransitions, guardName, isIn, leafNodes, nodePath } from "../lib/chart.ts";
import type { Finding } from "./finding.ts";
import type { MachineRead } from "./read-machine.ts";

const PAYLOAD = /\b(event|output|error|input)\b/;

function wasEntered({ graph }: MachineRead, node: AnyStateNode): boolean {
  const path = nodePath(node);
  return (
    path === "" ||
    graph.snapshots.some((one) => isIn(one, path)) ||
    graph.edges.some(({ passed = [] }) => passed.some((leaf) => leaf === path || leaf.startsWith(`${path}.`)))
  );
}

function ofTransition(read: MachineRead, id: string, one: AnyTransitionDefinition): Finding[] {
  const source = one.source as AnyStateNode;
  // The state itself is told once.
  if (!wasEntered(read, source)) return [];
  const guard = guardName(one);
  const answers = guard === null ? undefined : read.machine.recorder.answers.get(guard);
  if (guard === null || answers?.has(true))
    return [{ kind: "never taken", severity: read.isWhole ? "fault" : "ask", about: [id], way: null }];
  const text = read.machine.recorder.guards.get(guard) ?? guard;
  const isAsked = PAYLOAD.test(text) || !read.isWhole;
  return [{ kind: isAsked ? "ask" : "dead guard", severity: isAsked ? "ask" : "fault", about: [id, guard], way: null }];
}

export function untaken(read: MachineRead, taken: ReadonlySet<string>, known: readonly Finding[]): Finding[] {
  const shadowed = new Set(known.filter(({ kind }) => kind === "shadowed").map(({ about }) => about[0]));
  return [...chartTransitions(read.machine)]
    .filter(([id]) => !taken.has(id) && !shadowed.has(id))
    .flatMap(([id, one]) => ofTransition(read, id, one));
}

/** States that nothing reaches; where something is asked, what is told may lead there. */
export function unreached(read: MachineRead, seen: ReadonlySet<string>, isAsked: boolean): Finding[] {
  const lost = leafNodes(read.machine)
    .map(nodePath)
    .filter((leaf) => !seen.has(leaf));
  return lost.map((leaf) => ({
    kind: "unreachable",
    severity: read.isWhole && !isAsked ? "fault" : "ask",
    about: [leaf],
    way: null,
  }));
}
