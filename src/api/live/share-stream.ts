// A browser keeps six connections to a host: a stream in each tab would leave the seventh tab without any.
// One tab, the one that holds the lock, reads for all tabs of the member; when it goes, the next one reads on.
// A tab that is frozen or hangs keeps its lock. The others ask it, and take the lock from it when it does not answer.
// The reading tab asks for what any of the tabs wants to hear. When that changes it reads anew from the last event: the
// events of a new topic that came since are told then.
import { TOPICS_HEADER, type StreamEvent, type StreamTopic } from "../contract/stream.ts";
import { readStream, type ReadStreamOptions, type StreamEnd } from "./read-stream.ts";
import { olderOf, type TopicWish } from "./topic-wish.ts";

export interface SharedStreamOptions extends Omit<ReadStreamOptions, "onOpen"> {
  /** The member's id: tabs of another member share nothing with this one. */
  owner: string;
  /** What this tab wants to hear of prices and fixtures. */
  wish: TopicWish;
  /** `missed`: events passed that this tab did not hear. `at`: the newest event that the reading tab has seen. */
  onOpen: (how: { missed: boolean; at: string | null }) => void;
  patience?: Readonly<Record<keyof typeof PATIENCE, number>>;
}

/** `hello` asks the reading tab for a sign; `here` is one, while its line is not open yet. */
type Note =
  | { kind: "hello" }
  | { kind: "here" }
  | { kind: "open"; at: string | null }
  /** What a tab that does not read wants to hear, and the event from which it wants to. */
  | { kind: "topics"; tab: string; topics: readonly StreamTopic[]; since: string | null }
  | { kind: "event"; event: StreamEvent };

/** How long the others wait for the reading tab, in milliseconds. */
const PATIENCE = {
  /** A heartbeat comes every 5 s: after this long without a sign the reading tab is asked for one. */
  quiet: 7_000,
  /** It answers at once unless it is frozen or hangs. */
  answer: 3_000,
  /** Not all of the others take over at the same moment. */
  spread: 1_000,
} as const;

/** Hears the stream until it ends or the returned function is called; after that nothing is called back. */
export function shareStream({ owner, wish, onOpen, patience = PATIENCE, ...options }: SharedStreamOptions): () => void {
  const name = `hanpan.stream.${owner}`;
  // Locks exist in secure contexts only: elsewhere each tab reads for itself.
  const channel = "locks" in navigator ? new BroadcastChannel(name) : null;
  const tab = Math.random().toString(36).slice(2);
  const others = new Map<string, readonly StreamTopic[]>();
  let heard = "";
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
  const tell = (note: Note) => channel?.postMessage(note);
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
    stopWatching();
    stopReading?.();
    tell({ kind: "topics", tab, topics: [], since: null });
    // The next tab in the queue for the lock reads on from the last event that it heard.
    release();
    endTurn();
    clearTimeout(timer);
    waiting.abort();
    channel?.close();
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
      read(lastId);
    });
  }

  function read(from: string | null): void {
    heard = wanted();
    stopReading = readStream({
      ...options,
      headers: () => ({ ...options.headers(), [TOPICS_HEADER]: heard }),
      lastEventId: from,
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
  }

  /** Of all tabs, in the order of their names. */
  const wanted = (): string => [...new Set([...wish.read(), ...[...others.values()].flat()])].toSorted().join();

  /** A tab wants to hear something else, from this event on. */
  function follow(since: string | null): void {
    if (!stopReading || wanted() === heard) return;
    stopReading();
    read(olderOf(since, lastId));
  }

  function tellWish(): void {
    tell({ kind: "topics", tab, topics: wish.read(), since: olderOf(wish.oldest(), lastId) });
  }

  const stopWatching = wish.watch(() => {
    if (stopReading) follow(wish.oldest());
    else tellWish();
  });

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
  function hear(): void {
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

  channel?.addEventListener("message", ({ data: note }: MessageEvent<Note>) => {
    if (isDone) return;
    if (note.kind === "topics") {
      others.set(note.tab, note.topics);
      follow(note.since);
      return;
    }
    if (note.kind === "hello") {
      if (stopReading) tell(isOpen ? { kind: "open", at: lastId } : { kind: "here" });
      return;
    }
    if (stopReading) return;
    hear();
    // A tab that begins to read does not know what the others want.
    if (note.kind === "here") tellWish();
    if (note.kind === "open" && !isOpen) {
      const missed = lastId !== null && lastId !== note.at;
      lastId = note.at;
      open(missed);
    } else if (note.kind === "event" && isOpen) take(note.event);
  });
  if (channel === null) void lead();
  else {
    ask();
    tellWish();
    hold({ signal: waiting.signal });
  }
  return close;
}
