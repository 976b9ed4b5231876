// Widths of text without a browser, so that the same chart is drawn the same everywhere. Pretendard's letters,
// rounded up: a label that is a little too narrow for its box looks right, one that is too wide does not.
const WIDE = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
const NARROW = /[ijlft.,:;'|!()[\]\s-]/;
const BROAD = /[mwMWA-Z%@→]/;

/** In px, for text of this size; `weight` bold takes a little more. */
export function textWidth(text: string, size: number, isBold = false): number {
  let em = 0;
  for (const letter of text)
    em += WIDE.test(letter) ? 0.92 : NARROW.test(letter) ? 0.36 : BROAD.test(letter) ? 0.78 : 0.6;
  return Math.ceil(em * size * (isBold ? 1.06 : 1));
}
