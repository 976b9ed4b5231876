// What people read of a machine: why it exists, its events and their cases, and what a step or a state shows.
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, SnapshotFrom } from "xstate";
import { said } from "./language.ts";

interface Happened<Snapshot = AnyMachineSnapshot> {
  before: Snapshot;
  event: EventObject;
  after: Snapshot;
  /** The names of the effects that ran. */
  effects: readonly string[];
}

type CaseWords = Readonly<Record<string, string | ((event: EventObject) => string)>>;

interface Spoken<Snapshot> {
  /** Why the machine exists, in one sentence. */
  purpose: string;
  /** What an invoked actor does, by its id. */
  actors?: Readonly<Record<string, string>>;
  /** How long a named delay is. */
  delays?: Readonly<Record<string, string>>;
  /** The cases of the test models, by name; by `type/case` where a name means something else for one event. */
  cases?: CaseWords;
  /** What a step says. */
  told?: (step: Happened<Snapshot>) => readonly string[];
  /** What can be read in a state. */
  shows?: (snapshot: Snapshot) => readonly string[];
  /** Replaces the words of a state's facts, by state, where the snapshot knows more. */
  instead?: (snapshot: Snapshot) => Readonly<Record<string, string | null>>;
  /** Why no element of the page stands for the machine, though the page uses it. */
  unseen?: string;
}

/** The words as they are written beside a machine: every event of its union has a sentence. */
export interface WordsOf<Machine extends AnyStateMachine> extends Spoken<SnapshotFrom<Machine>> {
  events: Readonly<Record<EventFrom<Machine>["type"], string>>;
}

/** The words as the formats read them. */
export interface Words extends Spoken<AnyMachineSnapshot> {
  events: Readonly<Record<string, string>>;
}

export const NO_WORDS: Words = { purpose: "", events: {} };

/** Checks the words against the events of the machine. */
export function defineWords<Machine extends AnyStateMachine>(words: WordsOf<Machine>): Words {
  return words as unknown as Words;
}

const [DONE, ERROR, AFTER] = ["xstate.done.actor.", "xstate.error.actor.", "xstate.after."] as const;

const HAPPENS = {
  ko: { answers: "답이 온다", fails: "실패한다", runsOut: "다 지나도록 기다린다" },
  en: { answers: "answers", fails: "fails", runsOut: "wait until it has passed" },
};

/** What happens without a sent event: an actor ends or a timer runs out; null for an event that is sent. */
function happening({ actors = {}, delays = {} }: Words, type: string): string | null {
  const nameIn = (table: Readonly<Record<string, string>>, key: string): string => table[key] ?? key;
  const { answers, fails, runsOut } = said(HAPPENS);
  if (type.startsWith(DONE)) return `${nameIn(actors, type.slice(DONE.length))}: ${answers}`;
  if (type.startsWith(ERROR)) return `${nameIn(actors, type.slice(ERROR.length))}: ${fails}`;
  if (!type.startsWith(AFTER)) return null;
  const delay = type.slice(AFTER.length).split(".")[0] ?? "";
  return `${/^\d+$/.test(delay) ? `${delay}ms` : nameIn(delays, delay)}: ${runsOut}`;
}

/** What happens when this event comes. */
export function eventSentence(words: Words, type: string): string {
  return happening(words, type) ?? words.events[type] ?? type;
}

/** What the case of an event is called; `label` is `type/case`. */
export function caseText({ cases = {} }: Words, label: string, event: EventObject): string {
  const name = label === event.type ? "" : label.slice(event.type.length + 1);
  const text = cases[label] ?? cases[name] ?? name;
  return typeof text === "string" ? text : text(event);
}
