// Numbers from the bytes of a draw. The same bytes give the same numbers everywhere.

export interface DrawSource {
  /** A number from 0 to `n` − 1, each as likely as the others. Throws RangeError when the bytes are used up. */
  below(n: number): number;
}

/** How many blocks of HMAC-SHA-256 a draw has: 128 numbers, which is more than any kind asks for. */
export const DRAW_BLOCKS = 16;

const WORD = 4;
const WORDS = 2 ** 32;

/** Reads `bytes` four at a time. A word at or above the last whole multiple of `n` is left out, so that no number is favoured. */
export function createDrawSource(bytes: Uint8Array): DrawSource {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return {
    below(n) {
      const limit = WORDS - (WORDS % n);
      for (;;) {
        if (at + WORD > view.byteLength) throw new RangeError("the bytes of the draw are used up");
        const word = view.getUint32(at);
        at += WORD;
        if (word < limit) return word % n;
      }
    },
  };
}

/** `count` numbers from 0 to `n` − 1 without repeats, in the order in which they are drawn. */
export function drawWithout(source: DrawSource, n: number, count: number): number[] {
  const left = Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: count }, () => left.splice(source.below(left.length), 1)[0] ?? 0);
}

/** The text that block `block` of a round's draw is the HMAC of; the key is the round's seed. `value` is fixed after it. */
export function drawMessage(value: string, roundId: string, block: number): string {
  return `${value}:${roundId}:${block}`;
}
