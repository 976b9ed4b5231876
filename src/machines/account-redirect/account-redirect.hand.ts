import { defineByHand, itself, type Hand, type HandStep, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { sectionTitle } from "../../domain/frame/pages/sections.ts";
import { titleOf } from "../../domain/frame/pages/pages.ts";
import { ERROR_TEXT } from "../../ui/frame/error/text.ts";
import { LOGS_OUT, logsIn, typedAddress } from "../shared/by-hand.ts";
import type { accountRedirectMachine } from "./account-redirect.machine.ts";

type Kind = "member" | "manager" | "administrator";

const ACCOUNTS: Readonly<Record<Kind, string>> = { member: "member01", manager: "manager01", administrator: "admin01" };
/** The tab has been loaded anew by a typed address: what lies before that is loaded anew by Back too. */
const SAME_TAB = { tab: "same" };
const NEW_TAB = { tab: "new" };
const OTHER_KIND =
  "한 번의 로그인 동안 계정의 종류는 바뀌지 않는다. 서버가 종류를 바꾸어 답하는 것은 손으로 일으킬 수 없다";
const BACK = "브라우저의 뒤로 단추를 길게 누른 목록";

/** By that kind of account: at the login, on the way home, and on a page of its own. */
const of = (kind: Kind, anonymous: HandStep, own: Hand, isOnTheWay = false): Way => {
  return ({ before }: Place) => {
    if (before.matches("anonymous")) return anonymous;
    if (!before.matches(kind)) return { script: OTHER_KIND };
    if (!before.matches({ [kind]: "sent" })) return own;
    return isOnTheWay ? itself() : { script: "홈으로 가는 동안 다른 화면을 요청할 틈이 없다" };
  };
};

const login = (kind: Kind, looks: readonly string[]): HandStep => ({
  by: "member",
  does: `로그인 화면의 ${logsIn(ACCOUNTS[kind])}`,
  looks,
});

const loginAfter = (path: string, kind: Kind, looks: readonly string[]): HandStep => ({
  by: "member",
  does: `${typedAddress(path)}. 로그인 화면이 나오면 ${logsIn(ACCOUNTS[kind])}`,
  sets: NEW_TAB,
  looks,
});

const back = (title: string, looks: readonly string[]): HandStep => ({
  by: "member",
  does: `${BACK}에서 “${title}”의 화면을 고른다`,
  when: SAME_TAB,
  otherwise: "새로고침된 탭에서는 뒤로 가는 것도 새로 여는 것이다",
  looks,
});

const NOT_FOUND = [`주소는 /admins 그대로이고 “${ERROR_TEXT.notFound}”가 보인다`];
const HOME = ["주소는 /이고 관리자와 총판의 화면은 잠깐도 보이지 않는다"];
const MANAGER = ["주소는 /manager이다"];
const CONSOLE = ["주소는 /admin/settings이다"];
const HOME_TITLE = titleOf("/");
const MANAGER_TITLE = titleOf("/manager");
const MEMBERS = sectionTitle("/admin/members");

export const accountRedirectHand = defineByHand<typeof accountRedirectMachine>({
  code: "ACR",
  area: ["로그인", "계정별 화면"],
  risk: "P1",
  first: ["member.sent"],
  begins: {
    "": {
      account: null,
      page: "/login",
      data: [
        `이 탭에서 새로고침하지 않고 차례로 member01, manager01, admin01로 로그인하고 로그아웃했다. admin01은 “${MEMBERS}” 탭까지 열었다`,
        "세 계정 모두 읽지 않은 쪽지가 없다",
      ],
      world: SAME_TAB,
    },
  },
  events: {
    "navigation.request/member at home": of(
      "member",
      loginAfter("/", "member", HOME),
      { by: "member", does: "머리글의 로고를 누른다", looks: HOME },
      true,
    ),
    "navigation.request/member to /admin": of("member", login("member", HOME), back(MEMBERS, HOME)),
    "navigation.request/member to /manager": of(
      "member",
      loginAfter("/manager", "member", HOME),
      back(MANAGER_TITLE, HOME),
    ),
    "navigation.request/member to a page whose name begins alike": of(
      "member",
      {
        by: "member",
        does: `다른 탭에서 member01로 로그인한다. 이 탭의 ${typedAddress("/admins")}`,
        sets: NEW_TAB,
        looks: NOT_FOUND,
      },
      {
        by: "member",
        does: `${typedAddress("/admins")}. “${ERROR_TEXT.notFound}”에서 “${ERROR_TEXT.home}”를 누르고, 브라우저의 뒤로를 누른다`,
        sets: NEW_TAB,
        looks: NOT_FOUND,
      },
    ),
    "navigation.request/role 10 with withdrawal to /admin": {
      script: "데모에는 역할 10이면서 환전 유형이 있는 계정이 없고, 운영자 화면에서 만들 수 없다",
    },
    "navigation.request/administrator at home": of(
      "administrator",
      loginAfter("/", "administrator", CONSOLE),
      back(HOME_TITLE, CONSOLE),
    ),
    "navigation.request/administrator to /manager": of(
      "administrator",
      loginAfter("/manager", "administrator", CONSOLE),
      back(MANAGER_TITLE, CONSOLE),
    ),
    "navigation.request/administrator to /admin": of(
      "administrator",
      login("administrator", CONSOLE),
      { by: "operator", does: `관리 메뉴에서 “${MEMBERS}” 탭을 누른다`, looks: ["주소는 /admin/members이다"] },
      true,
    ),
    "navigation.request/manager at home": of("manager", loginAfter("/", "manager", MANAGER), back(HOME_TITLE, MANAGER)),
    "navigation.request/manager to /admin": of(
      "manager",
      loginAfter("/admin", "manager", MANAGER),
      back(MEMBERS, MANAGER),
    ),
    "navigation.request/manager to /manager": of(
      "manager",
      login("manager", MANAGER),
      { by: "member", does: "주소창의 주소 끝에 #1을 붙이고 Enter를 누른다", looks: MANAGER },
      true,
    ),
    "session.ended": {
      by: "member",
      does: LOGS_OUT,
      looks: ["주소는 /login이고 앞의 계정의 것은 아무것도 보이지 않는다"],
    },
  },
  always: ["회원에게 관리자와 총판의 화면이 잠깐도 보이지 않는다"],
});
