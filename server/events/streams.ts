// The open streams. Each holds the id that it stands at and pulls from the bus what comes after it, so the
// replay of a resume and the live events are one thing: there is no seam for a gap or a repeat.
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { HEARTBEAT_MS, type HeartbeatEvent, type StreamTopic } from "../../src/api/contract/stream.ts";
import type { Clock } from "../clock.ts";
import type { EventBus } from "./bus.ts";
import { GZIP_HEAD, GzipTail, type Part, partOf } from "./parts.ts";
import { every } from "../every.ts";
import { createMissed } from "./missed.ts";
import { createPasses } from "./passes.ts";
import { writeAfterHead } from "./write-chunk.ts";

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
  /** Streams of one audience hear the same topics. */
  audience: string;
  /** The head of the answer is on its way: parts follow it. */
  isBegun: boolean;
  isFull: boolean;
  stalled: number;
  /** Of a compressed stream. */
  tail: GzipTail | null;
}

/** Readers who are cut off at one moment come back over so long, in milliseconds: 1,333 a second. */
const SPREAD_MS_A_READER = 0.75;
const spreadOf = (readers: number): number => Math.round(readers * SPREAD_MS_A_READER);

function add(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + by;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}

export function createStreamHub(options: {
  events: EventBus;
  clock: Clock;
  /** Of these token hashes those whose sessions live. */
  liveHashes: (hashes: readonly string[]) => Promise<Set<string>>;
  heartbeatMs?: number;
}): StreamHub {
  const { events, clock } = options;
  const streams = new Set<Stream>();
  const [ofMember, ofAddress] = [new Map<string, number>(), new Map<string, number>()];
  const missedAfter = createMissed(events);
  let isClosed = false;
  let wasLive = events.isLive();

  const passes = createPasses(streams, pump, () => {
    if (events.isLive() === wasLive) return;
    wasLive = !wasLive;
    beatAll();
  });
  const unsubscribe = events.watch(() => {
    missedAfter.forget();
    if (streams.size > 0) passes.ask();
  });
  const beatMs = options.heartbeatMs ?? HEARTBEAT_MS;
  const repeated = [every("heartbeats of streams", beatMs, beatAll), every("sessions of streams", beatMs, recheck)];

  /** Tells the reader all that it has missed, in one write. */
  function pump(stream: Stream): void {
    if (stream.isFull) return;
    const missed = missedAfter.id(stream.at);
    if (missed === null) return resync(stream);
    const part = missed.partFor(stream);
    stream.at = missed.newestId;
    if (part !== null) write(stream, part);
  }

  /** What the reader missed is gone: it reads everything anew and goes on from here. */
  function resync(stream: Stream): void {
    stream.at = events.lastId();
    write(stream, partOf(`id: ${stream.at}\nevent: resync\ndata: {"reason":"gone"}\n\n`));
  }

  function beatAll(): void {
    const parts = new Map<string, Part>();
    const said = heartbeat();
    passes.eachInSlices((stream) => beat(stream, parts, said));
  }

  /** `parts`: what is said to those who stand at one event is made once. */
  function beat(stream: Stream, parts: Map<string, Part>, said: string): void {
    if (stream.isFull) {
      stream.stalled += 1;
      if (stream.stalled >= STALLED_HEARTBEATS) stream.response.destroy();
      return;
    }
    const known = parts.get(stream.at);
    // Events of other topics have passed since: it resumes from here.
    const part = known ?? partOf(`id: ${stream.at}\n${said}`);
    if (!known) parts.set(stream.at, part);
    write(stream, part);
  }

  /** The line stands; `paused`: prices may move meanwhile, and nobody is told. */
  function heartbeat(): string {
    const name = events.isLive() ? "heartbeat" : "paused";
    const data: HeartbeatEvent = { at: new Date(clock.now()).toISOString(), spreadMs: spreadOf(streams.size) };
    return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  }

  function write(stream: Stream, part: Part): void {
    const { response, tail, isBegun } = stream;
    tail?.add(part);
    if (isBegun) stream.isFull = !writeAfterHead(response, part, tail !== null);
    else stream.isFull = !response.write(tail === null ? part.text : part.packed);
    stream.isBegun = true;
  }

  function forget(stream: Stream): void {
    if (!streams.delete(stream)) return;
    add(ofMember, stream.memberId, -1);
    add(ofAddress, stream.address, -1);
  }

  /** Nothing is written to it any more: its connection may be another answer's. */
  function end(stream: Stream): void {
    forget(stream);
    const { response, tail } = stream;
    if (tail === null) response.end();
    else response.end(tail.end());
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
      (ofMember.get(memberId) ?? 0) < STREAMS_PER_MEMBER &&
      (ofAddress.get(address) ?? 0) < STREAMS_PER_ADDRESS,
    open(reader) {
      const at = reader.lastEventId ?? events.lastId();
      const { response, encoding, topics } = reader;
      const tail = encoding === "gzip" ? new GzipTail() : null;
      const audience = topics === null ? "all" : [...topics].toSorted().join();
      const stream: Stream = { ...reader, at, audience, tail, isBegun: false, isFull: false, stalled: 0 };
      streams.add(stream);
      add(ofMember, stream.memberId, 1);
      add(ofAddress, stream.address, 1);
      if (tail !== null) response.write(GZIP_HEAD);
      const { socket } = response;
      const go = () => {
        stream.isFull = false;
        stream.stalled = 0;
        if (streams.has(stream)) pump(stream);
      };
      const over = () => {
        forget(stream);
        socket?.off("drain", go);
      };
      response.on("drain", go).on("error", over).on("close", over);
      // What is written after the head passes the answer by.
      socket?.on("drain", go);
      // A first event without waiting, with the id that the reader can resume from.
      write(stream, partOf(reader.lastEventId === null ? `id: ${stream.at}\n${heartbeat()}` : heartbeat()));
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
      passes.stop();
      unsubscribe();
      for (const stream of streams) end(stream);
    },
  };
}
