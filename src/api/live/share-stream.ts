// A browser keeps six connections to a host: a stream in each tab would leave the seventh tab without any.
// One tab, the one that holds the lock, reads for all tabs of the member; when it goes, the next one reads on.
import type { StreamEvent } from "../contract/stream.ts";
import { readStream, type ReadStreamOptions, type StreamEnd } from "./read-stream.ts";

export interface SharedStreamOptions extends Omit<ReadStreamOptions, "onOpen"> {
  /** The member's id: tabs of another member share nothing with this one. */
  owner: string;
  /** `missed`: events passed that this tab did not hear. `at`: the newest event that the reading tab has seen. */
  onOpen: (how: { missed: boolean; at: string | null }) => void;
}

type Note = { kind: "hello" } | { kind: "open"; at: string | null } | { kind: "event"; event: StreamEvent };

/** Hears the stream until it ends or the returned function is called; after that nothing is called back. */
export function shareStream({ owner, onOpen, ...options }: SharedStreamOptions): () => void {
  // Locks exist in secure contexts only.
  if (!("locks" in navigator)) return readStream({ ...options, onOpen: () => onOpen({ missed: false, at: null }) });
  const name = `hanpan.stream.${owner}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let lastId = options.lastEventId;
  let isOpen = false;
  let isDone = false;
  let stopReading: (() => void) | null = null;
  let release = () => {};

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin.
  const tell = (note: Note) => channel.postMessage(note);
  const take = (event: StreamEvent) => {
    lastId = event.id ?? lastId;
    options.onEvent(event);
  };
  const open = (missed: boolean) => {
    if (isOpen) return;
    isOpen = true;
    onOpen({ missed, at: lastId });
  };

  function close(): void {
    if (isDone) return;
    isDone = true;
    stopReading?.();
    // The next tab in the queue for the lock reads on from the last event that it heard.
    release();
    leaving.abort();
    channel.close();
  }

  function end(how: StreamEnd): void {
    if (isDone) return;
    close();
    options.onEnd(how);
  }

  function lead(): Promise<void> {
    if (isDone) return Promise.resolve();
    return new Promise((resolve) => {
      release = resolve;
      stopReading = readStream({
        ...options,
        lastEventId: lastId,
        onOpen: () => {
          open(false);
          tell({ kind: "open", at: lastId });
        },
        onEvent: (event) => {
          take(event);
          if (!isDone) tell({ kind: "event", event });
        },
        onEnd: end,
      });
    });
  }

  channel.addEventListener("message", ({ data: note }: MessageEvent<Note>) => {
    if (isDone) return;
    if (note.kind === "hello") {
      if (stopReading && isOpen) tell({ kind: "open", at: lastId });
    } else if (stopReading) {
      return;
    } else if (note.kind === "open" && !isOpen) {
      const missed = lastId !== null && lastId !== note.at;
      lastId = note.at;
      open(missed);
    } else if (note.kind === "event" && isOpen) take(note.event);
  });
  tell({ kind: "hello" });
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return close;
}
