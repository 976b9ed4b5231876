// Commands of the table's endpoints, sent at once under a key that no reload survives: for what costs nothing when it is
// done again. No third caller is let in: `sent-at-once` in .dependency-cruiser.cjs.
import type * as v from "valibot";
import type { Answer, CommandEndpoint, Input } from "../contract/endpoint.ts";
import { answerOf, type More } from "./ask.ts";
import type { ApiClient, CallOptions } from "./client.ts";
import { ApiFailure } from "./failure.ts";
import { type CommandOptions, type Schema, sendCommand } from "./send-command.ts";
import { requestOf } from "./send.ts";

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

const UNANSWERED = new WeakMap<ApiClient, Map<string, string>>();

/**
 * Sends a command under a key of its own. The key is kept while the outcome is unknown, so that the same content sent
 * again by hand is the same command; an answer ends it.
 */
export async function sendOnce<S extends Schema>(
  api: ApiClient,
  path: string,
  options: Omit<CommandOptions<S>, "key">,
): Promise<v.InferOutput<S>> {
  const keys = UNANSWERED.get(api) ?? new Map<string, string>();
  UNANSWERED.set(api, keys);
  const content = contentOf(path, options);
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  try {
    const answer = await sendCommand(api, path, { ...options, key });
    keys.delete(content);
    return answer;
  } catch (error) {
    if (error instanceof ApiFailure && !isOpen(error)) keys.delete(content);
    throw error;
  }
}

/** Nothing was decided, or it is not known what. */
function isOpen({ status, isUncertain, code }: ApiFailure): boolean {
  return isUncertain || code === "aborted" || status === 429 || (status >= 500 && status <= 599);
}

function contentOf(path: string, { method, query, body }: Pick<CallOptions, "method" | "query" | "body">): string {
  const sent = body instanceof Blob ? { size: body.size, type: body.type, ...fileOf(body) } : body;
  return JSON.stringify([method, path, query, sent]);
}

function fileOf(blob: Blob): { name?: string; lastModified?: number } {
  return blob instanceof File ? { name: blob.name, lastModified: blob.lastModified } : {};
}
