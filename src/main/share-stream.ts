// The stream that a member's tabs share, with the effects of the chart which says who reads. The reading tab asks for
// what any of the tabs wants to hear. When that changes it reads anew from the last event: the events of a new topic that
// came since are told then.
import { type AnyActorRef, createActor, fromCallback } from "xstate";
import { TOPICS_HEADER, type StreamEnd, type StreamEvent, type StreamTopic } from "../api/contract/stream.ts";
import { readStream, type ReadStreamOptions } from "../api/live/read-stream.ts";
import { openTabLocks, type TabLocks } from "../api/live/tab-locks.ts";
import { olderOf, type TopicWish } from "../api/live/topic-wish.ts";
import { tabLeaderMachine } from "../machines/tab-leader/tab-leader.machine.ts";
import type { TabLeaderActors, TabLeaderEvent, Wish } from "../machines/tab-leader/tab-leader.schema.ts";

export interface SharedStreamOptions extends Omit<ReadStreamOptions, "onOpen"> {
  /** The member's id: tabs of another member share nothing with this one. */
  owner: string;
  /** What this tab wants to hear of prices and fixtures. */
  wish: TopicWish;
  /** `missed`: events passed that this tab did not hear. `at`: the newest event that the reading tab has seen. */
  onOpen: (how: { missed: boolean; at: string | null }) => void;
  patience?: Readonly<Record<"quiet" | "answer" | "spread", number>>;
  show?: (leader: AnyActorRef) => void;
}

/** What tabs tell each other. `hello` asks the reading tab for a sign; `here` is one, while its line is not open yet. */
type Note =
  | { kind: "hello" }
  | { kind: "here" }
  | { kind: "open"; at: string | null }
  | ({ kind: "topics"; tab: string } & Wish)
  | { kind: "event"; event: StreamEvent };

/** In milliseconds, as in the chart. */
const PATIENCE = {
  quiet: 7_000,
  answer: 3_000,
  /** Not all of the others take over at the same moment. */
  spread: 1_000,
} as const;

/** Hears the stream until it ends or the returned function is called; after that nothing is called back. */
export function shareStream({ owner, wish, onOpen, onEvent, onEnd, ...options }: SharedStreamOptions): () => void {
  const { patience = PATIENCE, show } = options;
  const name = `hanpan.stream.${owner}`;
  const tab = Math.random().toString(36).slice(2);
  const channel = "locks" in navigator ? new BroadcastChannel(name) : null;
  let locks: TabLocks;
  let lastId = options.lastEventId;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin.
  const tell = (note: Note) => channel?.postMessage(note);
  const tellTopics = (topics: readonly StreamTopic[], since: string | null) =>
    tell({ kind: "topics", tab, topics, since });
  const take = (event: StreamEvent) => {
    lastId = event.id ?? lastId;
    onEvent(event);
  };

  function hear(note: Note, send: (event: TabLeaderEvent) => void): void {
    if (note.kind === "topics") return send({ ...note, type: "tab.wished" });
    if (note.kind === "hello") return send({ type: "tab.asked" });
    if (note.kind === "here") return send({ type: "leader.answered" });
    if (note.kind === "open") return send({ type: "leader.opened", at: note.at });
    if (note.event.name === "heartbeat" || note.event.name === "paused") send({ type: "leader.beat" });
    const snapshot = leader.getSnapshot();
    if (snapshot.hasTag("follower") && snapshot.hasTag("open")) take(note.event);
  }

  const leader = createActor(
    tabLeaderMachine.provide({
      delays: { quiet: patience.quiet, answer: () => patience.answer + Math.random() * patience.spread },
      actors: {
        joinTabs: fromCallback<TabLeaderEvent>(({ sendBack }) => {
          channel?.addEventListener("message", ({ data }: MessageEvent<Note>) => hear(data, sendBack));
          locks = openTabLocks(name, sendBack);
          const stopWatching = wish.watch(() =>
            sendBack({ type: "wish.changed", topics: wish.read(), since: wish.oldest() }),
          );
          return () => {
            stopWatching();
            tellTopics([], null);
            locks.close();
            channel?.close();
          };
        }),
        readLine: fromCallback<TabLeaderEvent, TabLeaderActors["readLine"]["input"]>(({ input, sendBack }) =>
          readStream({
            ...options,
            headers: () => ({ ...options.headers(), [TOPICS_HEADER]: input.topics.join() }),
            lastEventId: olderOf(input.since, lastId),
            onOpen: () => sendBack({ type: "line.opened" }),
            onEvent: (event) => {
              take(event);
              tell({ kind: "event", event });
            },
            onEnd: (end: StreamEnd) => sendBack({ type: "line.ended", end }),
          }),
        ),
      },
      actions: {
        askLeader: () => tell({ kind: "hello" }),
        answerHere: () => tell({ kind: "here" }),
        answerOpen: () => tell({ kind: "open", at: lastId }),
        tellWish: () => tellTopics(wish.read(), olderOf(wish.oldest(), lastId)),
        claimTurn: () => locks.claimTurn(),
        endTurn: () => locks.endTurn(),
        stealLock: () => locks.steal(),
        tellOpened: ({ event }) => {
          if (event.type !== "leader.opened") return onOpen({ missed: false, at: lastId });
          const missed = lastId !== null && lastId !== event.at;
          lastId = event.at;
          onOpen({ missed, at: lastId });
        },
        tellEnded: ({ event }) => onEnd(event.type === "line.ended" ? event.end : { kind: "closed" }),
      },
    }),
    { input: { topics: wish.read() } },
  );
  show?.(leader);
  leader.start();
  return () => void leader.stop();
}
