// Widths of text without a browser, so that the same chart is drawn the same everywhere: Pretendard's own, in thousandths
// of its size, at the weight of a name and of a row that was taken. A thinner row takes a little less.
const LATIN = [
  238, 291, 377, 616, 645, 927, 635, 199, 374, 374, 516, 645, 277, 443, 272, 359, 645, 645, 645, 645, 645, 645, 645,
  645, 645, 645, 272, 272, 645, 645, 645, 519, 876, 694, 630, 714, 696, 582, 561, 725, 715, 259, 537, 649, 542, 873,
  712, 744, 617, 745, 624, 623, 632, 705, 694, 971, 661, 675, 625, 374, 359, 374, 459, 445, 474, 550, 604, 552, 604,
  567, 357, 599, 587, 244, 244, 544, 244, 864, 584, 583, 598, 598, 376, 525, 360, 582, 552, 805, 538, 552, 537, 374,
  339, 374, 645,
] as const;
const SPACE = 0x20;
/** Of a Korean letter; an arrow, the widest sign that charts use, takes a little more. */
const WIDE = 864;
const WIDEST = 950;
/** Some pairs of letters stand further apart. */
const APART = 1.02;
const KOREAN = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** In px, rounded up, for text of this size. */
export function textWidth(text: string, size: number): number {
  let thousandths = 0;
  for (const letter of text)
    thousandths += LATIN[(letter.codePointAt(0) ?? 0) - SPACE] ?? (KOREAN.test(letter) ? WIDE : WIDEST);
  return Math.ceil((thousandths * size * APART) / 1_000);
}
