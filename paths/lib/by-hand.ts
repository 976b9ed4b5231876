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

/**
 * What a person decides and the machine cannot know, such as whether a request has reached the server: variables with
 * a value each. A variable without a value is one that the precondition may still choose.
 */
export type World = Readonly<Record<string, string>>;

interface InWorld {
  /** It comes about only where the world is so. */
  when?: World;
  /** So it leaves the world. */
  sets?: World | ((before: AnyMachineSnapshot) => World);
  /** Why only a script reaches it where the world is not so. */
  otherwise?: string;
  /** What else is to be looked at then, beside what the machine says of its state. */
  looks?: readonly string[];
  /** It comes so soon that what was there before it is not seen. */
  atOnce?: true;
}

export interface HandStep extends InWorld {
  by: Doer;
  /** What the person does, in the words of the page; left out where `ahead` alone brings the event about. */
  does?: string | ((given: Given) => string);
  /** What is typed or noted: amounts, names. */
  data?: string;
  /** Where and by which means; given where it is no press on the page under test. */
  how?: string;
  /** What the tester does before the last step of a person: afterwards there is no time for it. */
  ahead?: string;
  /** What the step before is called then, where its press may have to be repeated or is not needed. */
  press?: string;
  /** What the tester puts back afterwards. */
  back?: string;
  /** How long it takes, where that is more than a moment. */
  minutes?: number;
}

/** It comes by itself, where the world is so. */
export interface ByItself extends InWorld {
  itself: true;
}

/** How an event comes about: by a person, by itself, or by a script alone, with the reason. */
export type Hand = HandStep | ByItself | { script: string };

/** Where the path has come: what can be done depends on it. */
export interface Place {
  before: AnyMachineSnapshot;
  world: World;
}

/** How an event comes about, in several ways where there are, and where that depends on the place. */
export type Way = Hand | readonly Hand[] | ((place: Place) => Hand | readonly Hand[]);

export interface Precondition {
  /** Who is logged in; null for nobody. */
  account: string | null;
  /** The address that is open. */
  page: string;
  /** What must be there first, a sentence each. */
  data: readonly string[];
  /** What has come before the first step, as `type/case`. */
  path?: readonly string[];
  world?: World;
}

/** A sentence, or what else is there: another account, another page. */
type Choice = string | Partial<Pick<Precondition, "account" | "page" | "data">>;

/** P0 is tried first. */
export type Priority = "P0" | "P1" | "P2" | "P3";

export interface ByHand {
  /** The short name of the machine in the ids of its cases, such as `PLC`. */
  code: string;
  /** What tells the starts apart in the ids, such as `KR` in `SLIP-KR-014`, by the name of the start. */
  codes?: Readonly<Record<string, string>>;
  /** Where a person finds it, from the large to the small. */
  area: readonly string[];
  /** What a fault in it costs. */
  risk: Priority;
  /** Leaves and events whose cases are tried before the others, by the leaf's path or by `type/case`. */
  first?: readonly string[];
  /** By the name of the model's start; of a machine with one model under `""`. */
  begins: Readonly<Record<string, Precondition>>;
  /** What a choice adds to the precondition, by variable and value; `""` is for where nothing is chosen. */
  choices?: Readonly<Record<string, Readonly<Record<string, Choice>>>>;
  /** By `type/case` or by type, as `shortType` writes it. */
  events: Readonly<Record<string, Way>>;
  /** What the model says in words or figures of its own, as a person reads it there; empty where nobody does. */
  seen?: (text: string, world: World, at: AnyMachineSnapshot) => string;
  /** What holds in every step. */
  always?: readonly string[];
  /** What is looked at in the end: the first that fits the leaf and the world. */
  afterwards?: readonly Afterwards[];
}

interface Afterwards {
  /** The path of the leaf. */
  in: string;
  when?: World;
  /** The member where it is not said. */
  by?: Doer;
  does: string;
  how?: string;
  expects: readonly string[];
}

/** Cases by hand of one machine; keys that name nothing are found by `handGaps`. */
export function defineByHand<Machine extends AnyStateMachine>(hand: ByHand): ByHand & { machine?: Machine } {
  return hand;
}

/** True for what `defineByHand` made. */
export const isHand = (one: unknown): one is ByHand => typeof one === "object" && one !== null && "begins" in one;

/** It comes by itself. */
export const itself = (world: InWorld = {}): ByItself => ({ itself: true, ...world });

export const isItself = (hand: Hand | null): hand is ByItself => hand !== null && "itself" in hand;

/** True where nobody does anything then: it comes at once. */
export const comesAtOnce = (hand: Hand | null): boolean => isItself(hand) || (isStep(hand) && hand.does === undefined);

export const isStep = (hand: Hand | null): hand is HandStep => hand !== null && "by" in hand;

const ways = new WeakMap<ByHand, Map<string, Way | null>>();

const keysOf = (type: string, label: string): string[] => {
  const short = shortType(type);
  return [`${short}${label.slice(type.length)}`, short];
};

/** How the event of an edge comes about; null where nobody said it. */
function wayOf(hand: ByHand, { event, label }: Pick<Edge, "event" | "label">): Way | null {
  const known = ways.get(hand) ?? new Map<string, Way | null>();
  ways.set(hand, known);
  const kept = known.get(label);
  if (kept !== undefined) return kept;
  const key = keysOf(event.type, label).find((one) => one in hand.events);
  const found = key === undefined ? null : (hand.events[key] ?? null);
  known.set(label, found);
  return found;
}

const isList = (one: Hand | readonly Hand[]): one is readonly Hand[] => Array.isArray(one);

/** The ways in which the event of an edge comes about there; none where nobody said one. */
export function handsOf(hand: ByHand, edge: Pick<Edge, "event" | "label">, place: Place): readonly Hand[] {
  const way = wayOf(hand, edge);
  if (way === null) return [];
  const there = typeof way === "function" ? way(place) : way;
  return isList(there) ? there : [there];
}

/** The world in which the event has come about, a choice of the precondition included; null where it cannot. */
export function worldAfter(
  { choices = {} }: ByHand,
  { when, sets }: InWorld,
  world: World,
  before: AnyMachineSnapshot,
): World | null {
  for (const [name, value] of Object.entries(when ?? {})) {
    const now = world[name];
    if (now === undefined ? choices[name]?.[value] === undefined : now !== value) return null;
  }
  if (when === undefined && sets === undefined) return world;
  return { ...world, ...when, ...(typeof sets === "function" ? sets(before) : sets) };
}

/** The precondition with what was chosen. */
export function withChoices({ choices = {} }: ByHand, given: Precondition, chosen: World): Precondition {
  const open = Object.entries(choices).filter(([name]) => !(name in (given.world ?? {})));
  return open.reduce((known, [name, texts]) => {
    const choice = texts[chosen[name] ?? ""] ?? {};
    const { data = [], ...rest } = typeof choice === "string" ? { data: [choice] } : choice;
    return { ...known, ...rest, data: [...known.data, ...data] };
  }, given);
}

/** What the machine's models know and the cases by hand do not say, and what these name that is not there. */
export function handGaps(hand: ByHand, models: readonly PathModel[], graphs: readonly (readonly Edge[])[]): string[] {
  const edges = graphs.flat();
  const known = new Set(edges.flatMap(({ event, label }) => keysOf(event.type, label)));
  const starts = models.map(({ start }) => (models.length === 1 ? "" : (start?.name ?? "")));
  const unsaid = new Set(
    edges.filter((edge) => wayOf(hand, edge) === null).map(({ event, label }) => keysOf(event.type, label)[0] ?? ""),
  );
  return [
    ...[...unsaid].map((label) => `no way by hand for ${label}`),
    ...Object.keys(hand.events)
      .filter((key) => !known.has(key))
      .map((key) => `a way by hand for an unknown event ${key}`),
    ...starts.filter((start) => !(start in hand.begins)).map((start) => `no precondition for the start "${start}"`),
    ...Object.keys(hand.begins)
      .filter((start) => !starts.includes(start))
      .map((start) => `a precondition for an unknown start "${start}"`),
  ];
}
