/** Before a score, for readers. */
export const LEG_SCORE_TEXT = "스코어";
