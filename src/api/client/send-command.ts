// Requests that move or grant something: each goes out under a key, and has one effect a key.
import type * as v from "valibot";
import type { ApiClient, CallOptions } from "./client.ts";
import { ApiFailure } from "./failure.ts";

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

export interface CommandOptions<S extends Schema> extends Omit<CallOptions, "keepalive"> {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Of the Idempotency-Key header. */
  key: string;
  /** Of the answer; of a call that answers nothing, `v.unknown()`. */
  schema: S;
}

/** Sends a command. The same key and content again gets the same answer. Rejects with ApiFailure. */
export function sendCommand<S extends Schema>(
  api: ApiClient,
  path: string,
  { key, schema, headers, ...options }: CommandOptions<S>,
): Promise<v.InferOutput<S>> {
  return api.call(schema, path, { ...options, headers: { ...headers, "Idempotency-Key": key } });
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
