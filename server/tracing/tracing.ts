// Traces of calls, queries and what the server does by itself, where a collector is configured: docs/decisions/traces.md.
// Nothing of OpenTelemetry is loaded without one.
import type { Config } from "../config.ts";
import type { App } from "../http/app-type.ts";
import { summaryOf } from "./names.ts";

/** Words and numbers of the program itself: never what a member, an operator or a provider has sent. */
type Attributes = Readonly<Record<string, string | number>>;

export interface Tracing {
  /** Runs the work as a part of what runs now, or as the first of its trace. */
  span<T>(kind: "query" | "background", name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Follows each call of the application. */
  follow(app: App): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

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
