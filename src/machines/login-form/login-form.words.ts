import { defineWords } from "../../../paths/lib/words.ts";
import { LOGIN_TEXT } from "../../ui/account/login/text.ts";
import { quoted } from "../shared/said.words.ts";
import { common } from "../shared/case.words.ts";
import type { loginFormMachine } from "./login-form.machine.ts";

export const loginFormWords = defineWords<typeof loginFormMachine>({
  purpose: "보내기 전에 검사하고, 한 번 누르면 한 번만 보낸다.",
  events: {
    "field.change": "입력란에 쓴다",
    "form.submit": "로그인 단추를 누른다",
    "code.change": "인증 코드를 쓴다",
    "code.cancel": "다른 계정으로 로그인한다",
    "key.press": "입력란에서 글쇠를 누른다",
    "form.clear": "로그인 또는 가입 대화상자를 연다",
  },
  actors: {
    submitLogin: "로그인 보내기",
  },
  cases: {
    ...common("plain", "enter", "another key", "accepted", "refused", "broken"),
    "code asked": "인증 코드를 물음",
    "a code": "여섯 자리",
    "no code": "비움",
    id: `${LOGIN_TEXT.userId} 칸에 아이디`,
    "no id": `${LOGIN_TEXT.userId} 칸을 비움`,
    "blank id": `${LOGIN_TEXT.userId} 칸에 빈칸만`,
    password: `${LOGIN_TEXT.password} 칸에 비밀번호`,
    "another password": `${LOGIN_TEXT.password} 칸에 다른 비밀번호`,
    "no password": `${LOGIN_TEXT.password} 칸을 비움`,
  },
  told: ({ before, after }) => {
    if (!before.hasTag("busy")) return [];
    if (after.matches("codeAsked"))
      return [before.matches("proving") ? "인증 코드가 틀렸다고 알림으로 한 번 말한다" : "인증 코드를 묻는다"];
    return [after.matches("idle") ? "로그인되어 첫 화면으로 간다" : "로그인되지 않은 까닭을 알림으로 한 번 말한다"];
  },
  shows: ({ context: { errors } }) => [
    ...(errors.userId ? [`${LOGIN_TEXT.userId} 칸에 ${quoted(errors.userId)}`] : []),
    ...(errors.password ? [`${LOGIN_TEXT.password} 칸에 ${quoted(errors.password)}`] : []),
  ],
});
