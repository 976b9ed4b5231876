// Traces of calls, queries and what the server does by itself, where a collector is configured: docs/decisions/traces.md.
// Nothing of OpenTelemetry is loaded without one.
import type { Config } from "../config.ts";
import { summaryOf } from "./names.ts";
import type { Tracing } from "./types.ts";

/** Of the process: one server runs in it. */
let active: Tracing | null = null;

export async function startTracing({ traces }: Config, node: string): Promise<Tracing | null> {
  if (traces === null) return null;
  const { openTraces } = await import("./open-traces.ts");
  const opened = openTraces(traces, node);
  active = opened;
  return {
    ...opened,
    async stop() {
      if (active === opened) active = null;
      await opened.stop();
    },
  };
}

/** Work that the server does by itself. */
export async function tracedRun(name: string, work: () => unknown): Promise<void> {
  if (active) await active.span("background", name, {}, async () => work());
  else await work();
}

/** `text`: the statement, of which the span names what it does and to which table, and no value. */
export function tracedQuery<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!active) return work();
  const name = summaryOf(text);
  const operation = name.split(" ")[0] ?? "";
  return active.span("query", name, { "db.system.name": "postgresql", "db.operation.name": operation }, work);
}
