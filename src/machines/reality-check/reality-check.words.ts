import { defineWords } from "../../../paths/lib/words.ts";
import { reminderText } from "../../domain/account/protection/text.ts";
import { common } from "../shared/case.words.ts";
import { byEffect, goesTo, quoted } from "../shared/said.words.ts";
import type { realityCheckMachine } from "./reality-check.machine.ts";

export const realityCheckWords = defineWords<typeof realityCheckMachine>({
  purpose: "회원이 정한 간격마다 이용 시간과 결과를 알린다.",
  unseen: "It counts the time; what is seen is its question, in the dialog of the page.",
  events: {
    "reminder.ask": "로그인하거나 알림 간격을 바꾼다",
    "reminder.stop": "로그아웃된다",
    "reminder.continue": "알림에서 계속하기를 누른다",
    "reminder.leave": "알림에서 로그아웃을 누른다",
  },
  actors: {
    readLogin: "이용 시간 조회",
    readResult: "이용 결과 조회",
  },
  delays: {
    due: "정한 간격",
    retry: "다시 묻는 시간 30초",
  },
  cases: {
    ...common("plain", "no answer"),
    "every quarter": "15분마다, 10분 지남",
    "every hour": "1시간마다, 90분 지남",
    never: "알리지 않음",
  },
  told: ({ effects, after: { context } }) =>
    byEffect(effects, context, {
      showReminder: ({ login }) => (login ? quoted(reminderText(login)) : ""),
      logOut: goesTo("/login"),
    }),
});
