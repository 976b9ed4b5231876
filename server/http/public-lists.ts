// Lists that are the same for every member: made, serialised and compressed once for a version of the data. The version
// is the newest event, since whatever changes a list tells it, and the second, since fixtures leave lists by the clock.
import type { FastifyReply } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Endpoint, Told } from "../../src/api/contract/endpoint.ts";
import type { ServerContext } from "../context.ts";
import { encodingOf } from "./encoding.ts";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
/** As quick as for an answer that is made for one caller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const LISTS_KEPT = 200;

type Encoding = "br" | "gzip" | "identity";

interface KeptList {
  /** Null until it is being made: whoever asks before that is answered by it. */
  version: string | null;
  text: Promise<string>;
  /** By encoding, made when the first caller asks for it. */
  bytes: Map<Encoding, Promise<Buffer>>;
}

export interface PublicLists {
  /** Sends the list of the query. `make` reads it when none is kept for this version of the data. */
  send<E extends Endpoint>(
    to: E,
    reply: FastifyReply,
    query: object,
    make: () => Promise<Told<E>["body"]>,
  ): Promise<FastifyReply>;
}

export function createPublicLists(context: ServerContext): PublicLists {
  const kept = new Map<string, KeptList>();

  function listOf(key: string, make: () => Promise<string>): KeptList {
    const version = versionOf(context);
    const found = kept.get(key);
    if (version === null) return { version, text: make(), bytes: new Map() };
    if (found && (found.version === null || found.version === version)) return found;
    // One at a time: where events come faster than a list is made, all who wait share the next one.
    const before = found?.text ?? Promise.resolve();
    const begin = () => {
      list.version = versionOf(context);
      return make();
    };
    const list: KeptList = { version: null, text: before.then(begin, begin), bytes: new Map() };
    kept.delete(key);
    kept.set(key, list);
    list.text.catch(() => kept.get(key) === list && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > LISTS_KEPT && oldest !== undefined) kept.delete(oldest);
    return list;
  }

  return {
    async send(to, reply, query, make) {
      const key = `${to.path} ${JSON.stringify(query)}`;
      const list = listOf(key, async () => reply.serialize(await make()) as string);
      const encoding: Encoding = encodingOf(reply.request.headers["accept-encoding"], ["br", "gzip"]);
      const bytes = list.bytes.get(encoding) ?? encode(encoding, list.text);
      list.bytes.set(encoding, bytes);
      // A refusal is not encoded: no header is set before the list is there.
      const body = await bytes;
      reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply.send(body);
    },
  };
}

/** Null: nothing is kept, as in test mode, where tests change the database beside the events. */
function versionOf({ config, clock, events }: ServerContext): string | null {
  return config.listsKeptMs === 0 ? null : `${events.lastId()} ${Math.floor(clock.now() / config.listsKeptMs)}`;
}

async function encode(encoding: Encoding, text: Promise<string>): Promise<Buffer> {
  const bytes = Buffer.from(await text);
  if (encoding === "br") return toBrotli(bytes, BROTLI);
  return encoding === "gzip" ? toGzip(bytes) : bytes;
}
