// What this page wants to hear of prices and rounds: the topics of the lists that are shown, of the slip's picks and of
// open bets. A query of a list names its topics in `meta`; one that names none wants all prices.
import type { Query, QueryClient } from "@tanstack/react-query";
import { STREAM_TOPICS, type StreamTopic } from "../api/contract/stream.ts";
import { olderOf, type TopicWish } from "../api/live/topic-wish.ts";
import { ALL_PRICES, FIXTURES_KEYS } from "../api/queries/sports/fixtures-key.ts";
import { RUNNING_GAMES_KEY, RUNNING_ROUNDS_KEY } from "../api/queries/games/mini-games-key.ts";
import type { Hearer } from "../ui/sports/slip/betting.ts";

/** A member who comes back soon finds the list as it was left, in milliseconds. */
const LINGER_MS = 30_000;

export interface StreamTopics extends TopicWish {
  /** What somebody hears of beside the lists; `since`: the event that what is shown is as new as. */
  hear: (by: Hearer, topics: readonly StreamTopic[], since?: string) => void;
  close: () => void;
}

const topicsOf = ({ meta }: Query): readonly StreamTopic[] => (meta?.["topics"] as StreamTopic[]) ?? ALL_PRICES.topics;
const LISTS_KEYS = [...FIXTURES_KEYS, RUNNING_ROUNDS_KEY, RUNNING_GAMES_KEY];

export function watchTopics(queryClient: QueryClient): StreamTopics {
  const cache = queryClient.getQueryCache();
  const listsOf = (type: "active" | "inactive") => LISTS_KEYS.flatMap((queryKey) => cache.findAll({ queryKey, type }));
  let tell = () => {};
  let wanted: readonly StreamTopic[] = [];
  const heard = new Map<Hearer, { topics: readonly StreamTopic[]; since: string | undefined }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const needed = () => [...listsOf("active").flatMap(topicsOf), ...[...heard.values()].flatMap(({ topics }) => topics)];

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
      [
        ...listsOf("active").map(({ state }) => (state.data as { eventId?: string } | undefined)?.eventId),
        ...[...heard.values()].map(({ since }) => since),
      ].reduce<string | null>((oldest, id) => (id === undefined ? oldest : olderOf(id, oldest)), null),
    watch: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    hear: (by, topics, since) => {
      heard.set(by, { topics, since });
      look();
    },
    close: () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    },
  };
}
