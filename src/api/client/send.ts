// Commands of the table's endpoints: as the request that a form or a button submits, and sent at once.
import type { Answer, CommandEndpoint, Endpoint, Input } from "../contract/endpoint.ts";
import { answerOf, type LooseInput, type More, pathOf } from "./ask.ts";
import { type ApiClient, searchOf } from "./client.ts";
import { sendOnce } from "./send-command.ts";

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

/** Sends a command under a key of its own and parses the answer. Rejects with ApiFailure. */
export function send<E extends CommandEndpoint>(
  api: ApiClient,
  to: E,
  input: Input<E>,
  more: More = {},
): Promise<Answer<E>> {
  const { contentType, path, ...request } = requestOf(to, input);
  const headers = contentType && { headers: { "Content-Type": contentType } };
  return sendOnce(api, path, { ...request, ...more, ...headers, method: to.method, schema: answerOf(to) });
}
