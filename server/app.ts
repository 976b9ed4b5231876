// The Fastify application: schemas validate by Valibot, refusals have one shape, no answer is a 500 by accident.
import type { Writable } from "node:stream";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import * as v from "valibot";
import { requireAccess } from "./session/access.ts";
import { requireKeys } from "./commands/answer-command.ts";
import type { ServerContext } from "./context.ts";
import { troubleOf } from "./db/trouble.ts";
import { noteAddresses } from "./session/addresses.ts";
import { drain } from "./http/drain.ts";
import { ApiError } from "./errors.ts";
import { errorRecord } from "./log.ts";
import type { App, Member } from "./http/app-type.ts";
import { isStorable, UNSTORABLE } from "../src/api/contract/text.ts";
import type { AnySchema, ValibotTypeProvider } from "./http/describe-route.ts";
import { logSecurity } from "./http/security-log.ts";
import { logCalls } from "./operator/audit-log/log-calls.ts";
import { takeJson } from "./http/bodies.ts";
import { OPEN_BODY } from "./http/body-limits.ts";
import { answerClientError } from "./http/client-error.ts";
import { noteError } from "./operator/significant/note-error.ts";
import { keepMoneyPace } from "./http/money-pace.ts";
import { refuseWhenBehind } from "./http/overload.ts";
import type { Follower } from "./http/when-over.ts";
import { registerPlugins } from "./http/plugins.ts";
import { check, problemsOf, refusalOf } from "./http/problems.ts";
import { sendPage } from "./http/static.ts";
import { isStored } from "./http/stored-names.ts";
import { tellFirst } from "./http/tell-first.ts";

export type { App, Member } from "./http/app-type.ts";

const SEND_TIMEOUT_MS = 60_000;

export interface AppOptions {
  /** Takes the log; the standard output otherwise. */
  logTo?: Writable | undefined;
  /** How long a reader may take nothing of its answer. */
  sendTimeoutMs?: number | undefined;
  /** They see each call, also one that is refused at the door. */
  followers?: readonly Follower[];
}

/** A group of routes. */
export type Routes = (app: App, context: ServerContext) => Promise<void> | void;

/**
 * Parses what no route schema covers, such as a header, by a contract schema. Throws ApiError bad_request
 * with the first problems.
 */
export function parse<S extends AnySchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = check(schema, value);
  if (parsed.success) return parsed.output;
  throw refusalOf(parsed.issues);
}

/** The member of the request. Throws ApiError unauthorized where there is none. */
export function memberOf(request: Pick<FastifyRequest, "member">): Member {
  if (!request.member) throw new ApiError("unauthorized");
  return request.member;
}

export function createApp(context: ServerContext, groups: readonly Routes[], options: AppOptions = {}): App {
  const { logTo, sendTimeoutMs = SEND_TIMEOUT_MS, followers = [] } = options;
  const app = fastify({
    logger: { level: context.config.logLevel, serializers: { err: errorRecord }, ...(logTo && { stream: logTo }) },
    // One hop: the address that the proxy itself saw, not the one that a caller wrote before it.
    trustProxy: context.config.trustProxy && ((_address: string, hop: number) => hop < 1),
    // Of a request on its way in; streams are answers and last as long as they like.
    requestTimeout: 60_000,
    // A reader that takes nothing of its answer for so long is cut off. Streams have a heartbeat in between.
    connectionTimeout: sendTimeoutMs,
    // Of what is no route; routes say their own.
    bodyLimit: OPEN_BODY,
    forceCloseConnections: "idle",
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => void refuse(reply, asRefusal(error) ?? new ApiError("bad_request")),
  }).withTypeProvider<ValibotTypeProvider>();
  noteAddresses(app);
  app.decorateRequest("member", null);
  app.decorateRequest("tokenHash", null);
  app.decorateRequest("acting", null);
  takeJson(app);
  app.setValidatorCompiler<AnySchema>(({ schema, httpPart }) => (value) => {
    // A body was looked through when it was read.
    if (httpPart !== "body" && !isStorable(value)) return { error: new ApiError("bad_request", UNSTORABLE) };
    // Valibot takes an empty list for an object without required keys.
    const { type } = "wrapped" in schema ? (schema.wrapped as AnySchema) : schema;
    const parsed = check(schema, Array.isArray(value) && type.endsWith("object") ? "" : value);
    return parsed.success ? { value: parsed.output } : { error: refusalOf(parsed.issues) };
  });
  app.setSerializerCompiler<AnySchema>(({ schema }) => serializer(schema, context.config.mode === "test"));
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal?.code === "payload_too_large") await drain(request.raw);
    const trouble = refusal ? null : troubleOf(error);
    // Every request meets it while it lasts: its name is enough.
    if (trouble)
      request.log.warn({ trouble, err: { message: errorRecord(error).message } }, "the database does not serve");
    else if (!refusal) {
      request.log.error({ err: error }, "unexpected error");
      await noteError(context, `${request.method} ${request.routeOptions.url ?? ""}`, error);
    }
    return refuse(reply, refusal ?? new ApiError("unavailable"));
  });
  for (const follower of followers) follower.follow(app);
  registerPlugins(app, context);
  refuseWhenBehind(app, context.config.longestWaitMs);
  app.after(() =>
    app.setNotFoundHandler(app.hasDecorator("rateLimit") ? { preHandler: app.rateLimit() } : {}, (request, reply) =>
      sendPage(request, reply, {
        otherwise: () => refuse(reply, new ApiError("not_found")),
        isStored: (name) => isStored(context, name),
        tell: (data) => tellFirst(app, request, data),
      }),
    ),
  );
  requireAccess(app, context);
  logSecurity(app, context);
  logCalls(app, context);
  requireKeys(app);
  keepMoneyPace(app, context);
  for (const group of groups) app.register(async (scope) => group(scope as App, context));
  return app;
}

/** In test mode an answer that breaks its own contract is an error. */
function serializer(schema: AnySchema, strict: boolean): (value: unknown) => string {
  if (!strict) return (value) => JSON.stringify(value);
  return (value) => {
    const text = JSON.stringify(value);
    const parsed = v.safeParse(schema, JSON.parse(text));
    if (parsed.success) return text;
    throw new Error(`the answer breaks its contract: ${JSON.stringify(problemsOf(parsed.issues))}`);
  };
}

/** Seconds after which a caller may try again what was unavailable. */
const RETRY_AFTER_S = "2";

/** Sends a refusal. Fastify refuses statuses over 599 itself, so 600 is set on Node's own response. */
function refuse(reply: FastifyReply, refusal: ApiError): FastifyReply {
  if (refusal.code === "unavailable") reply.header("retry-after", RETRY_AFTER_S);
  if (refusal.status <= 599) reply.code(refusal.status);
  else reply.raw.statusCode = refusal.status;
  // A file that failed before its first byte is a file no more.
  for (const name of ["content-disposition", "content-encoding"]) reply.removeHeader(name);
  reply.type("application/json; charset=utf-8");
  return reply.header("cache-control", "no-store").send(refusal.body);
}

/** Errors of Fastify and of the schemas, in the one shape; null for what nobody expected. */
function asRefusal(error: Error & { statusCode?: number }): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error.statusCode === 404) return new ApiError("not_found");
  if (error.statusCode === 413) return new ApiError("payload_too_large");
  if (error.statusCode === 415) return new ApiError("unsupported_media_type");
  if (error.statusCode === 429) return new ApiError("too_many_requests");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError("bad_request");
  return null;
}
