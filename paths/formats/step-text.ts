// One step of a path as a sentence for the person who walks it.
import type { Edge } from "../lib/graph.ts";
import { said } from "../lib/language.ts";
import { isTry } from "../lib/refusals.ts";
import { caseText, eventSentence, type Words } from "../lib/words.ts";

const NOTHING = { ko: "아무 일도 일어나지 않는다", en: "nothing comes of it" };

export function stepText(edge: Edge, words: Words): string {
  const sentence = eventSentence(words, edge.event.type);
  const text = caseText(words, edge.label, edge.event);
  const done = text === "" ? sentence : `${sentence} (${text})`;
  return isTry(edge) ? `${done} — ${said(NOTHING)}` : done;
}
