// What the atlas says of a machine, read from its chart and its test models.
import type { AnyStateNode, UnknownAction } from "xstate";
import { chartTransitions, guardName, leafNodes, nodePath, stateNodes } from "../../paths/lib/chart.ts";
import { machineOf } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "./registry.ts";
import { eventRows } from "../live/event-rows.ts";

export interface Use {
  name: string;
  /** Ids of transitions, or a state with when it happens there. */
  where: readonly string[];
}

function modelsOf(folder: string) {
  const models = PATH_MODELS[folder];
  if (!models) throw new Error(`no machine ${folder}`);
  return models;
}

export function purposeOf(folder: string): string {
  return machineOf(modelsOf(folder)).words.purpose;
}

export function machineCounts(folder: string): { states: number; transitions: number } {
  const { machine } = machineOf(modelsOf(folder));
  return { states: leafNodes(machine).length, transitions: chartTransitions(machine).size };
}

/** Leaves, and what holds them where the test model has a sentence for it. */
export function stateFacts(folder: string): { name: string; sees: string; tags: string }[] {
  const [model] = modelsOf(folder);
  const { machine } = machineOf(modelsOf(folder));
  return stateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0 || model?.states[nodePath(node)])
    .map((node) => ({
      name: nodePath(node),
      sees: model?.states[nodePath(node)]?.sees ?? "",
      tags: node.tags.join(", "),
    }));
}

export function eventFacts(folder: string): { name: string; happens: string; cases: string }[] {
  const [model] = modelsOf(folder);
  if (!model) return [];
  return eventRows(model).map(({ type, sentence, cases }) => ({
    name: type,
    happens: sentence,
    cases: cases
      .map(({ text }) => text)
      .filter((text) => text !== "")
      .join(", "),
  }));
}

export function guardFacts(folder: string): Use[] {
  const { machine } = machineOf(modelsOf(folder));
  const transitions = [...chartTransitions(machine)];
  return Object.keys(machine.implementations.guards).map((name) => ({
    name,
    where: transitions.filter(([, one]) => guardName(one) === name).map(([id]) => id),
  }));
}

function isNamed(action: UnknownAction, name: string): boolean {
  return action === name || (typeof action === "object" && action !== null && "type" in action && action.type === name);
}

export function effectFacts(folder: string): Use[] {
  const { machine } = machineOf(modelsOf(folder));
  const effects = modelsOf(folder)[0]?.effects ?? [];
  const nodes = [machine.root as AnyStateNode, ...stateNodes(machine)];
  return effects.map((name) => ({
    name,
    where: [
      ...nodes.filter((node) => node.entry.some((one) => isNamed(one, name))).map((node) => `${nodePath(node)} entry`),
      ...nodes.filter((node) => node.exit.some((one) => isNamed(one, name))).map((node) => `${nodePath(node)} exit`),
      ...[...chartTransitions(machine)]
        .filter(([, one]) => one.actions.some((action) => isNamed(action, name)))
        .map(([id]) => id),
    ],
  }));
}
