import { defineByHand } from "../../../paths/lib/by-hand.ts";
import { RESET_TEXT } from "../../ui/account/login/reset-text.ts";
import { LOGIN_TEXT, PASSWORD_TEXT } from "../../ui/account/login/text.ts";
import { PASSWORD_CODE_TEXT } from "../../ui/operator/members/profile/text.ts";
import { operatorAt, pressed } from "../shared/by-hand.ts";
import type { passwordResetMachine } from "./password-reset.machine.ts";

export const passwordResetHand = defineByHand<typeof passwordResetMachine>({
  code: "PWR",
  area: ["로그인", PASSWORD_TEXT.findTitle],
  risk: "P1",
  begins: {
    "": {
      account: null,
      page: "/login",
      data: [
        `${operatorAt("/admin/members")}에서 member01을 열고 “${PASSWORD_CODE_TEXT.make}”를 눌러 코드를 적어 둔다`,
        `로그인 화면에서 “${LOGIN_TEXT.findPassword}”를 눌러 창을 열어 둔다`,
      ],
    },
  },
  events: {
    "code.have": pressed(RESET_TEXT.have),
    "code.back": pressed(RESET_TEXT.back),
    "code.refused/wrong": {
      by: "member",
      does: `“${RESET_TEXT.userId}”에 member01, “${RESET_TEXT.code}”에 0000000000, “${RESET_TEXT.next}”와 “${RESET_TEXT.again}”에 hanpan!2027을 쓰고 “${RESET_TEXT.submit}”를 누른다`,
    },
    "code.refused/too many": { script: "같은 곳에서 10분에 여섯 번째로 틀려야 한다" },
    "password.set": {
      by: "member",
      does: `“${RESET_TEXT.userId}”에 member01, “${RESET_TEXT.code}”에 적어 둔 코드, “${RESET_TEXT.next}”와 “${RESET_TEXT.again}”에 hanpan!2027을 쓰고 “${RESET_TEXT.submit}”를 누른다`,
      looks: ["member01로 로그인해 있던 다른 브라우저는 로그아웃된다"],
    },
  },
  always: ["같은 코드는 두 번 쓸 수 없다"],
});
