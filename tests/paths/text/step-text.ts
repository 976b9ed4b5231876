// One step of a path as a sentence for the person who walks it.
import type { Edge } from "../lib/graph.ts";
import { isTry } from "../lib/refusals.ts";
import { caseText } from "./cases.ts";
import { ACTOR_TEXT, DELAY_TEXT, EVENT_TEXT } from "./events.ts";

const PREFIXES = { done: "xstate.done.actor.", error: "xstate.error.actor.", after: "xstate.after." } as const;

/** What happens by itself: an actor that ends or a timer; null for an event that is sent. */
function happening(type: string): string | null {
  const { done, error, after } = PREFIXES;
  if (type.startsWith(done)) return `${nameOf(ACTOR_TEXT, type.slice(done.length))}: 답이 온다`;
  if (type.startsWith(error)) return `${nameOf(ACTOR_TEXT, type.slice(error.length))}: 실패한다`;
  if (!type.startsWith(after)) return null;
  const delay = type.slice(after.length).split(".")[0] ?? "";
  return `${/^\d+$/.test(delay) ? `${delay}ms` : nameOf(DELAY_TEXT, delay)}: 다 지나도록 기다린다`;
}

function nameOf(table: Readonly<Record<string, string>>, key: string): string {
  return table[key] ?? key;
}

/** What happens when this event comes. `described` says in the schema what an event means, for one without a sentence. */
export function eventSentence(type: string, described: Readonly<Record<string, string>>): string {
  return happening(type) ?? EVENT_TEXT[type] ?? described[type] ?? type;
}

/** `described` says in the schema what an event means, for one that has no sentence here. */
export function stepText(edge: Edge, described: Readonly<Record<string, string>>): string {
  const { type } = edge.event;
  const sentence = eventSentence(type, described);
  const text = caseText(edge.label, edge.event);
  const done = text === "" ? sentence : `${sentence} (${text})`;
  return isTry(edge) ? `${done} — 아무 일도 일어나지 않는다` : done;
}
