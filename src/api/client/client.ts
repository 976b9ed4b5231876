import { createFetch } from "ofetch";
import * as v from "valibot";
import { API_BASE } from "../../domain/common/constants.ts";
import { fetchOrEarly } from "./early.ts";
import { ApiFailure, endsSession, FAILURE_TEXT, failureOf } from "./failure.ts";

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type QueryValue = string | number | undefined;

export interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Readonly<Record<string, QueryValue>>;
  /** An object goes out as JSON, a string or a Blob as it is. */
  body?: Readonly<Record<string, unknown>> | string | Blob;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** In milliseconds. */
  timeoutMs?: number;
  /** The page goes away while this call is under way, as at a logout. */
  keepalive?: boolean;
}

export interface ApiClient {
  /** Calls `/api/{path}` and parses the answer by the schema. Rejects with ApiFailure and nothing else. */
  call<S extends Schema>(schema: S, path: string, options?: CallOptions): Promise<v.InferOutput<S>>;
  /** The headers of a call that is made elsewhere, as the event stream's. */
  authHeaders(): Record<string, string>;
  setToken(token: string | null): void;
  readonly token: string | null;
  /** Told each time an answer to the present token carries a status that ends its session. Returns the way out. */
  onSessionEnd(listener: (status: number) => void): () => void;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/**
 * The token lives in this closure only: it is in no storage and in no address. `origin` is empty in the page, whose own
 * address calls go to.
 */
export function createApiClient(origin = ""): ApiClient {
  let token: string | null = null;
  const listeners = new Set<(status: number) => void>();

  const authHeaders = (): Record<string, string> => (token === null ? {} : { "X-AUTH-TOKEN": `Bearer ${token}` });

  async function call<S extends Schema>(schema: S, path: string, options: CallOptions = {}): Promise<v.InferOutput<S>> {
    const sentWith = token;
    const { status, body } = await send(`${origin}${API_BASE}/${path}`, options, {
      ...authHeaders(),
      ...options.headers,
    });
    const failure = failureOf(status, body);
    if (failure) {
      // An answer to a token that was given up meanwhile says nothing about the session that came after it.
      const isPresent = sentWith !== null && sentWith === token;
      if (isPresent && endsSession(failure.status)) for (const listener of listeners) listener(failure.status);
      throw failure;
    }
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new ApiFailure("malformed", status, FAILURE_TEXT.malformed, parsed.issues);
    return parsed.output;
  }

  return {
    call,
    authHeaders,
    setToken: (next) => void (token = next),
    get token() {
      return token;
    },
    onSessionEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

// `fetch` is looked up at each call: tests stand in for it.
const ofetch = createFetch({ fetch: (address, init) => fetchOrEarly(String(address), init ?? {}) });

/** One request and its whole answer. ofetch neither retries nor judges: the contract says what a status means. */
async function send(address: string, options: CallOptions, headers: Record<string, string>) {
  // ofetch's own timeout ends with the headers. This one covers the body too.
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  try {
    const response = await ofetch.raw<unknown>(address + searchOf(options.query ?? {}), {
      method: options.method ?? "GET",
      headers: { Accept: "application/json", ...headers },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.keepalive && { keepalive: true }),
      credentials: "same-origin",
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      retry: false,
      ignoreResponseError: true,
      parseResponse: parseBody,
    });
    return { status: response.status, body: response._data ?? null };
  } catch {
    const code = options.signal?.aborted ? "aborted" : timeout.aborted ? "timeout" : "network";
    throw new ApiFailure(code, 0, FAILURE_TEXT[code]);
  }
}

/** The query as it is written in an address; what is undefined is left out. */
export function searchOf(query: Readonly<Record<string, QueryValue>>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

/** JSON where it is JSON, else the text; nothing is null. Which of them was wanted, the schema says. */
function parseBody(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
