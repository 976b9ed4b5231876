// Text that members write: plain text with line breaks, without the characters that disturb what stands around it.

/** Controls and invisible characters, but tab, line break and what joins letters and emoji. */
const DISTURBING = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** More marks than any language puts on one letter: they are drawn over the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** One spelling of the text: NFC, line breaks as \n, at most one empty line in a row, no disturbing characters. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\r\n?|\u2028|\u2029/g, "\n")
    .replaceAll(DISTURBING, "")
    .replaceAll(STACKED_MARKS, "$1")
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, " ");
}

/** 53,000 → "5*,***": the size of an amount without the amount. */
export function maskWon(amount: number): string {
  const [first = "", ...rest] = String(amount);
  return `${first}${rest.map(() => "*").join("")}`.replaceAll(/(?<=.)(?=(?:[*\d]{3})+$)/g, ",");
}
