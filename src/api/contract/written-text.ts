// Texts that must be written: an empty one is asked for, and one that is too long is told how long it may be.
import * as v from "valibot";

/** `object` and `topic`: what is written, with the particles of both sentences. */
const written = (object: string, topic: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `${object} 입력해주세요.`),
    v.maxLength(most, `${topic} ${most}자 이하입니다.`),
  );

export const titleText = (most: number) => written("제목을", "제목은", most);
export const nameText = (most: number) => written("이름을", "이름은", most);
/** Why an operator does something. */
export const reasonText = () => written("사유를", "사유는", 200);
export const noteText = (most = 200) => written("메모를", "메모는", most);
