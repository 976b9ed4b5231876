import { defineWords } from "../../../paths/lib/words.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { common } from "../shared/case.words.ts";
import { quoted } from "../shared/said.words.ts";
import type { commandMachine } from "./command.machine.ts";

export const commandWords = defineWords<typeof commandMachine>({
  purpose: "양식을 한 번만 처리하거나 처리하지 않고, 어느 쪽인지 보낸 사람이 알게 한다.",
  events: {
    "command.edit": "입력란에 쓴다",
    "command.submit": "틀린 곳이 없는 양식을 보낸다",
    "command.confirm": "다시 보여준 내용을 확인한다",
    "command.cancel": "다시 보여준 내용에서 양식으로 돌아간다",
    "command.reconcile": "처리되었는지 지금 확인한다",
    "command.resend": "같은 요청을 다시 보낸다",
    "command.discard": "전달되지 않은 요청을 취소한다",
    "command.again": "처리된 뒤 새로 시작한다",
  },
  actors: {
    storeIntent: "요청 열쇠 저장",
    sendCommand: "요청 보내기",
    findCommand: "열쇠로 결과 찾기",
    withdrawCommand: "열쇠로 요청 취소",
  },
  delays: { sendTimeout: "응답을 기다리는 시간", reconcileDelay: "결과 재확인까지의 시간" },
  cases: {
    ...common("plain", "refused", "no answer"),
    typed: "값을 씀",
    emptied: "비움",
    "to be confirmed": "확인이 필요한 것",
    stored: "저장됨",
    done: "처리됨",
    "session ended": "세션이 끝남",
    unknown: "결과를 알 수 없음",
    absent: "없음",
    withdrawn: "취소됨",
    "store is full": "저장 공간이 없음",
  },
  shows: (snapshot) => {
    const { refusal, request } = snapshot.context;
    const text: Readonly<Partial<Record<typeof snapshot.value, string>>> = {
      unknown: FORM_TEXT.unknown,
      reconciling: FORM_TEXT.unknown,
      unsent: request ? FORM_TEXT.unsent : FORM_TEXT.unsentWithoutRequest,
      interrupted: FORM_TEXT.interrupted,
    };
    const said = refusal?.message ?? text[snapshot.value];
    return said === undefined ? [] : [quoted(said)];
  },
});
