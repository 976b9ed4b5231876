// The lists of transitions in a chart's config, under the names that the coverage prints.
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodePath, stateNodes } from "../../paths/lib/chart.ts";
import { chartConfig, stateAt, type StateConfig, type TransitionConfig } from "./chart-config.ts";

export interface Slot {
  node: AnyStateNode;
  path: readonly string[];
  event: string;
  candidates: readonly TransitionConfig[];
  /** The same list in a copy of the config. */
  in: (config: StateConfig) => TransitionConfig[];
}

export const nameOf = (named: unknown): string =>
  typeof named === "object" && named !== null && "type" in named ? String(named.type) : String(named);

export function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root as AnyStateNode, ...stateNodes(machine)];
}

export const whereOf = (node: AnyStateNode): string => (nodePath(node) === "" ? "(root)" : nodePath(node));

type Find = (state: StateConfig) => TransitionConfig[] | undefined;

function listsOf(state: StateConfig, node: AnyStateNode): [event: string, find: Find][] {
  return [
    ...Object.keys(state.on).map((event): [string, Find] => [event, (one) => one.on[event]]),
    ...Object.keys(state.after).map((delay): [string, Find] => [
      `xstate.after.${delay}.${node.id}`,
      (one) => one.after[delay],
    ]),
    ...state.invoke.flatMap(({ id }, place): [string, Find][] => [
      [`xstate.done.actor.${id}`, (one) => one.invoke[place]?.onDone],
      [`xstate.error.actor.${id}`, (one) => one.invoke[place]?.onError],
    ]),
    ["always", (one) => one.always],
    [`xstate.done.state.${node.id}`, (one) => one.onDone],
  ];
}

export function slotsOf(machine: AnyStateMachine): Slot[] {
  const config = chartConfig(machine);
  return allNodes(machine).flatMap((node) => {
    const { path } = node;
    return listsOf(stateAt(config, path), node).flatMap(([event, find]): Slot[] => {
      const inside = (given: StateConfig): TransitionConfig[] => find(stateAt(given, path)) ?? [];
      const candidates = inside(config);
      return candidates.length === 0 ? [] : [{ node, path, event, candidates, in: inside }];
    });
  });
}

/** The id of a transition as paths/lib/chart.ts makes it of the machine itself. */
export function slotId({ node, event, candidates }: Slot, place: number): string {
  const where = `${whereOf(node)} ${event}`;
  if (candidates.length === 1) return where;
  const guardOf = (one: TransitionConfig | undefined): string =>
    one?.guard === undefined ? "else" : nameOf(one.guard);
  const guard = guardOf(candidates[place]);
  const isTwice = candidates.filter((one) => guardOf(one) === guard).length > 1;
  return `${where} [${guard}${isTwice ? ` ${place}` : ""}]`;
}
