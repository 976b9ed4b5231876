/** What the blocks of a list say, which come late. */
export const BLOCK_TEXT = {
  number: (number: number) => `${number}번`,
  /** Between two sides without a draw and without a line. */
  noLine: "VS",
} as const;
