// One event stream, read with fetch so that it carries the member's header: no address names the token.
// It reads once; when and whether to read again is the live connection's decision.
import { createEventSource, type FetchLike } from "eventsource-client";
import * as v from "valibot";
import { STREAM_EVENTS, type StreamEvent, type StreamEventName } from "../contract/stream.ts";

export type StreamEnd =
  /** The line broke, or the server ended it. */
  | { kind: "closed" }
  /** The server answered with something else than a stream. */
  | { kind: "refused"; status: number };

export interface ReadStreamOptions {
  url: string;
  headers: () => Record<string, string>;
  /** Resume after this event; null: from now on. */
  lastEventId: string | null;
  onOpen: () => void;
  onEvent: (event: StreamEvent) => void;
  onEnd: (end: StreamEnd) => void;
  fetch?: typeof globalThis.fetch;
}

/** Reads until the line ends or the returned function is called; after that nothing is called back. */
export function readStream(options: ReadStreamOptions): () => void {
  let isDone = false;
  const source = createEventSource({
    url: options.url,
    ...(options.lastEventId !== null && { initialLastEventId: options.lastEventId }),
    fetch: fetchStream,
    onMessage: ({ event, data, id }) => {
      if (isDone) return;
      const parsed = parseStreamEvent(event ?? "", data, id ?? null);
      if (parsed) options.onEvent(parsed);
    },
    onDisconnect: () => end({ kind: "closed" }),
    onScheduleReconnect: () => end({ kind: "closed" }),
  });

  async function fetchStream(...[url, init]: Parameters<FetchLike>): ReturnType<FetchLike> {
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await fetch(url, {
      method: "GET",
      headers: { ...init?.headers, ...options.headers() },
      signal: init?.signal as AbortSignal,
      cache: "no-store",
      credentials: "same-origin",
    });
    if (response.status !== 200) {
      end({ kind: "refused", status: response.status });
      throw new Error(`the stream was answered with ${response.status}`);
    }
    if (!isDone) options.onOpen();
    return response;
  }

  function end(how: StreamEnd): void {
    if (isDone) return;
    close();
    options.onEnd(how);
  }

  function close(): void {
    isDone = true;
    // The first callbacks may run before createEventSource has returned.
    queueMicrotask(() => source.close());
  }

  return close;
}

/** What a message says by the contract; null for one that breaks it or that a newer server sends. */
export function parseStreamEvent(name: string, data: string, id: string | null): StreamEvent | null {
  if (!Object.hasOwn(STREAM_EVENTS, name)) return null;
  let body: unknown;
  try {
    body = JSON.parse(data);
  } catch {
    return null;
  }
  const parsed = v.safeParse(STREAM_EVENTS[name as StreamEventName], body);
  return parsed.success ? ({ id, name, data: parsed.output } as StreamEvent) : null;
}
