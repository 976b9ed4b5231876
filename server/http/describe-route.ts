// What a route takes and gives, said once: Fastify validates by it, and the OpenAPI document is made from it.
import type { FastifyContextConfig, FastifySchema, FastifyTypeProvider } from "fastify";
import type * as v from "valibot";
import type { Access } from "../../src/api/contract/endpoint.ts";
import type { Action } from "../../src/domain/operator/rights.ts";
import { largestBody } from "./body-limits.ts";

export type AnySchema = v.GenericSchema;

export interface RouteDescription<Body, Query, Params> {
  access: Access;
  /** What the caller's roles must allow. */
  right?: Action;
  /** One Korean sentence for the reader of /api/docs. */
  summary: string;
  tag:
    | "member"
    | "minigame"
    | "setting"
    | "message"
    | "fixture"
    | "bet"
    | "wallet"
    | "programme"
    | "stream"
    | "operator"
    | "file"
    | "community"
    | "system"
    | "test";
  /**
   * The call moves or grants something: it asks for the header Idempotency-Key, and its handler is answerCommand.
   * `guest`: whoever sends it has no account yet, or proves one by the body.
   */
  command?: "account" | "guest";
  body?: Body;
  querystring?: Query;
  params?: Params;
  /** By HTTP status. `null`: a status without a JSON body. The body of refusals need not be given. */
  response?: Record<number, AnySchema | null>;
  /** Headers to show in the document; the handler parses them itself. */
  headers?: Record<string, AnySchema>;
  /** Calls a minute from one address, for what costs more than others. In place of the limit of all calls. */
  perMinute?: number;
  /** A member moves money by it, at the pace of `money-pace.ts`. */
  movesMoney?: true;
  /** Answered also while a server that is behind refuses members' calls: `overload.ts`. */
  always?: boolean;
  /** Media type of the body when it is not JSON. */
  consumes?: string;
  /** In bytes, where the body may be larger than `access` lets it. */
  largestBody?: number;
  /** Media type of the answer when it is not JSON. */
  produces?: string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
    right?: Action;
    description?: RouteDescription<AnySchema | undefined, AnySchema | undefined, AnySchema | undefined>;
  }
}

/** Gives `request.body`, `request.query` and `request.params` the types that their schemas put out. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this["schema"] extends AnySchema ? v.InferOutput<this["schema"]> : unknown;
  serializer: unknown;
}

/**
 * The options of a Fastify route. Body, query and parameters are parsed before the handler runs; what the
 * handler sees is the schemas' output, so it must not parse them again.
 */
export function describeRoute<
  Body extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
  Params extends AnySchema | undefined = undefined,
>(
  route: RouteDescription<Body, Query, Params>,
): {
  bodyLimit: number;
  config: FastifyContextConfig;
  schema: FastifySchema & { body: Body; querystring: Query; params: Params };
} {
  const response = Object.entries(route.response ?? {}).filter(([, schema]) => schema !== null);
  const schema: FastifySchema = {
    ...(route.body && !route.consumes && { body: route.body }),
    ...(route.querystring && { querystring: route.querystring }),
    ...(route.params && { params: route.params }),
    ...(response.length > 0 && { response: Object.fromEntries(response) }),
  };
  return {
    bodyLimit: route.largestBody ?? largestBody(route.access),
    config: {
      access: route.access,
      ...(route.right && { right: route.right }),
      description: route,
      ...(route.perMinute !== undefined && { rateLimit: { max: route.perMinute, timeWindow: 60_000 } }),
    },
    schema: schema as FastifySchema & { body: Body; querystring: Query; params: Params },
  };
}
