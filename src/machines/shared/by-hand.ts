// What many cases by hand say in the same words: means of the browser, presses.
import type { HandStep } from "../../../paths/lib/by-hand.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { sectionTitle, type SectionPath } from "../../domain/frame/pages/sections.ts";
import { LOGIN_TEXT } from "../../ui/account/login/text.ts";
import { ENTRIES_TEXT } from "../../ui/frame/layout/late-text.ts";
import { LIVE_TEXT } from "../../ui/operator/live/text.ts";
import { MESSAGES_TEXT } from "../../ui/operator/messages/text.ts";
import { FIXTURES_TEXT, OPERATOR_TEXT, SETTINGS_TEXT } from "../../ui/operator/text.ts";

export const NETWORK = "크롬 개발자 도구 › Network";
/** Blocks single requests while the live line goes on. */
export const BLOCKING = "크롬 개발자 도구 › 명령 메뉴 › Show Request conditions (전에는 Network request blocking)";

/** Chrome takes whole patterns alone, each with its scheme, host and port. */
export const BLOCK = (...paths: readonly string[]): string =>
  `패턴 ${paths.map((path) => `\`*://*:*${path}\``).join(", ")}을 더하고 차단을 켠다`;
export const UNBLOCK = "차단을 끈다";
/** What a case before may have left in the browser. */
export const LINE_IS_OPEN = "앞 케이스의 차단과 Network 설정은 껐다";
/** Stays on, so that what the product asks next fails too. */
export const BLOCK_TO_END = (path: string): string => `${BLOCK(path)}. 케이스가 끝나면 끈다`;
export const SLOW = "Network에서 지연 20,000ms의 사용자 지정 프로필을 고른다";
export const UNSLOW = "Network를 No throttling으로 되돌린다";

const hasFinal = (word: string): boolean => {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 > 0;
};

/** The text of the page as what something is done with. */
export const object = (text: string): string => `“${text}”${hasFinal(text) ? "을" : "를"}`;

/** A press of the member on a button of that text, `where` it stands. */
export function pressed(text: string, where?: string): HandStep {
  const place = where === undefined ? "" : `${where}에서 `;
  return { by: "member", does: `${place}${object(text)} 누른다` };
}

/** The password of every account of the demo, as the README says it. */
export const PASSWORD = "hanpan!2026";

/** A section of the operator's console, in a browser of its own: the member stays logged in. */
export const operatorAt = (path: SectionPath): string =>
  `다른 브라우저에서 admin01로 로그인해 ${path}의 “${sectionTitle(path)}”`;

/** The page is loaded anew by that. */
export const typedAddress = (path: string): string => `주소창에 “${path}” 주소를 쓰고 Enter를 누른다`;

/** At the login page that stands there. */
export const logsIn = (account: string): string =>
  `“${LOGIN_TEXT.userId}”에 ${account}, “${LOGIN_TEXT.password}”에 ${PASSWORD}을 쓰고 “${LOGIN_TEXT.submit}”을 누른다`;

/** The market that the bets of cases are on, so that the operator finds its line. */
export const WINNER = "“승패”나 “승무패”";

/** The line of that market, which stands open at the operator's desk. */
export const lineAtDesk = (phase: string): string =>
  `${operatorAt("/admin/live")}에서 그 경기의 “${LIVE_TEXT.open}”를 미리 눌러 둔다. 제목이 “${phase} · 승무패”인 줄이다 (베팅이 “승패”이면 “${phase} · 승패”. 경기 전체의 단추가 아니다)`;

/** The result of a match that has begun, at `/admin/results`. */
export const scored = (home: number, away: number, button: string = FIXTURES_TEXT.enter): string =>
  `그 경기의 “${button}”을 누르고, 홈에 ${home}, 원정에 ${away}를 쓰고 (“${FIXTURES_TEXT.typed}”이 있으면 ‘${FIXTURES_TEXT.runningWord}’도 쓴다) “${button}”을 누른다. 표가 나오면 다시 “${button}”을 누른다`;

/** What waits is read anew after that. */
export const AWAY_AND_BACK: Required<Pick<HandStep, "by" | "does" | "how">> = {
  by: "tester",
  does: "Network를 Offline으로 바꾸고, 10초 뒤 No throttling으로 되돌린다",
  how: NETWORK,
};

export const OTHER_TAB = "같은 브라우저의 둘째 탭";

export const LOGS_OUT = `머리글의 내 메뉴(닉네임)를 열고 “${ENTRIES_TEXT.logout}”을 누른다`;

/** What the top menu leads to, of its group of histories. */
export const opensHistory = (path: "/bet_result" | "/mywallet/money"): string =>
  `머리글의 “내역”에서 ${object(titleOf(path))} 연다`;

type Act = Required<Pick<HandStep, "by" | "how">> & { does: string };

/** The same, done before the last step. */
export const prepares = ({ does, ...act }: Act): HandStep => ({ ...act, ahead: does });

/** What the operator does so that a maintenance begins. It logs the operator out too. */
export const BEGINS_MAINTENANCE: Act = {
  by: "operator",
  does: `“${SETTINGS_TEXT.siteNoticeFlg}”을 켜고 “${SETTINGS_TEXT.typed}”에 ‘점검 시작’을 쓰고 “${OPERATOR_TEXT.save}”을 누르고, 바뀔 내용을 읽은 뒤 한 번 더 “${OPERATOR_TEXT.save}”을 누른다`,
  how: `${operatorAt("/admin/settings")}. 케이스가 끝나면 서버의 터미널에서 npm run settings -- siteNoticeFlg=false`,
};

/** Nobody is logged in at the console while a maintenance goes on. */
export const ENDS_MAINTENANCE: Act = {
  by: "tester",
  does: "npm run settings -- siteNoticeFlg=false 를 실행한다",
  how: "서버가 있는 폴더의 터미널",
};

/** A message to a member, of whose arrival the page is told at once. */
export const sendsMessage = (account: string): Act => ({
  by: "operator",
  does: `${account}에게 제목이 “안내”인 쪽지를 “${MESSAGES_TEXT.send}”로 보낸다`,
  how: operatorAt("/admin/messages"),
});
