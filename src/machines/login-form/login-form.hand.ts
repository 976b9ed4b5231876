import { defineByHand, itself, type HandStep, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { LOGIN_TEXT, SIGN_UP_TEXT } from "../../ui/account/login/text.ts";
import { DIALOG_TEXT } from "../../ui/frame/dialog/text.ts";
import { BLOCK, BLOCKING, PASSWORD, UNBLOCK, pressed } from "../shared/by-hand.ts";
import type { loginFormMachine } from "./login-form.machine.ts";

const OTHER_PASSWORD = "hanpan!2027";
const TYPED_ALREADY = "칸에 이미 그 값이 있어 바뀌는 것이 없다";
const BROKEN = "세션은 화면이 사는 동안 멈추지 않는다. 네트워크가 끊기면 거절로 답한다";

/** After a refusal its alert lies over the form. */
function inForm({ before }: Place, does: string, step: Partial<HandStep> = {}): HandStep {
  const alert = before.matches("failed") ? `알림의 “${DIALOG_TEXT.ok}”을 누르고, ` : "";
  return { by: "member", does: `${alert}${does}`, ...step };
}

/** Types into a field; nothing changes where that stands there already. */
const typed = (field: "userId" | "password", value: string, does: string): Way => {
  const label = `“${LOGIN_TEXT[field]}” 칸`;
  return (place) =>
    place.before.context[field] === value
      ? { script: TYPED_ALREADY }
      : inForm(place, `${label}${does}`, value.trim() === "" ? {} : { data: value });
};

/** A code is asked of staff with a second factor, and these cases log a member in. */
const OF_STAFF = "2단계 인증을 등록한 직원의 계정에만 인증 코드를 묻는다";
const isOfStaff = ({ before }: Place): boolean => before.hasTag("code");

const isRight = ({ context }: Place["before"]): boolean => context.password === PASSWORD;

export const loginFormHand = defineByHand<typeof loginFormMachine>({
  code: "LGF",
  area: ["로그인", "로그인 양식"],
  risk: "P1",
  first: ["xstate.done.actor.submitLogin/accepted"],
  begins: {
    "": {
      account: null,
      page: "/login",
      data: ["member01은 읽지 않은 쪽지가 없다", "운영자의 사이트 설정에서 “회원가입 종료”가 꺼져 있다"],
    },
  },
  events: {
    "field.change/id": typed("userId", "member01", "을 지우고 member01을 쓴다"),
    "field.change/no id": typed("userId", "", "을 모두 지운다"),
    "field.change/blank id": typed("userId", " ", "을 지우고 빈칸(스페이스) 하나만 쓴다"),
    "field.change/password": typed("password", PASSWORD, `을 지우고 ${PASSWORD}을 쓴다`),
    "field.change/another password": typed("password", OTHER_PASSWORD, `을 지우고 ${OTHER_PASSWORD}을 쓴다`),
    "field.change/no password": typed("password", "", "을 모두 지운다"),
    "form.submit": (place) =>
      isOfStaff(place) ? { script: OF_STAFF } : inForm(place, pressed(LOGIN_TEXT.submit).does as string),
    "code.change/a code": { script: OF_STAFF },
    "code.change/no code": { script: OF_STAFF },
    "code.cancel": { script: OF_STAFF },
    "key.press/enter": (place) =>
      isOfStaff(place) ? { script: OF_STAFF } : inForm(place, `“${LOGIN_TEXT.password}” 칸에서 Enter를 누른다`),
    "key.press/another key": (place) =>
      isOfStaff(place)
        ? { script: OF_STAFF }
        : inForm(place, `“${LOGIN_TEXT.password}” 칸에서 오른쪽 화살표 키를 누른다`),
    "form.clear": (place) =>
      isOfStaff(place)
        ? { script: OF_STAFF }
        : inForm(
            place,
            `“${LOGIN_TEXT.signUp}”을 누르고 “${SIGN_UP_TEXT.recommender}”에 MEMBER01을 쓰고 “${SIGN_UP_TEXT.next}”을 누른다. “${SIGN_UP_TEXT.joinTitle}” 창이 나오면 “${SIGN_UP_TEXT.cancel}”를 누른다`,
            { looks: ["두 칸이 모두 비어 있다"] },
          ),
    "done submitLogin/code asked": { script: OF_STAFF },
    "done submitLogin/accepted": ({ before }) =>
      before.hasTag("code")
        ? { script: OF_STAFF }
        : isRight(before)
          ? itself({ looks: ["주소는 /이고 머리글에 member01의 닉네임이 있다"] })
          : { script: "그사이 다른 기기에서 비밀번호가 바뀌어야 한다" },
    "done submitLogin/refused": ({ before }) =>
      before.hasTag("code")
        ? { script: OF_STAFF }
        : isRight(before)
          ? {
              by: "tester",
              ahead: BLOCK("/api/member/login"),
              how: BLOCKING,
              back: UNBLOCK,
              looks: ["두 칸에 쓴 것이 그대로 있다"],
            }
          : itself({ looks: ["알림은 “아이디 또는 비밀번호가 올바르지 않습니다.”이다"] }),
    "error submitLogin": { script: BROKEN },
  },
  always: ["한 번 누르면 로그인 요청(POST /api/member/login)이 한 번만 나간다"],
});
