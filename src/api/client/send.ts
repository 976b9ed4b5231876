// Commands of the table's endpoints that no form or button sends.
import type { Answer, CommandEndpoint, Input } from "../contract/endpoint.ts";
import { answerOf, type More, requestOf } from "./ask.ts";
import type { ApiClient } from "./client.ts";
import { sendOnce } from "./send-command.ts";

/** Sends it under a key of its own and parses the answer. Rejects with ApiFailure. */
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
