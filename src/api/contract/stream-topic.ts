import type { MarketPhase } from "../../domain/sports/slip/pick.ts";
import type { StreamTopic } from "./stream.ts";

/** The topic of a market; null: the bonus is on every list, and all hear of it. */
export const topicOf = (phase: MarketPhase): StreamTopic | null =>
  phase === "bonus" ? null : phase === "live" ? "live" : "prematch";
