// One reader of the stream over a plain socket: thousands of them share a process. It takes what a browser takes (gzip in
// chunks) and looks at each change of prices that serve-streams.ts tells: none may be missing, and none may come twice.
import { connect, type Socket } from "node:net";
import { constants, inflateRawSync } from "node:zlib";
import { readFrames } from "../../../src/api/live/read-frames.ts";
import { GZIP_HEAD } from "../../../server/events/parts.ts";

/** What one part of the stream says, whoever reads it. */
interface Said {
  lastId: string | null;
  /** Each change by its number and when it was told; what came too late is told together. */
  changes: { version: number; at: number; isTogether: boolean }[];
  spreadMs: number | null;
  isResync: boolean;
}

interface PriceItem {
  version: number;
  marketId: string;
}

const KEPT_PARTS = 64;
const parts = new Map<string, Said>();

/** The same bytes come to many readers of this process: they are read once. */
function saidIn(chunk: Buffer): Said {
  const key = chunk.toString("latin1");
  const known = parts.get(key);
  if (known) return known;
  const said: Said = { lastId: null, changes: [], spreadMs: null, isResync: false };
  const tell = (items: readonly PriceItem[], isTogether: boolean): void => {
    const newest = items.reduce((most, { version }) => Math.max(most, version), 0);
    const oldest = items.reduce((least, { marketId }) => Math.min(least, Number(marketId)), Number.POSITIVE_INFINITY);
    said.changes.push({ version: newest, at: oldest, isTogether });
  };
  const read = readFrames(({ event, data, id }) => {
    said.lastId = id ?? said.lastId;
    if (event === "prices") tell((JSON.parse(data) as { items: PriceItem[] }).items, false);
    else if (event === "heartbeat") said.spreadMs = (JSON.parse(data) as { spreadMs?: number }).spreadMs ?? null;
    else if (event === "resync") said.isResync = true;
    else if (event === "batch")
      for (const [name, value] of JSON.parse(data) as [string, { items: PriceItem[] }][])
        if (name === "prices") tell(value.items, true);
  });
  // The first chunk of a stream may hold its first part as well.
  const packed = chunk.subarray(0, GZIP_HEAD.length).equals(GZIP_HEAD) ? chunk.subarray(GZIP_HEAD.length) : chunk;
  if (packed.length > 0) read(inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString());
  parts.set(key, said);
  const [first] = parts.keys();
  if (parts.size > KEPT_PARTS && first !== undefined) parts.delete(first);
  return said;
}

export interface Heard {
  /** Changes that came, and how many milliseconds after they were told: places by milliseconds. */
  changes: number;
  delays: Uint32Array;
  lost: number;
  repeated: number;
  /** Changes that came together with later ones, of which each price's newest was told. */
  together: number;
  resyncs: number;
  opened: number;
  closed: number;
  /** Answers other than 200, by their status. */
  refused: Record<string, number>;
}

const LONGEST_MS = 60_000;
export const newHeard = (): Heard => ({
  changes: 0,
  delays: new Uint32Array(LONGEST_MS + 1),
  lost: 0,
  repeated: 0,
  together: 0,
  resyncs: 0,
  opened: 0,
  closed: 0,
  refused: {},
});

export interface Place {
  url: URL;
  token: string;
  /** The address of this machine that it calls from. */
  address: string;
  topics: string | null;
}
export interface Listener {
  opened(): void;
  closed(): void;
  alive(): void;
  resync(): void;
}

const EMPTY = Buffer.alloc(0);

export class LineReader {
  /** Cut readers come back over so long, as the server has told. */
  spreadMs = 0;
  /** The newest change that it has heard of. */
  version: number;
  readonly #place: Place;
  readonly #heard: Heard;
  #lastId: string | null = null;
  #socket: Socket | null = null;
  #rest: Buffer = EMPTY;
  #hasHead = false;

  constructor(place: Place, heard: Heard, version: number) {
    this.#place = place;
    this.#heard = heard;
    this.version = version;
  }

  open(listener: Listener): void {
    const { url, token, address, topics } = this.#place;
    this.#rest = EMPTY;
    this.#hasHead = false;
    const socket = connect({ host: url.hostname, port: Number(url.port), localAddress: address });
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("connect", () => {
      const lines = [
        "GET /api/stream HTTP/1.1",
        `Host: ${url.host}`,
        `X-AUTH-TOKEN: Bearer ${token}`,
        "Accept-Encoding: gzip",
        ...(topics === null ? [] : [`Stream-Topics: ${topics}`]),
        ...(this.#lastId === null ? [] : [`Last-Event-ID: ${this.#lastId}`]),
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    });
    socket.on("data", (bytes: Buffer) => {
      if (this.#socket === socket) this.#take(bytes, listener);
    });
    // A close follows.
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#heard.closed++;
      listener.closed();
    });
  }

  /** Leaves, and hears no more. */
  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.destroy();
  }

  #take(bytes: Buffer, listener: Listener): void {
    let left = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    if (!this.#hasHead) {
      const end = left.indexOf("\r\n\r\n");
      if (end < 0) return void (this.#rest = left);
      const status = left.toString("latin1", 9, 12);
      if (status !== "200") {
        this.#heard.refused[status] = (this.#heard.refused[status] ?? 0) + 1;
        return void this.#socket?.destroy();
      }
      this.#hasHead = true;
      this.#heard.opened++;
      listener.opened();
      left = left.subarray(end + 4);
    }
    for (;;) {
      const line = left.indexOf("\r\n");
      if (line < 0) break;
      const size = Number.parseInt(left.toString("latin1", 0, line), 16);
      if (left.length < line + 2 + size + 2) break;
      this.#hear(left.subarray(line + 2, line + 2 + size), listener);
      left = left.subarray(line + 2 + size + 2);
    }
    // A copy: the buffer that it is a part of is larger by much.
    this.#rest = left.length > 0 ? Buffer.from(left) : EMPTY;
  }

  #hear(chunk: Buffer, listener: Listener): void {
    if (chunk.length === 0) return;
    const heard = this.#heard;
    const { lastId, changes, spreadMs, isResync } = saidIn(chunk);
    this.#lastId = lastId ?? this.#lastId;
    this.spreadMs = spreadMs ?? this.spreadMs;
    if (isResync) {
      heard.resyncs++;
      listener.resync();
    } else listener.alive();
    const now = Date.now();
    for (const { version, at, isTogether } of changes) {
      if (version <= this.version) heard.repeated++;
      else if (isTogether) heard.together += version - this.version;
      else heard.lost += version - this.version - 1;
      this.version = Math.max(this.version, version);
      heard.changes++;
      const delay = Math.min(LONGEST_MS, Math.max(0, now - at));
      heard.delays[delay] = (heard.delays[delay] ?? 0) + 1;
    }
  }
}
