// The exporter of OpenTelemetry over HTTP. This file alone knows its packages, and is loaded where a collector is configured.
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type TextMapGetter,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  TracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import type { FastifyRequest } from "fastify";
import { whenOver } from "../http/when-over.ts";
import type { Traces } from "./environment.ts";
import { failureOf } from "./names.ts";
import type { Tracing } from "./types.ts";

const SERVICE = "hanpan";
/** It lasts as long as a page is open. */
const STREAM = "/api/stream";
/** Before a process ends, what is left is sent for so long at most. */
const LAST_SEND_MS = 3_000;

const HEADERS: TextMapGetter<FastifyRequest["headers"]> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, name) => headers[name],
};

export function openTraces({ endpoint, share, takesParents }: Traces, node: string): Tracing {
  const contexts = new AsyncLocalStorageContextManager();
  context.setGlobalContextManager(contexts);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": SERVICE, "service.instance.id": node }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(SERVICE);
  const callers = new W3CTraceContextPropagator();
  const parentOf = ({ headers }: FastifyRequest): Context =>
    takesParents ? callers.extract(ROOT_CONTEXT, headers, HEADERS) : ROOT_CONTEXT;

  return {
    span(kind, name, attributes, work) {
      const isQuery = kind === "query";
      const options = { kind: isQuery ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes, root: !isQuery };
      return tracer.startActiveSpan(name, options, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, failureOf(error));
          throw error;
        } finally {
          span.end();
        }
      });
    },
    follow(app) {
      const followed = new WeakMap<FastifyRequest, Context>();
      app.addHook("onRequest", (request, _reply, done) => {
        const { url: route } = request.routeOptions;
        if (route === STREAM) return done();
        const attributes = { "http.request.method": request.method, "http.route": route ?? "none" };
        const parent = parentOf(request);
        const span = tracer.startSpan(
          `${request.method} ${route ?? "none"}`,
          { kind: SpanKind.SERVER, attributes },
          parent,
        );
        const own = trace.setSpan(parent, span);
        followed.set(request, own);
        context.with(own, done);
      });
      // The body came by events of the connection, which know nothing of the call.
      app.addHook("preValidation", (request, _reply, done) => {
        const own = followed.get(request);
        if (own) context.with(own, done);
        else done();
      });
      whenOver(app, (request, _reply, status) => {
        const own = followed.get(request);
        const span = own && trace.getSpan(own);
        span?.setAttribute("http.response.status_code", status);
        if (span && status >= 500 && status <= 599) fail(span, String(status));
        span?.end();
      });
    },
    async stop() {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, LAST_SEND_MS).unref());
      // A collector that is away keeps no server from ending.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      context.disable();
    },
  };
}

function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
