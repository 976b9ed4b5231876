import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import { quoted } from "../shared/said.words.ts";
import type { commandMachine } from "./command.machine.ts";
import { submissionSaid, SUBMISSION_WORDS } from "./submission-parts.paths.ts";

export const commandWords = defineWords<typeof commandMachine>({
  purpose: "양식을 한 번만 처리하거나 처리하지 않고, 어느 쪽인지 보낸 사람이 알게 한다.",
  events: {
    "command.edit": "입력란에 쓴다",
    "command.submit": "틀린 곳이 없는 양식을 보낸다",
    "command.confirm": "다시 보여준 내용을 확인한다",
    "command.cancel": "다시 보여준 내용에서 양식으로 돌아간다",
    ...SUBMISSION_WORDS.events,
    "command.again": "처리된 뒤 새로 시작한다",
  },
  actors: SUBMISSION_WORDS.actors,
  delays: SUBMISSION_WORDS.delays,
  cases: {
    ...common("plain", "done", "refused", "no answer"),
    typed: "값을 씀",
    emptied: "비움",
    "to be confirmed": "확인이 필요한 것",
    ...SUBMISSION_WORDS.cases,
  },
  shows: ({ value, context }) =>
    context.refusal ? [quoted(context.refusal.message)] : submissionSaid(String(value), context),
});
