import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { leaveGuardMachine } from "./leave-guard.machine.ts";

export const leaveGuardWords = defineWords<typeof leaveGuardMachine>({
  purpose: "저장하지 않은 양식이 있으면 떠나기 전에 묻는다.",
  events: {
    "form.changed": "양식에 입력한다",
    "form.settled": "양식을 저장하거나 되돌린다",
    "leave.ask": "다른 곳으로 떠난다",
    "page.restored": "화면이 제자리로 돌아온다",
  },
  actors: { askToLeave: "떠날지 묻는 창" },
  cases: {
    ...common("plain", "broken"),
    "the import": "경기 가져오기",
    "the provider": "제공사",
    "by a link": "링크로",
    "by Back": "뒤로 가기로",
    "by Forward": "앞으로 가기로",
    leaves: "떠남",
    stays: "머무름",
  },
});
