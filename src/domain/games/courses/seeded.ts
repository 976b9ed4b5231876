// Numbers that look random and follow from a text: each browser, and each reload, draws the same course.

/** Numbers of [0, 1), the same for the same text. They decide no result: that is drawn before by the house. */
export function seeded(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of [from, to). */
export const between = (next: () => number, from: number, to: number): number => from + next() * (to - from);
