/** What is said beside the bonus folders: specification, section 8. */
export const BONUS_TEXT = { hint: "1.30 이하 선택과 함께 베팅할 수 없습니다." };
