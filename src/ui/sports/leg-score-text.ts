/** Before a score, for readers. */
export const LEG_SCORE_TEXT = "스코어";
/** Play is over, and the result is not confirmed yet. */
export const CONFIRMING_TEXT = "결과 확인 중";
