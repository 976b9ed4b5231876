// What a reader of GET /api/stream asks to be told of prices. An event with no topic goes to every reader.
import * as v from "valibot";
import type { MarketPhase } from "../../domain/slip/pick.ts";

/** `live`: prices of markets of running fixtures, and scoreboards. `prematch`: prices of all other markets. */
export const STREAM_TOPICS = ["prematch", "live"] as const;
export type StreamTopic = (typeof STREAM_TOPICS)[number];

export const topicOf = (phase: MarketPhase): StreamTopic => (phase === "live" ? "live" : "prematch");

const TEXT_MAX = 64;
/** `?topics=prematch,live`; empty: no topic. Left out: every topic. */
export const StreamQuery = v.object({
  topics: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(TEXT_MAX),
      v.transform((text) => (text === "" ? [] : text.split(","))),
      v.array(v.picklist(STREAM_TOPICS)),
    ),
  ),
});
