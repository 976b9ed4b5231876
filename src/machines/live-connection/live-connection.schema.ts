// The one event stream of the page: decisions, rule 14. The events themselves go to the price store; this
// chart hears only whether the line is alive and whether something was missed.

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
  /** A member is logged in: open the stream. */
  | { type: "connection.start" }
  /** The member left: close it. */
  | { type: "connection.stop" }
  /** The member asks, or the browser came online. */
  | { type: "connection.retry" }
  /** The server answered; `gap`: it could not resume after the last event that we saw. */
  | { type: "stream.opened"; gap: boolean }
  /** A heartbeat, every 5 s on the wire. */
  | { type: "stream.alive" }
  /** In place of a heartbeat: the line stands, but the server cannot tell what moves. */
  | { type: "stream.paused" }
  /** The server's `resync`: events were missed. */
  | { type: "stream.gap" }
  /** The line broke or ended. */
  | { type: "stream.closed" }
  /** 401, 406, 500, 555, 556 or 600: the session's matter. */
  | { type: "stream.refused"; status: number };

export type LiveConnectionEmitted = { type: "connection.refused"; status: number };

/** fresh: prices are live, Place is disabled without it; connected: the line is up; busy: wait; lost: the line is down. */
export type LiveConnectionTag = "fresh" | "connected" | "busy" | "lost";
