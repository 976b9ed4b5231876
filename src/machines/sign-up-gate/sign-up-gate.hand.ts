import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { SIGN_UP_TEXT, LOGIN_TEXT } from "../../ui/account/login/text.ts";
import { DIALOG_TEXT } from "../../ui/frame/dialog/text.ts";
import { OPERATOR_TEXT, SETTINGS_TEXT } from "../../ui/operator/text.ts";
import { BLOCK, BLOCKING, operatorAt, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { signUpGateMachine } from "./sign-up-gate.machine.ts";

export const signUpGateHand = defineByHand<typeof signUpGateMachine>({
  code: "SUG",
  area: ["로그인", SIGN_UP_TEXT.title, "가입 여부 확인"],
  risk: "P2",
  begins: {
    "": {
      account: null,
      page: "/login",
      data: [`운영자의 사이트 설정에서 “${SETTINGS_TEXT.joinStartEndFlg}”가 꺼져 있다`],
    },
  },
  events: {
    "signUp.request": ({ before }) =>
      before.matches("idle")
        ? pressed(LOGIN_TEXT.signUp)
        : { script: "알림이 화면을 덮어 그 밑의 단추를 누를 수 없다" },
    "signUp.close": pressed(SIGN_UP_TEXT.cancel, `창 “${SIGN_UP_TEXT.title}”`),
    "alert.read": pressed(DIALOG_TEXT.ok, "알림"),
    "done readSignUp/open": itself({
      looks: [`“${SIGN_UP_TEXT.recommender}” 칸과 “${SIGN_UP_TEXT.next}” 단추가 있다`],
    }),
    "done readSignUp/ended": {
      by: "operator",
      ahead: `“${SETTINGS_TEXT.joinStartEndFlg}”를 켜고 “${OPERATOR_TEXT.save}”을 누른다`,
      how: operatorAt("/admin/settings"),
      back: `“${SETTINGS_TEXT.joinStartEndFlg}”를 끄고 “${OPERATOR_TEXT.save}”을 누른다`,
    },
    "error readSignUp/no answer": {
      by: "tester",
      ahead: BLOCK("/api/settingSignUp"),
      how: BLOCKING,
      back: UNBLOCK,
    },
    "error readSignUp/server's words": { script: "서버는 데이터베이스가 멈춘 때에만 이 물음을 거절한다" },
  },
});
