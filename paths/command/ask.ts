// What a machine cannot tell of itself, as the entry of a file that somebody fills in.
import { initialTransition } from "xstate";
import type { Examined } from "../any/examine.ts";
import { chartTransitions } from "../lib/chart.ts";
import { said } from "../lib/language.ts";
import { stableText } from "../lib/state-key.ts";
import { TEXTS } from "./text.ts";

const KINDS = [
  ["done", "xstate.done.actor.", "output"],
  ["errors", "xstate.error.actor.", "error"],
] as const;

/** The payloads that are known so far, by event; with what is asked as a comment before the event that it is about. */
export function askedCases({ read, findings }: Examined): string {
  const [first] = initialTransition(read.machine, read.model.input as never);
  const transitions = chartTransitions(read.machine);
  const asked = new Map<string, string[]>();
  for (const { severity, kind, about } of findings) {
    if (severity !== "ask") continue;
    const type = transitions.get(about[0] ?? "")?.eventType ?? "";
    asked.set(type, [...(asked.get(type) ?? []), said(TEXTS).findings[kind](about)]);
  }
  const tables: Record<string, string[]> = { events: [], done: [], errors: [] };
  const types = new Set(read.model.cases.map(({ type }) => type));
  for (const type of types) {
    const [table = "events", prefix = "", key = null] = KINDS.find(([, start]) => type.startsWith(start)) ?? [];
    const cases = read.model.cases.filter((one) => one.type === type);
    const lines = cases.map(({ name, make }) => {
      const { type: _type, ...payload } = make(first) as unknown as Record<string, unknown>;
      const value = key === null ? payload : payload[key];
      return `        ${JSON.stringify(name || "plain")}: ${value === undefined ? "undefined" : stableText(value)},`;
    });
    const comments = (asked.get(type) ?? []).map((one) => `      // ${said(TEXTS).model.asked}: ${one}`);
    tables[table]?.push(...comments, `      ${JSON.stringify(type.slice(prefix.length))}: {`, ...lines, "      },");
  }
  const general = [...(asked.get("") ?? [])].map((one) => `    // ${said(TEXTS).model.asked}: ${one}`);
  const input = `    input: ${read.model.input === undefined ? "undefined" : stableText(read.model.input)},`;
  const whole = Object.entries(tables).flatMap(([name, lines]) =>
    lines.length === 0 ? [] : [`    ${name}: {`, ...lines, "    },"],
  );
  return [...general, input, ...whole].join("\n");
}
