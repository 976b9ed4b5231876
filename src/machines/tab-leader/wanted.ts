import type { StreamTopic } from "../../api/contract/stream.ts";

/** What the tabs want to hear, each once and in the order of their names. */
export function wantedTopics(tabs: readonly (readonly StreamTopic[])[]): readonly StreamTopic[] {
  return [...new Set(tabs.flat())].toSorted();
}
