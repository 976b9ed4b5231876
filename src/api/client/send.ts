// Commands of the table's endpoints as the request that a form or a button submits.
import type { Endpoint, Input } from "../contract/endpoint.ts";
import { type LooseInput, pathOf } from "./ask.ts";
import { searchOf } from "./client.ts";

export interface EndpointRequest<E extends Endpoint> {
  method: E["method"];
  /** Below /api, with the query. */
  path: string;
  body?: Readonly<Record<string, unknown>> | string;
  /** Of a body that is no JSON. */
  contentType?: string;
}

/** The call as it is sent. The command machine stores it so. */
export function requestOf<E extends Endpoint>(to: E, input: Input<E>): EndpointRequest<E> {
  const { params, query, body } = input as LooseInput;
  return {
    method: to.method,
    path: pathOf(to.path, params) + searchOf(query ?? {}),
    ...(body !== undefined && { body }),
    ...(typeof to.body === "string" && { contentType: to.body }),
  };
}
