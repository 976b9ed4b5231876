// A part of what readers are told: its text, its bytes and these compressed, made once for all of them. One gzip stream for
// each reader: a part refers to nothing that was sent before it, so the same bytes fit into the stream of every reader; it
// ends on a whole byte, so it is read as soon as it arrives.
import { constants, crc32, deflateRawSync } from "node:zlib";

/** RFC 1952: deflate, no name, no time, unknown system. */
export const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last one. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

export interface Part {
  readonly text: string;
  /** The text as bytes, which the check sum at the end of a compressed stream is of. */
  readonly plain: Buffer;
  readonly packed: Buffer;
}

export function partOf(text: string): Part {
  let plain: Buffer | null = null;
  let packed: Buffer | null = null;
  return {
    text,
    get plain() {
      return (plain ??= Buffer.from(text));
    },
    get packed() {
      return (packed ??= deflateRawSync(this.plain, { finishFlush: constants.Z_SYNC_FLUSH }));
    },
  };
}

/** What ends the stream: the last block, the check sum and the length of all parts. */
export class GzipTail {
  #sum = 0;
  #length = 0;

  add({ plain }: Part): void {
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
