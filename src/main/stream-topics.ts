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
  const listsOf = (type: "active" | "inactive") => cache.findAll({ queryKey: FIXTURES_KEY, type });
  let tell = () => {};
  let wanted: readonly StreamTopic[] = [];
  let picked: readonly StreamTopic[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const needed = () => [...listsOf("active").flatMap(topicsOf), ...picked];

  function look(): void {
    if (isOver) return;
    const now = needed();
    const next = STREAM_TOPICS.filter((topic) => wanted.includes(topic) || now.includes(topic));
    clearTimeout(timer);
    if (!next.every((topic) => now.includes(topic))) timer = setTimeout(leave, LINGER_MS);
    if (next.length > wanted.length) {
      wanted = next;
      tell();
    }
  }

  /** Lists of what is not heard any more are not kept: they would be shown as they were. */
  function leave(): void {
    const now = needed();
    wanted = wanted.filter((topic) => now.includes(topic));
    for (const query of listsOf("inactive"))
      if (!topicsOf(query).every((topic) => wanted.includes(topic))) cache.remove(query);
    tell();
  }

  const stop = cache.subscribe(({ type }) => {
    if (type === "observerAdded" || type === "observerRemoved") look();
  });
  look();
  return {
    read: () => wanted,
    oldest: () =>
      listsOf("active").reduce<string | null>((oldest, { state }) => {
        const { eventId } = (state.data ?? {}) as { eventId?: string };
        return eventId === undefined ? oldest : olderOf(eventId, oldest);
      }, null),
    watch: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    pick: (topics) => {
      picked = topics;
      look();
    },
    close: () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    },
  };
}
