// The Fastify application: schemas validate by Valibot, refusals have one shape, no answer is a 500 by accident.
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import * as v from "valibot";
import type { ServerContext } from "./context.ts";
import type { member } from "./db/schema.ts";
import { ApiError } from "./errors.ts";

export type Member = typeof member.$inferSelect;

/** Who may call a route: set in the route's `config`; every route under /api has one. */
export type Access = "anyone" | "member" | "manager" | "admin";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** The member of a live session; set by the auth hook on routes that ask for one. */
    member: Member | null;
    tokenHash: string | null;
  }
}

/** A group of routes. */
export type Routes = (app: FastifyInstance, context: ServerContext) => Promise<void> | void;

type AnySchema = v.GenericSchema;

/** Parses a part of a request by a contract schema. Throws ApiError bad_request with the first problem. */
export function parse<S extends AnySchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new ApiError("bad_request", undefined, { problems: parsed.issues.slice(0, 10).map((issue) => ({ path: v.getDotPath(issue), message: issue.message })) });
}

/** The member of the request. Throws ApiError unauthorized where there is none. */
export function memberOf(request: FastifyRequest): Member {
  if (!request.member) throw new ApiError("unauthorized");
  return request.member;
}

export function createApp(context: ServerContext, groups: readonly Routes[]): FastifyInstance {
  const app = fastify({
    logger: { level: context.config.logLevel },
    trustProxy: context.config.trustProxy,
    bodyLimit: 1_048_576,
  });
  app.decorateRequest("member", null);
  app.decorateRequest("tokenHash", null);
  app.setValidatorCompiler<AnySchema>(({ schema }) => (value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? { value: parsed.output } : { error: new v.ValiError(parsed.issues) };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const refusal = asRefusal(error);
    if (!refusal) request.log.error({ err: error }, "unexpected error");
    const answer = refusal ?? new ApiError("unavailable");
    return reply.code(answer.status).send(answer.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(new ApiError("not_found").body));
  for (const group of groups) app.register(async (scope) => group(scope, context));
  return app;
}

/** Errors of Fastify and of the schemas, in the one shape; null for what nobody expected. */
function asRefusal(error: Error & { statusCode?: number; code?: string }): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof v.ValiError)
    return new ApiError("bad_request", undefined, { problems: error.issues.slice(0, 10).map((issue) => ({ path: v.getDotPath(issue), message: issue.message })) });
  if (error.statusCode === 413) return new ApiError("payload_too_large");
  if (error.statusCode === 415) return new ApiError("unsupported_media_type");
  if (error.statusCode === 429) return new ApiError("too_many_requests");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new ApiError("bad_request");
  return null;
}
