// Events as entries of the Redis stream: how they are written and read.
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { StreamEventName, StreamTopic } from "../../src/api/contract/stream.ts";
import { type BusEvent, frameOf } from "./bus.ts";
import { PUBLISH } from "./redis-scripts.ts";
import { CAPACITY } from "./ring.ts";

export const STREAM = "hanpan:events";
export const EPOCH = `${STREAM}:epoch`;

/** The name of the entry with which readers are told to read everything anew. */
export const ENTRY_ANEW = "resync";
/** No member has this id. */
const NOBODY = "-";

/** So many events wait for Redis at most. When more are lost, every page reads everything anew. */
const WAITING_MOST = 2_000;

export function eventOf(id: string, [, name, , data = "", , memberId, , topic]: string[]): BusEvent {
  return {
    id,
    memberId: memberId || null,
    topic: (topic || null) as StreamTopic | null,
    name: (name ?? ENTRY_ANEW) as StreamEventName,
    frame: frameOf(id, name ?? ENTRY_ANEW, data),
    // Few listen to what an event says; to the others the frame goes as it is.
    get data(): unknown {
      return JSON.parse(data);
    },
  };
}

/** By whom an entry was sent, and as which of its own. */
export const sentAs = (fields: readonly string[]): string => fields[9] ?? "";

export interface Sender {
  send(name: string, data: string, memberId: string | null, topic: string | null): void;
  sendAnew(): void;
  /** False while something may be told to nobody. */
  isWell(): boolean;
  close(): Promise<void>;
}

/** By a connection that sends again what was not answered. */
export function createSender(redis: Pick<Redis, "status" | "eval" | "quit" | "disconnect">): Sender {
  const sentKey = `${STREAM}:sent:${randomUUID()}`;
  let sent = 0;
  let unanswered = 0;
  /** What was lost is made good for by having all pages read anew: it is asked for once, and again for what is lost meanwhile. */
  let owed: "nothing" | "asked" | "more" = "nothing";
  let isClosed = false;

  async function add(name: string, data: string, memberId: string | null, topic: string | null): Promise<void> {
    sent += 1;
    unanswered += 1;
    try {
      await redis.eval(PUBLISH, 3, STREAM, EPOCH, sentKey, sent, CAPACITY, name, data, memberId ?? "", topic ?? "");
    } finally {
      unanswered -= 1;
    }
  }

  function sendAnew(): void {
    if (isClosed) return;
    if (owed !== "nothing") return void (owed = "more");
    owed = "asked";
    const answered = (isDone: boolean): void => {
      const isMore = owed === "more" || !isDone;
      owed = "nothing";
      if (isMore) setTimeout(sendAnew, 100).unref();
    };
    add(ENTRY_ANEW, "", NOBODY, null).then(
      () => answered(true),
      () => answered(false),
    );
  }

  return {
    send(name, data, memberId, topic) {
      if (unanswered >= WAITING_MOST) sendAnew();
      else add(name, data, memberId, topic).catch(sendAnew);
    },
    sendAnew,
    isWell: () => owed === "nothing" && redis.status === "ready",
    async close() {
      isClosed = true;
      await redis.quit().catch(() => {});
      redis.disconnect();
    },
  };
}
