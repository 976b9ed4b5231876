// Who does what to the session, and why some of it is beyond a person.
import { type Hand, itself, type HandStep, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { DEPOSIT_TEXT, MEMBER_LIST_TEXT } from "../../ui/operator/members/text.ts";
import { BLOCKING, BLOCK_TO_END, operatorAt, typedAddress } from "../shared/by-hand.ts";

export const MEMBER = "member01";
export const NOBODY = { who: "nobody" };
export const LOGGED_IN = { who: "member" };
/** Whether the page's polls are answered. */
export const FREE = { polls: "answered" };
export const BLOCKED = { polls: "blocked" };
export const RIGHT = { password: "right" };
export const WRONG = { password: "wrong" };
/** Who ended the session. */
export const BY_MEMBER = { end: "by the member" };
export const STORED = "크롬 개발자 도구 › Application › Local storage › custom.auth";
export const ACCESS = operatorAt("/admin/access");

export const SHORT = "서버의 답이 곧 온다. 그사이에 할 틈이 없다";
export const WATCH = "화면의 시계를 거절하는 브라우저는 없다";
export const OPEN_CALL = "이 물음은 로그인 없이 누구나 할 수 있어 거절되지 않는다";
export const TOLD_FIRST = "같은 답이 세션에 코드로 먼저 알려져 로그아웃된다";
export const OLD_BALANCE = "늦게 온 옛 잔액은 손으로 만들 수 없다";
const BETWEEN = "로그인과 회원 조회 사이의 그 순간에 세션이 끝나야 한다";
export const NO_500 = "서버는 이 코드로 답하지 않는다";
export const ANY_TOKEN = "서버는 어떤 토큰의 로그아웃도 받는다";
const UNKNOWN_EXPIRY = "로그인한 직후 만료 시각을 알기 전의 1초에는 남은 시간이 없다";

export const isExpiring = ({ before }: Place): boolean =>
  before.matches({ loggedIn: { expiry: { watched: "expiring" } } });
export const isUnwatched = ({ before }: Place): boolean => before.matches({ loggedIn: { expiry: "unwatched" } });
export const hasMinutes = ({ before }: Place): boolean => before.matches({ loggedIn: { minutes: "known" } });
export const isFetching = ({ before }: Place): boolean => before.matches({ loggedIn: { minutes: "fetching" } });
const hasExpiry = ({ before }: Place): boolean => before.context.expiresAt !== null;

const isJoining = ({ before }: Place): boolean => before.matches("joining");

/** The page is opened; a tab that joins the login of another one is open already. */
export const opens =
  (before = "", step: Partial<HandStep> = {}): ((place: Place) => Hand) =>
  (place) =>
    isJoining(place)
      ? { script: "다른 탭의 로그인이 막 끝났으므로 세션이 있다" }
      : { by: before === "" ? "member" : "tester", does: `${before}${typedAddress("/")}`, ...step };

/** A tab that joins hears of the login by itself. */
export const opensOrJoins =
  (step: Partial<HandStep>): ((place: Place) => Hand) =>
  (place) =>
    isJoining(place) ? itself({ when: LOGGED_IN }) : opens("", step)(place);

export const LOGS_IN_ELSEWHERE: HandStep = {
  by: "member",
  does: "둘째 탭에서 로그인한다",
  how: "같은 브라우저의 둘째 탭. 처음부터 /login에 있다",
  when: NOBODY,
  sets: LOGGED_IN,
};

/** What ends the session everywhere, said by an operator. */
export const atAccess = (does: string, looks: readonly string[], more = ""): HandStep => ({
  by: "operator",
  does,
  how: `${ACCESS}${more}`,
  looks,
});

export const said = (text: string | null): string[] => [
  `알림 “${text}”, 확인을 누르면 로그인 화면이다`,
  "회원의 것은 아무것도 보이지 않는다",
];

/** A second of the clock. */
export const ticks = (watched: Way, expiring: Way): Way => {
  return (place) => {
    if (!hasExpiry(place)) return { script: UNKNOWN_EXPIRY };
    const way = isExpiring(place) ? expiring : watched;
    return typeof way === "function" ? way(place) : way;
  };
};

export const deposits = `“${MEMBER_LIST_TEXT.title}”에서 ${MEMBER}의 “${MEMBER_LIST_TEXT.deposit}”을 눌러 “${DEPOSIT_TEXT.amount}”에 1,000을 쓰고 “${DEPOSIT_TEXT.give}”을 누르고, 한 번 더 “${DEPOSIT_TEXT.give}”을 누른다`;
export const MEMBERS = operatorAt("/admin/members");

export const pollFails = [
  itself({ when: BLOCKED }),
  { by: "tester", ahead: BLOCK_TO_END("/api/member/user"), how: BLOCKING, when: FREE, sets: BLOCKED },
] as const;

const OF_STAFF = "2단계 인증을 등록한 직원의 계정에만 인증 코드를 묻는다";

/** What no hand brings about while a member logs in. */
export const LOGIN_BY_SCRIPT = {
  "error login/unauthorized": { script: BETWEEN },
  "error login/kicked": { script: BETWEEN },
  "error login/code required": { script: OF_STAFF },
  "error login/wrong code": { script: OF_STAFF },
  "error login/server failure": { script: NO_500 },
} as const;
