import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { passwordResetMachine } from "./password-reset.machine.ts";

export const passwordResetWords = defineWords<typeof passwordResetMachine>({
  purpose: "비밀번호를 잊은 회원이 상담원에게 받은 코드로 새 비밀번호를 정한다.",
  events: {
    "code.have": "코드를 받았다고 누른다",
    "code.back": "돌아간다",
    "code.refused": "서버가 코드를 거절한다",
    "password.set": "서버가 새 비밀번호를 정한다",
  },
  cases: {
    ...common("plain"),
    wrong: "틀렸거나 시간이 지난 코드",
    "too many": "너무 많이 시도함",
  },
});
