// What can be wrong with a state.
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodePath } from "../../paths/lib/chart.ts";
import { chartConfig, machineFrom, stateAt, type StateConfig } from "./chart-config.ts";
import type { Mutant } from "./mutant.ts";
import { allNodes, nameOf, slotsOf, whereOf } from "./slots.ts";
import { targetOf } from "./targets.ts";

type Change = (state: StateConfig) => void;

/** Nodes that are entered as such and not only through one of their children: the initial child of others says nothing. */
function enteredNodes(machine: AnyStateMachine): Set<AnyStateNode> {
  const entered = new Set<AnyStateNode>([machine.root]);
  for (const slot of slotsOf(machine))
    for (const [place] of slot.candidates.entries()) {
      const target = targetOf(slot, place);
      if (target) entered.add(target);
    }
  // Grows while it is gone through: what an entered node enters is entered.
  for (const node of entered)
    for (const child of Object.values(node.states) as AnyStateNode[])
      if (node.type === "parallel" || node.initial.target.includes(child)) entered.add(child);
  // Into one region by its child: the regions beside it begin at theirs.
  for (const node of allNodes(machine)) if (node.parent?.type === "parallel") entered.add(node);
  return entered;
}

function* changesOf(
  state: StateConfig,
  delays: readonly string[],
  isEntered: boolean,
): Generator<[kind: string, what: string, Change]> {
  for (const list of ["entry", "exit"] as const)
    for (const [at, action] of state[list].entries())
      yield ["action dropped", ` ${list}: ${nameOf(action)}`, (one) => void one[list].splice(at, 1)];
  for (const [at, tag] of state.tags.entries()) yield ["tag dropped", `: ${tag}`, (one) => void one.tags.splice(at, 1)];
  if (state.initial !== undefined && isEntered)
    for (const other of Object.keys(state.states).filter((key) => key !== state.initial))
      yield ["initial changed", ` → ${other}`, (one) => void (one.initial = other)];
  for (const [at, { id }] of state.invoke.entries())
    yield ["invoke dropped", `: ${id}`, (one) => void one.invoke.splice(at, 1)];
  for (const [at, { id, input }] of state.invoke.entries())
    if (input !== undefined) yield ["input dropped", `: ${id}`, (one) => void delete one.invoke[at]?.input];
  for (const delay of Object.keys(state.after)) {
    const other = delays.find((name) => !(name in state.after));
    if (other !== undefined)
      yield [
        "delay swapped",
        `: ${delay} → ${other}`,
        ({ after }) => {
          after[other] = after[delay] ?? [];
          delete after[delay];
        },
      ];
  }
  if (state.type === "final") yield ["end made open", "", (one) => void delete one.type];
  if (state.history !== undefined)
    yield ["history flipped", "", (one) => void (one.history = one.history === "deep" ? "shallow" : "deep")];
}

export function stateMutants(machine: AnyStateMachine): Mutant[] {
  const config = chartConfig(machine);
  const delays = Object.keys(machine.implementations.delays);
  const entered = enteredNodes(machine);
  return allNodes(machine).flatMap((node: AnyStateNode) =>
    [...changesOf(stateAt(config, node.path), delays, entered.has(node))].map(([kind, what, change]): Mutant => ({
      id: `${kind}: ${whereOf(node)}${what}`,
      kind,
      near: { transitions: [], state: nodePath(node) },
      make: () => {
        const changed = chartConfig(machine);
        change(stateAt(changed, node.path));
        return machineFrom(changed, machine);
      },
    })),
  );
}
