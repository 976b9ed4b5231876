// Requests that move or grant something: each goes out under a key, and has one effect a key.
import type * as v from "valibot";
import type { ApiClient, CallOptions } from "./client.ts";

export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

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
