// One event stream, read with fetch so that it carries the member's header: no address names the token.
// It reads once; when and whether to read again is the live connection's decision.
import * as v from "valibot";
import { STREAM_EVENTS, type StreamEnd, type StreamEvent, type StreamEventName } from "../contract/stream.ts";
import { readFrames } from "./read-frames.ts";

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
  const abort = new AbortController();
  const read = async () => {
    const end = await readLine(options, abort.signal);
    if (!abort.signal.aborted) options.onEnd(end);
  };
  void read();
  return () => abort.abort();
}

/** Resolves with how the line ended; it never rejects. */
async function readLine(options: ReadStreamOptions, signal: AbortSignal): Promise<StreamEnd> {
  const fetch = options.fetch ?? globalThis.fetch;
  try {
    const response = await fetch(options.url, {
      headers: {
        accept: "text/event-stream",
        ...(options.lastEventId !== null && { "last-event-id": options.lastEventId }),
        ...options.headers(),
      },
      signal,
      cache: "no-store",
      credentials: "same-origin",
    });
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      return { kind: "refused", status: response.status };
    }
    if (!signal.aborted) options.onOpen();
    const feed = readFrames(({ event, data, id }) => {
      if (signal.aborted) return;
      for (const one of parseStreamEvents(event, data, id)) options.onEvent(one);
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) feed(part.value);
  } catch {
    // A line that breaks and one that the server closes are the same to the reader.
  }
  return { kind: "closed" };
}

/** What a message says by the contract; nothing for one that breaks it or that a newer server sends. */
export function parseStreamEvents(name: string, data: string, id: string | null): StreamEvent[] {
  let body: unknown;
  try {
    body = JSON.parse(data);
  } catch {
    return [];
  }
  // A list is several events in one message, for a reader who is late.
  const told: [string, unknown][] = Array.isArray(body) ? body : [[name, body]];
  return told.flatMap(([one, said]) => {
    const parsed = Object.hasOwn(STREAM_EVENTS, one) && v.safeParse(STREAM_EVENTS[one as StreamEventName], said);
    return parsed && parsed.success ? [{ id, name: one, data: parsed.output } as StreamEvent] : [];
  });
}
