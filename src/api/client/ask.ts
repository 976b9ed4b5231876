// Calls of the table's endpoints: as a request, as a query, at once.
import type { DataTag } from "@tanstack/react-query";
import * as v from "valibot";
import type { Answer, CommandEndpoint, Endpoint, Input } from "../contract/endpoint.ts";
import { type ApiClient, type CallOptions, searchOf } from "./client.ts";
import { sendOnce } from "./send-command.ts";

/** An input without its types. */
type Given = {
  params?: Readonly<Record<string, string | number>>;
  query?: CallOptions["query"];
  body?: CallOptions["body"];
};
export type More = Pick<CallOptions, "signal" | "timeoutMs" | "keepalive">;

const pathOf = (path: string, params: Given["params"] = {}): string =>
  path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(`${params[name]}`));

export interface EndpointRequest<E extends Endpoint> {
  method: E["method"];
  /** Below /api, with the query. */
  path: string;
  body?: Exclude<NonNullable<CallOptions["body"]>, Blob>;
  /** Of a body that is no JSON. */
  contentType?: string;
}

/** The call as it is sent. The command machine stores it so. */
export function requestOf<E extends Endpoint>(to: E, input: Input<E>): EndpointRequest<E> {
  const { params, query = {}, body } = input as Given;
  return {
    method: to.method,
    path: pathOf(to.path, params) + searchOf(query),
    ...(body !== undefined && { body: body as Exclude<typeof body, Blob> }),
    ...(typeof to.body === "string" && { contentType: to.body }),
  };
}

/** The schema of what a success answers. */
export function answerOf<E extends Endpoint>({ answers }: E): v.GenericSchema<unknown, Answer<E>> {
  const schemas = Object.values(answers).map((schema) => schema ?? v.null());
  return (schemas.length === 1 ? schemas[0] : v.union(schemas)) as v.GenericSchema<unknown, Answer<E>>;
}

/** Calls it and parses the answer. A command goes out under a key of its own. Rejects with ApiFailure. */
export function ask<E extends Endpoint>(api: ApiClient, to: E, input: Input<E>, more: More = {}): Promise<Answer<E>> {
  const { path, method, contentType, ...request } = requestOf(to, input);
  const options = { ...request, ...more, ...(contentType && { headers: { "Content-Type": contentType } }) };
  const schema = answerOf(to);
  return to.command
    ? sendOnce(api, path, { ...options, method: method as CommandEndpoint["method"], schema })
    : api.call(schema, path, { ...options, method });
}

/**
 * The key of a query: `["tournaments", "t1", "standings"]`, with the query as an object at its end. What is below a path
 * is found by its beginning: without its parameters a key ends before the first of them.
 */
export function keyOf<E extends Endpoint>(to: E, input: Partial<Input<E>> = {}): readonly unknown[] {
  const { params, query } = input as Given;
  const segments = to.path.slice(1).split("/");
  const end = params ? -1 : segments.findIndex((segment) => segment.startsWith(":"));
  const known = end === -1 ? segments : segments.slice(0, end);
  return [
    ...known.map((segment) => (segment.startsWith(":") ? `${params?.[segment.slice(1)]}` : segment)),
    ...(query ? [query] : []),
  ];
}

export interface EndpointQuery<E extends Endpoint> {
  /** Names the answer's type for those who read the cache by it. */
  queryKey: DataTag<readonly unknown[], Answer<E>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer<E>>;
}

/** The query of an endpoint; options of the cache are spread beside it. */
export const queryOf = <E extends Endpoint>(
  api: ApiClient,
  to: E,
  input: Input<E>,
  more: More = {},
): EndpointQuery<E> => ({
  queryKey: keyOf(to, input) as EndpointQuery<E>["queryKey"],
  queryFn: ({ signal }) => ask(api, to, input, { ...more, signal }),
});
