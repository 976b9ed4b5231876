// A browser keeps six connections to a host: a stream in each tab would leave the seventh tab without any.
// One tab, the one that holds the lock, reads for all tabs of the member; when it goes, the next one reads on.
// A tab that is frozen or hangs keeps its lock. The others ask it, and take the lock from it when it does not answer.
import type { StreamEvent } from "../contract/stream.ts";
import { readStream, type ReadStreamOptions, type StreamEnd } from "./read-stream.ts";

export interface SharedStreamOptions extends Omit<ReadStreamOptions, "onOpen"> {
  /** The member's id: tabs of another member share nothing with this one. */
  owner: string;
  /** `missed`: events passed that this tab did not hear. `at`: the newest event that the reading tab has seen. */
  onOpen: (how: { missed: boolean; at: string | null }) => void;
  patience?: Readonly<Record<keyof typeof PATIENCE, number>>;
}

/** `hello` asks the reading tab for a sign; `here` is one, while its line is not open yet. */
type Note =
  | { kind: "hello" }
  | { kind: "here" }
  | { kind: "open"; at: string | null }
  | { kind: "event"; event: StreamEvent };

/** How long the others wait for the reading tab, in milliseconds. */
export const PATIENCE = {
  /** A heartbeat comes every 5 s: after this long without a sign the reading tab is asked for one. */
  quiet: 7_000,
  /** It answers at once unless it is frozen or hangs. */
  answer: 3_000,
  /** Not all of the others take over at the same moment. */
  spread: 1_000,
} as const;

/** Hears the stream until it ends or the returned function is called; after that nothing is called back. */
export function shareStream({ owner, onOpen, patience = PATIENCE, ...options }: SharedStreamOptions): () => void {
  // Locks exist in secure contexts only.
  if (!("locks" in navigator)) return readStream({ ...options, onOpen: () => onOpen({ missed: false, at: null }) });
  const name = `hanpan.stream.${owner}`;
  const channel = new BroadcastChannel(name);
  const waiting = new AbortController();
  let lastId = options.lastEventId;
  let isOpen = false;
  let isDone = false;
  let stopReading: (() => void) | null = null;
  let release = () => {};
  let endTurn = () => {};
  /** The reading tab was asked and gave no sign since. */
  let isAsking = false;
  let isTurnLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    endTurn();
    clearTimeout(timer);
    waiting.abort();
    channel.close();
  }

  function end(how: StreamEnd): void {
    if (isDone) return;
    close();
    options.onEnd(how);
  }

  function lead(): Promise<void> {
    if (isDone) return Promise.resolve();
    clearTimeout(timer);
    return new Promise((resolve) => {
      release = resolve;
      // Who was about to take the lock too learns that there is a reading tab.
      tell({ kind: "here" });
      stopReading = readStream({
        ...options,
        lastEventId: lastId,
        onOpen: () => {
          open(false);
          endTurn();
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

  /**
   * Takes the lock from a tab that holds it and does not read. One tab has the turn until its line is open, so that two
   * do not take the lock from each other; who has it when the next one asks again may be frozen too.
   */
  function takeOver(): void {
    void navigator.locks.request(`${name}.turn`, { ifAvailable: true }, (turn) => {
      if (isDone || stopReading || !isAsking) return;
      if (turn === null && !isTurnLate) {
        wait();
        isTurnLate = true;
        return;
      }
      return new Promise<void>((resolve) => {
        endTurn = resolve;
        waiting.abort();
        hold({ steal: true });
      });
    });
  }

  function ask(): void {
    isAsking = true;
    tell({ kind: "hello" });
    timer = setTimeout(takeOver, patience.answer + Math.random() * patience.spread);
  }

  /** The reading tab gave a sign. */
  function heard(): void {
    isAsking = isTurnLate = false;
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(ask, patience.quiet);
  }

  function hold(how: LockOptions): void {
    navigator.locks.request(name, how, lead).catch((error: unknown) => {
      if (isDone || (waiting.signal.aborted && !how.steal)) return;
      // Another tab has taken the lock: what it has read since then was not heard here.
      if (stopReading) end({ kind: "closed" });
      else throw error;
    });
  }

  channel.addEventListener("message", ({ data: note }: MessageEvent<Note>) => {
    if (isDone) return;
    if (note.kind === "hello") {
      if (stopReading) tell(isOpen ? { kind: "open", at: lastId } : { kind: "here" });
      return;
    }
    if (stopReading) return;
    heard();
    if (note.kind === "open" && !isOpen) {
      const missed = lastId !== null && lastId !== note.at;
      lastId = note.at;
      open(missed);
    } else if (note.kind === "event" && isOpen) take(note.event);
  });
  ask();
  hold({ signal: waiting.signal });
  return close;
}
