// What the environment says of traces, by the names that OpenTelemetry gives them: docs/decisions/traces.md.
import * as v from "valibot";

export const TRACES = {
  /** The collector; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/]/, "OTEL_EXPORTER_OTLP_ENDPOINT: http 또는 https 주소여야 합니다.")),
  ),
  /** The share of traces that is kept, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, "OTEL_TRACES_SAMPLER_ARG: 0부터 1까지의 수여야 합니다.")),
    "1",
  ),
  /** The proxy writes `traceparent` itself and takes away what visitors send. */
  TRACE_PARENT: v.optional(v.picklist(["true", "false"], "TRACE_PARENT: true 또는 false여야 합니다."), "false"),
};

export interface Traces {
  endpoint: string;
  share: number;
  /** A call goes on with the trace that its `traceparent` names. */
  takesParents: boolean;
}

/** null: they go nowhere. */
export function tracesOf(env: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: string;
  TRACE_PARENT: string;
}): Traces | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  return { endpoint, share: Number(env.OTEL_TRACES_SAMPLER_ARG), takesParents: env.TRACE_PARENT === "true" };
}
