// The open streams. Each holds the id that it stands at and pulls from the bus what comes after it, so the
// replay of a resume and the live events are one thing: there is no seam for a gap or a repeat.
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { HEARTBEAT_MS, type StreamTopic } from "../../src/api/contract/stream.ts";
import type { Clock } from "../clock.ts";
import type { EventBus, HeldEvent } from "./bus.ts";
import { conflate } from "./conflate.ts";
import { createGzipParts, GZIP_HEAD, GzipTail } from "./gzip-parts.ts";
import { every } from "../every.ts";

/** Events that are written before the socket is asked again whether it can take more. Who is further behind is late. */
const BATCH = 200;
/** Heartbeats in a row for which a reader may take nothing before it is dropped. */
const STALLED_HEARTBEATS = 3;
/** A few tabs, and the streams of pages that were just reloaded. */
const STREAMS_PER_MEMBER = 10;
/** Many members may sit behind one address; a stream costs memory and a socket. */
const STREAMS_PER_ADDRESS = 200;
const DRAIN_SLICE_MS = 50;

export interface StreamReader {
  response: ServerResponse;
  encoding: "gzip" | "identity";
  memberId: string;
  address: string;
  tokenHash: string;
  /** What of prices, fixtures and boards it hears; null: all. */
  topics: ReadonlySet<StreamTopic> | null;
  /** Resumes after this event; null: from now on. */
  lastEventId: string | null;
}

export interface StreamHub {
  /** False when the member or the address has too many streams, or the server is ending. */
  hasRoom(memberId: string, address: string): boolean;
  /** Takes over a response whose head is written, with the reader's encoding in it, and keeps it until either side ends it. */
  open(reader: StreamReader): void;
  /** Ends the streams whose sessions no longer live; call it after sessions were revoked. */
  recheck(): Promise<void>;
  size(): number;
  isClosed(): boolean;
  /** Ends the streams one after the other within so many milliseconds; their readers go on at another node. */
  drain(ms: number): Promise<void>;
  /** Ends all streams and takes no more. */
  close(): void;
}

interface Stream extends StreamReader {
  at: string;
  isFull: boolean;
  stalled: number;
  /** Of a compressed stream. */
  tail: GzipTail | null;
}

const isFor = ({ memberId, topics }: StreamReader, event: HeldEvent): boolean =>
  (event.memberId === null || event.memberId === memberId) &&
  (event.topic === null || topics === null || topics.has(event.topic));

export function createStreamHub(options: {
  events: EventBus;
  clock: Clock;
  /** Of these token hashes those whose sessions live. */
  liveHashes: (hashes: readonly string[]) => Promise<Set<string>>;
  heartbeatMs?: number;
}): StreamHub {
  const { events, clock } = options;
  const streams = new Set<Stream>();
  const partOf = createGzipParts();
  let isScheduled = false;
  let isClosed = false;

  // Events of one tick go out in one write.
  let wasLive = events.isLive();
  const unsubscribe = events.watch(() => {
    if (isScheduled || streams.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      for (const stream of streams) pump(stream);
      if (events.isLive() === wasLive) return;
      wasLive = !wasLive;
      beatAll();
    });
  });
  const beatMs = options.heartbeatMs ?? HEARTBEAT_MS;
  const repeated = [every("heartbeats of streams", beatMs, beatAll), every("sessions of streams", beatMs, recheck)];

  function pump(stream: Stream): void {
    while (!stream.isFull) {
      const batch = events.since(stream.at, BATCH);
      if (batch === null) return resync(stream);
      if (batch.length === BATCH) catchUp(stream);
      else if (batch.length > 0) tell(stream, batch, (mine) => mine.map(({ frame }) => frame).join(""));
      else return;
    }
  }

  /** All that the reader is behind goes out as one message: a slow one gets few words, and not older and older ones. */
  function catchUp(stream: Stream): void {
    const missed = events.since(stream.at);
    if (missed === null) return resync(stream);
    tell(stream, missed, (mine, newest) => conflate(mine, newest.id));
  }

  /** Writes what is the reader's own of these events, of which there is at least one. */
  function tell(
    stream: Stream,
    told: readonly HeldEvent[],
    textOf: (mine: readonly HeldEvent[], newest: HeldEvent) => string,
  ): void {
    const newest = told.at(-1);
    if (!newest) return;
    stream.at = newest.id;
    const mine = told.filter((event) => isFor(stream, event));
    if (mine.length > 0) write(stream, textOf(mine, newest));
  }

  /** What the reader missed is gone: it reads everything anew and goes on from here. */
  function resync(stream: Stream): void {
    stream.at = events.lastId();
    write(stream, `id: ${stream.at}\nevent: resync\ndata: {"reason":"gone"}\n\n`);
  }

  function beatAll(): void {
    for (const stream of streams) beat(stream);
  }

  function beat(stream: Stream): void {
    if (stream.isFull) {
      stream.stalled += 1;
      if (stream.stalled >= STALLED_HEARTBEATS) stream.response.destroy();
      return;
    }
    // Events of other topics have passed since: it resumes from here.
    write(stream, `id: ${stream.at}\n${heartbeat()}`);
  }

  /** The line stands; `paused`: prices may move meanwhile, and nobody is told. */
  function heartbeat(): string {
    const name = events.isLive() ? "heartbeat" : "paused";
    return `event: ${name}\ndata: ${JSON.stringify({ at: new Date(clock.now()).toISOString() })}\n\n`;
  }

  function write(stream: Stream, text: string): void {
    const { response, tail } = stream;
    if (tail === null) stream.isFull = !response.write(text);
    else {
      const part = partOf(text);
      tail.add(part);
      stream.isFull = !response.write(part.packed);
    }
  }

  function end({ response, tail }: Stream): void {
    if (tail === null) response.end();
    else response.end(tail.end());
  }

  function count(which: (stream: Stream) => boolean): number {
    let found = 0;
    for (const stream of streams) if (which(stream)) found++;
    return found;
  }

  async function recheck(): Promise<void> {
    // Those that open meanwhile were not asked about.
    const asked = [...streams];
    const live = await options.liveHashes([...new Set(asked.map((stream) => stream.tokenHash))]);
    for (const stream of asked) if (!live.has(stream.tokenHash)) end(stream);
  }

  return {
    hasRoom: (memberId, address) =>
      !isClosed &&
      count((stream) => stream.memberId === memberId) < STREAMS_PER_MEMBER &&
      count((stream) => stream.address === address) < STREAMS_PER_ADDRESS,
    open(reader) {
      const at = reader.lastEventId ?? events.lastId();
      const tail = reader.encoding === "gzip" ? new GzipTail() : null;
      const stream: Stream = { ...reader, at, tail, isFull: false, stalled: 0 };
      streams.add(stream);
      if (tail !== null) reader.response.write(GZIP_HEAD);
      reader.response.on("drain", () => {
        stream.isFull = false;
        stream.stalled = 0;
        pump(stream);
      });
      reader.response.on("error", () => streams.delete(stream));
      reader.response.on("close", () => streams.delete(stream));
      // A first event without waiting, with the id that the reader can resume from.
      write(stream, reader.lastEventId === null ? `id: ${stream.at}\n${heartbeat()}` : heartbeat());
      pump(stream);
    },
    recheck,
    size: () => streams.size,
    isClosed: () => isClosed,
    async drain(ms) {
      isClosed = true;
      const all = [...streams];
      const slices = Math.max(1, Math.ceil(ms / DRAIN_SLICE_MS));
      const each = Math.ceil(all.length / slices);
      for (let at = 0; at < all.length; at += each) {
        for (const stream of all.slice(at, at + each)) end(stream);
        await sleep(DRAIN_SLICE_MS);
      }
    },
    close() {
      isClosed = true;
      for (const one of repeated) void one.stop();
      unsubscribe();
      for (const stream of streams) end(stream);
    },
  };
}
