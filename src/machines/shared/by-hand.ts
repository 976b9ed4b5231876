// What many cases by hand say in the same words: means of the browser, presses.
import type { HandStep } from "../../../paths/lib/by-hand.ts";

export const NETWORK = "크롬 개발자 도구 › Network";
/** Blocks single requests while the live line goes on. */
export const BLOCKING = "크롬 개발자 도구 › 명령 메뉴 › Show Request conditions (전에는 Network request blocking)";

export const BLOCK = (pattern: string): string => `패턴 \`${pattern}\`을 더하고 차단을 켠다`;
export const UNBLOCK = "차단을 끈다";
export const SLOW = "Network에서 지연 20,000ms의 사용자 지정 프로필을 고른다";
export const UNSLOW = "Network를 No throttling으로 되돌린다";

const hasFinal = (word: string): boolean => {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 > 0;
};

/** A press of the member on a button of that text, `where` it stands. */
export function pressed(text: string, where?: string): HandStep {
  const place = where === undefined ? "" : `${where}에서 `;
  return { by: "member", does: `${place}“${text}”${hasFinal(text) ? "을" : "를"} 누른다` };
}
