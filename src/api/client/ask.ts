// Calls of the table's endpoints: at once and as a query. What every page needs; commands are in send.ts.
import type { DataTag } from "@tanstack/react-query";
import * as v from "valibot";
import type { Answer, Endpoint, Input } from "../contract/endpoint.ts";
import type { ApiClient, CallOptions } from "./client.ts";

/** An input without its types. */
export interface LooseInput {
  params?: Readonly<Record<string, string | number>>;
  query?: NonNullable<CallOptions["query"]>;
  body?: Readonly<Record<string, unknown>> | string;
}
export type More = Pick<CallOptions, "headers" | "signal" | "timeoutMs" | "keepalive">;

/** Below /api. */
export const pathOf = (path: string, params: LooseInput["params"]): string =>
  path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(`${params?.[name]}`));

/** The schema of what a success answers. */
export function answerOf<E extends Endpoint>({ answers }: E): v.GenericSchema<unknown, Answer<E>> {
  return v.union(Object.values(answers).map((schema) => schema ?? v.null())) as v.GenericSchema<unknown, Answer<E>>;
}

/** An endpoint that needs no key: a command is sent by a form, a button or `send`. */
export type Askable = Endpoint & { command?: never };

/** Calls it and parses the answer. Rejects with ApiFailure. */
export function ask<E extends Askable>(api: ApiClient, to: E, input: Input<E>, more?: More): Promise<Answer<E>> {
  const { params, ...sent } = input as LooseInput;
  return api.call(answerOf(to), pathOf(to.path, params), { ...sent, ...more, method: to.method });
}

/**
 * The key of a query: `["tournaments", "t1", "standings"]`, with the query as an object at its end. What is below a path
 * is found by its beginning: without its parameters a key ends before the first of them.
 */
export function keyOf<E extends Endpoint>({ path }: E, input: Partial<Input<E>> = {}): readonly unknown[] {
  const { params, query } = input as LooseInput;
  const known = params ? path : path.replace(/\/:.*/, "");
  return [...pathOf(known, params).split("/"), ...(query ? [query] : [])];
}

export interface EndpointQuery<E extends Endpoint> {
  /** Names the answer's type for those who read the cache by it. */
  queryKey: DataTag<readonly unknown[], Answer<E>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer<E>>;
}

/** The query of an endpoint; options of the cache are spread beside it. */
export const queryOf = <E extends Askable>(api: ApiClient, to: E, input: Input<E>, more?: More): EndpointQuery<E> => ({
  queryKey: keyOf(to, input) as EndpointQuery<E>["queryKey"],
  queryFn: ({ signal }) => ask(api, to, input, { ...more, signal }),
});
