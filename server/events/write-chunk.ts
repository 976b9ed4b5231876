// Parts of an answer that many readers get: each is framed as a chunk of HTTP/1.1 once, and goes to each socket in one
// write. By `response.write` it would be framed for each reader, in three writes.
import type { ServerResponse } from "node:http";
import type { Part } from "./parts.ts";

const LINE_END = Buffer.from("\r\n");
const chunks = new WeakMap<Buffer, Buffer>();

function chunkOf(bytes: Buffer): Buffer {
  const known = chunks.get(bytes);
  if (known) return known;
  const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, LINE_END]);
  chunks.set(bytes, chunk);
  return chunk;
}

/** Writes a part to an answer whose head was sent. False: the socket takes no more now. */
export function writeAfterHead(response: ServerResponse, part: Part, isPacked: boolean): boolean {
  const { socket } = response;
  // Without a socket another answer is under way on this connection, and what is corked goes first; HTTP/1.0 knows no chunks.
  if (socket && response.chunkedEncoding && response.writableCorked === 0)
    return socket.write(chunkOf(isPacked ? part.packed : part.plain));
  return response.write(isPacked ? part.packed : part.text);
}
