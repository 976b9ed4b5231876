// The one event stream of the page: decisions, rule 14. The events themselves go to the price store; this
// chart hears only whether the line is alive and whether something was missed.
import { defineSchema } from "../shared/schema.ts";

export interface LiveConnectionContext {
  /** Failed attempts in a row. */
  readonly attempt: number;
  /** Events were missed and what they told has not been fetched again yet. */
  readonly owesRefetch: boolean;
}

/** `owesRefetch`: prices were shown before the stream, without an event id that it could resume from. */
export interface LiveConnectionInput {
  owesRefetch?: boolean;
}

export type LiveConnectionEvent =
  | { type: "connection.start" }
  | { type: "connection.stop" }
  /** The member asks, or the browser came online. */
  | { type: "connection.retry" }
  /** `gap`: the server could not resume after the last event that we saw. */
  | { type: "stream.opened"; gap: boolean }
  /** A heartbeat, every 5 s on the wire. */
  | { type: "stream.alive" }
  /** The stream's `resync`. */
  | { type: "stream.gap" }
  | { type: "stream.closed" }
  /** 401, 406, 555, 556, 600 or 500: the session's matter. */
  | { type: "stream.refused"; status: number };

export type LiveConnectionEmitted = { type: "connection.refused"; status: number };

export const liveConnectionSchema = defineSchema<LiveConnectionEvent>()({
  id: "live-connection",
  states: ["stopped", "online", "online.connecting", "online.live", "online.stale", "online.resyncing", "disconnected"],
  events: {
    "connection.start": "a member is logged in: open the stream",
    "connection.stop": "the member left: close it",
    "connection.retry": "the member asks, or the browser came online",
    "stream.opened": "the server answered; `gap`: it could not resume after the last event that we saw",
    "stream.alive": "a heartbeat, every 5 s on the wire",
    "stream.gap": "the server's `resync`: events were missed",
    "stream.closed": "the line broke or ended",
    "stream.refused": "401, 406, 500, 555, 556 or 600: the session's matter",
  },
  guards: ["owesRefetch"],
  actions: ["oweRefetch", "settleRefetch", "countAttempt", "forgetAttempts", "tellRefused"],
  effects: [],
  actors: ["openStream", "refetch"],
  delays: ["connectTimeout", "heartbeatTimeout", "staleTimeout", "refetchTimeout", "backoff"],
  /** fresh: prices are live, Place is disabled without it; connected: the line is up; busy: wait; lost: the line is down. */
  tags: ["fresh", "connected", "busy", "lost"],
});
