// What can be wrong with a state.
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodePath } from "../paths/lib/chart.ts";
import { chartConfig, machineFrom, stateAt, type StateConfig } from "./chart-config.ts";
import type { Mutant } from "./mutant.ts";
import { allNodes, nameOf, whereOf } from "./slots.ts";

type Change = (state: StateConfig) => void;

function* changesOf(state: StateConfig, delays: readonly string[]): Generator<[kind: string, what: string, Change]> {
  for (const list of ["entry", "exit"] as const)
    for (const [at, action] of state[list].entries())
      yield ["action dropped", ` ${list}: ${nameOf(action)}`, (one) => void one[list].splice(at, 1)];
  for (const [at, tag] of state.tags.entries()) yield ["tag dropped", `: ${tag}`, (one) => void one.tags.splice(at, 1)];
  if (state.initial !== undefined)
    for (const other of Object.keys(state.states).filter((key) => key !== state.initial))
      yield ["initial changed", ` → ${other}`, (one) => void (one.initial = other)];
  for (const [at, { id }] of state.invoke.entries())
    yield ["invoke dropped", `: ${id}`, (one) => void one.invoke.splice(at, 1)];
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
  return allNodes(machine).flatMap((node: AnyStateNode) =>
    [...changesOf(stateAt(config, node.path), delays)].map(([kind, what, change]): Mutant => ({
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
