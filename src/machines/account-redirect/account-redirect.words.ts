import { defineWords } from "../../../paths/lib/words.ts";
import { decided } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { accountRedirectMachine } from "./account-redirect.machine.ts";

export const accountRedirectWords = defineWords<typeof accountRedirectMachine>({
  purpose: "총판은 /manager, 관리자는 /admin, 나머지는 그 밖의 화면에 있게 한다.",
  unseen: "It decides where an account goes; what is seen is the page it goes to.",
  events: {
    "navigation.request": "다른 화면으로 이동한다",
    "session.ended": "세션이 끝난다",
  },
  cases: {
    ...common("plain"),
    "member at home": "회원, 홈에서",
    "member to /admin": "회원이 /admin으로",
    "member to /manager": "회원이 /manager로",
    "member to a page whose name begins alike": "회원이 이름의 앞이 같은 다른 화면으로",
    "role 10 with withdrawal to /admin": "역할 10이지만 환전 유형이 있는 회원이 /admin으로",
    "administrator at home": "관리자, 홈에서",
    "administrator to /manager": "관리자가 /manager로",
    "administrator to /admin": "관리자가 /admin으로",
    "manager at home": "총판, 홈에서",
    "manager to /admin": "총판이 /admin으로",
    "manager to /manager": "총판이 /manager로",
  },
  told: ({ before, after }) => decided(before.context.decision, after.context.decision),
});
