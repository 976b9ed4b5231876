// One gzip stream for each reader, compressed once for all of them. A part refers to nothing that was sent before it, so
// the same bytes fit into the stream of every reader; it ends on a whole byte, so it is read as soon as it arrives.
import { constants, crc32, deflateRawSync } from "node:zlib";

/** RFC 1952: deflate, no name, no time, unknown system. */
export const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last one. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** Readers are at the same event and have one of four sets of topics; a few also get events of their own. */
const KEPT = 16;
/** In characters. Longer texts are what one reader missed. */
const KEPT_LENGTH = 262_144;

export interface GzipPart {
  /** The text as bytes, which the check sum at the end of the stream is of. */
  plain: Buffer;
  packed: Buffer;
}

/** Returns the part of a text; the last few parts are kept. */
export function createGzipParts(): (text: string) => GzipPart {
  const kept = new Map<string, GzipPart>();
  return (text) => {
    const found = kept.get(text);
    if (found) return found;
    const plain = Buffer.from(text);
    const part = { plain, packed: deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH }) };
    if (text.length > KEPT_LENGTH) return part;
    kept.set(text, part);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return part;
  };
}

/** What ends the stream: the last block, the check sum and the length of all parts. */
export class GzipTail {
  #sum = 0;
  #length = 0;

  add({ plain }: GzipPart): void {
    this.#sum = crc32(plain, this.#sum);
    this.#length = (this.#length + plain.length) % 2 ** 32;
  }

  end(): Buffer {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32LE(this.#sum, 0);
    numbers.writeUInt32LE(this.#length, 4);
    return Buffer.concat([LAST_BLOCK, numbers]);
  }
}
