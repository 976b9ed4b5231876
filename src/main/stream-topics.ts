// What this page wants to hear of prices: the topics of the lists that are shown and of the slip's picks. A query of a
// list names its topics in `meta`; one that names none wants all.
import type { Query, QueryClient } from "@tanstack/react-query";
import { STREAM_TOPICS, type StreamTopic } from "../api/contract/stream.ts";
import { olderOf, type TopicWish } from "../api/live/topic-wish.ts";
import { FIXTURES_KEY } from "../api/queries/fixtures.ts";

/** A member who comes back soon finds the list as it was left, in milliseconds. */
const LINGER_MS = 30_000;

export interface StreamTopics extends TopicWish {
  /** What the slip's picks are on. */
  pick: (topics: readonly StreamTopic[]) => void;
  close: () => void;
}

const topicsOf = ({ meta }: Query): readonly StreamTopic[] => (meta?.["topics"] as StreamTopic[]) ?? STREAM_TOPICS;

export function watchTopics(queryClient: QueryClient): StreamTopics {
  const cache = queryClient.getQueryCache();
  const listeners = new Set<() => void>();
  const wanted = new Set<StreamTopic>();
  const leaving = new Map<StreamTopic, ReturnType<typeof setTimeout>>();
  let picked: readonly StreamTopic[] = [];

  const shown = () => cache.findAll({ queryKey: FIXTURES_KEY, type: "active" });
  const tell = () => listeners.forEach((listener) => listener());

  function look(): void {
    const next = new Set([...shown().flatMap(topicsOf), ...picked]);
    let isNew = false;
    for (const topic of STREAM_TOPICS)
      if (next.has(topic)) {
        clearTimeout(leaving.get(topic));
        leaving.delete(topic);
        isNew ||= !wanted.has(topic);
        wanted.add(topic);
      } else if (wanted.has(topic) && !leaving.has(topic))
        leaving.set(
          topic,
          setTimeout(() => leave(topic), LINGER_MS),
        );
    if (isNew) tell();
  }

  /** Its lists are not kept: they would be shown as they were. */
  function leave(topic: StreamTopic): void {
    leaving.delete(topic);
    wanted.delete(topic);
    for (const query of cache.findAll({ queryKey: FIXTURES_KEY, type: "inactive" }))
      if (topicsOf(query).includes(topic)) cache.remove(query);
    tell();
  }

  const stop = cache.subscribe(({ type }) => {
    if (type === "observerAdded" || type === "observerRemoved") look();
  });
  look();
  return {
    read: () => [...wanted],
    oldest: () =>
      shown().reduce<string | null>((oldest, query) => {
        const { eventId } = (query.state.data ?? {}) as { eventId?: string };
        return topicsOf(query).length > 0 && eventId !== undefined ? olderOf(eventId, oldest) : oldest;
      }, null),
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pick: (topics) => {
      picked = topics;
      look();
    },
    close: () => {
      stop();
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
