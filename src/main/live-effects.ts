// The stream of the page: what it tells goes to the stores and actors, whether it lives to the connection's chart.
import { fromCallback, fromPromise } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import { stream } from "../api/contract/stream.endpoints.ts";
import type { HeartbeatEvent, StreamEvent } from "../api/contract/stream.ts";
import type { TopicWish } from "../api/live/topic-wish.ts";
import { readEventId } from "../api/prices/event-order.ts";
import { API_BASE } from "../domain/common/constants.ts";
import { forcedLogoutReason, isUnauthorized } from "../domain/session/server-code.ts";
import { backoffMs } from "../machines/live-connection/backoff.ts";
import { liveConnectionMachine } from "../machines/live-connection/live-connection.machine.ts";
import type { LiveConnectionEvent } from "../machines/live-connection/live-connection.schema.ts";
import { shareStream } from "./share-stream.ts";
import { showState } from "./show-state.ts";

/** Where this page stands in the stream. */
export interface StreamPosition {
  /** The newest event that was taken; null before the first. */
  lastId: string | null;
  /** The event after which this page began to listen. */
  startedAt: string | null;
}

export function createPosition(): StreamPosition {
  return { lastId: null, startedAt: null };
}

/** True when events between this list and the beginning of the stream were never heard. */
export function isBehind(position: StreamPosition, eventId: string): boolean {
  if (position.startedAt === null) return false;
  const list = readEventId(eventId);
  const start = readEventId(position.startedAt);
  return list.epoch === start.epoch && list.number < start.number;
}

export interface LiveEffects {
  /** The member's id. */
  owner: string;
  api: ApiClient;
  position: StreamPosition;
  /** What the page wants to hear of prices. */
  wish: TopicWish;
  onEvent: (event: StreamEvent) => void;
  /** Reads everything anew that is shown; rejects when something could not be read. */
  refetch: () => Promise<void>;
}

export function provideLive({ owner, api, position, wish, onEvent, refetch }: LiveEffects) {
  let spreadMs = 0;
  return liveConnectionMachine.provide({
    delays: { backoff: ({ context }) => backoffMs(context.attempt, Math.random(), spreadMs) },
    actors: {
      refetch: fromPromise(refetch),
      openStream: fromCallback<LiveConnectionEvent>(({ sendBack }) => {
        const send = (event: LiveConnectionEvent) => sendBack(event);
        return shareStream({
          owner,
          wish,
          url: API_BASE + stream.path,
          headers: api.authHeaders,
          lastEventId: position.lastId,
          show: (leader) => showState("tabLeader", leader),
          onOpen: ({ missed, at }) => {
            // What was shown before there was a stream may be older than its first event.
            const gap = missed || position.lastId === null;
            position.lastId = at ?? position.lastId;
            position.startedAt ??= at;
            send({ type: "stream.opened", gap });
          },
          onEvent: (event) => {
            if (event.id !== null) {
              position.lastId = event.id;
              position.startedAt ??= event.id;
            }
            if (event.name === "heartbeat") {
              ({ spreadMs = 0 } = event.data as HeartbeatEvent);
              return send({ type: "stream.alive" });
            }
            if (event.name === "paused") return send({ type: "stream.paused" });
            if (event.name === "resync") {
              position.startedAt = event.id;
              return send({ type: "stream.gap" });
            }
            onEvent(event);
          },
          onEnd: (end) =>
            // Only what ends the session stops the connection for good; a busy server is asked again.
            send(
              end.kind === "refused" && (isUnauthorized(end.status) || forcedLogoutReason(end.status) !== null)
                ? { type: "stream.refused", status: end.status }
                : { type: "stream.closed" },
            ),
        });
      }),
    },
  });
}
