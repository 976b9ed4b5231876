// How a person brings about what happens to a machine: who does it, in the words of the page, with which means.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { shortType } from "./chart.ts";
import type { Edge } from "./graph.ts";
import type { PathModel } from "./model.ts";

/** Who does a step. `clock` is a person who waits. */
export type Doer = "member" | "operator" | "tester" | "clock";

interface Given {
  event: EventObject;
  before: AnyMachineSnapshot;
}

export interface HandStep {
  by: Doer;
  /** What the person does, in the words of the page; left out where `ahead` alone brings the event about. */
  does?: string | ((given: Given) => string);
  /** What is typed or noted: amounts, names. */
  data?: string;
  /** Where and by which means, where it is no press on the page under test. */
  how?: string;
  /** What the tester does before the step before: afterwards there is no time for it. */
  ahead?: string;
  /** What the tester puts back afterwards. */
  back?: string;
}

/** How an event comes about: by a person, by itself, or by a script alone, with the reason. */
export type Hand = HandStep | "itself" | { script: string };

export interface Precondition {
  /** Who is logged in; null for nobody. */
  account: string | null;
  /** The address that is open. */
  page: string;
  /** What must be there first, a sentence each. */
  data: readonly string[];
  /** What has come before the first step, as `type/case`. */
  path?: readonly string[];
}

/** P0 is tried first. */
export type Priority = "P0" | "P1" | "P2" | "P3";

export interface ByHand {
  /** The short name of the machine in the ids of its cases, such as `PLC`. */
  code: string;
  /** Where a person finds it, from the large to the small. */
  area: readonly string[];
  /** What a fault in it costs. */
  risk: Priority;
  /** Leaves and events whose cases are tried before the others, by the leaf's path or by `type/case`. */
  first?: readonly string[];
  /** By the name of the model's start; of a machine with one model under `""`. */
  begins: Readonly<Record<string, Precondition>>;
  /** By `type/case` or by type, as `shortType` writes it. */
  events: Readonly<Record<string, Hand>>;
  /** What holds in every step. */
  always?: readonly string[];
}

/** Cases by hand of one machine; keys that name nothing are found by `handGaps`. */
export function defineByHand<Machine extends AnyStateMachine>(hand: ByHand): ByHand & { machine?: Machine } {
  return hand;
}

const keysOf = (type: string, label: string): string[] => {
  const short = shortType(type);
  return [`${short}${label.slice(type.length)}`, short];
};

/** How the event of an edge comes about; null where nobody said it. */
export function handOf({ events }: ByHand, { event, label }: Pick<Edge, "event" | "label">): Hand | null {
  const key = keysOf(event.type, label).find((one) => one in events);
  return key === undefined ? null : (events[key] ?? null);
}

/** What the machine's models know and the cases by hand do not say, and what these name that is not there. */
export function handGaps(hand: ByHand, models: readonly PathModel[], graphs: readonly (readonly Edge[])[]): string[] {
  const edges = graphs.flat();
  const known = new Set(edges.flatMap(({ event, label }) => keysOf(event.type, label)));
  const starts = models.map(({ start }) => (models.length === 1 ? "" : (start?.name ?? "")));
  return [
    ...[...new Set(edges.filter((edge) => handOf(hand, edge) === null).map((edge) => keysOf(edge.event.type, edge.label)[0]))].map(
      (label) => `no way by hand for ${label}`,
    ),
    ...Object.keys(hand.events)
      .filter((key) => !known.has(key))
      .map((key) => `a way by hand for an unknown event ${key}`),
    ...starts.filter((start) => !(start in hand.begins)).map((start) => `no precondition for the start "${start}"`),
  ];
}
