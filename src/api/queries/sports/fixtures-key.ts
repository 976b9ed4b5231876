// What the stream knows lists of fixtures by. It is loaded without their schemas.
import type { StreamTopic } from "../../contract/stream.ts";

/** Every list of fixtures and its counts: what a resync makes stale. */
export const FIXTURES_KEYS = [["fixtures"], ["sports-prematch"], ["sports-inplay"], ["sports", "results"]] as const;

/** Which prices of the stream a list of fixtures needs: its `meta`. */
export const pricesOf = (topic: StreamTopic) => ({ topics: [topic] });
export const ALL_PRICES = { topics: ["prematch", "live"] as readonly StreamTopic[] };
export const NO_PRICES = { topics: [] };
