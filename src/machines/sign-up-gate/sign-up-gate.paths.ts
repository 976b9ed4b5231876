import { definePathModel } from "../../../paths/lib/model.ts";
import { signUpGateMachine } from "./sign-up-gate.machine.ts";
import { signUpGateProperties } from "./sign-up-gate.properties.paths.ts";
import { signUpGateWords } from "./sign-up-gate.words.ts";

export const signUpGatePaths = definePathModel({
  machine: signUpGateMachine,
  words: signUpGateWords,
  events: { "signUp.request": { plain: {} }, "signUp.close": { plain: {} }, "alert.read": { plain: {} } },
  done: { readSignUp: { ended: { joinStartEndFlg: true }, open: { joinStartEndFlg: false } } },
  errors: {
    readSignUp: {
      "no answer": new TypeError("fetch failed"),
      "server's words": { status: 503, data: { code: "unavailable", message: "점검 중입니다." } },
    },
  },
  comesTo: {
    start: "idle",
    "signUp.request": "reading",
    "signUp.close": "idle",
    "alert.read": "idle",
    "done readSignUp/ended": "ended",
    "done readSignUp/open": "open",
    "error readSignUp": "failed",
  },
  states: {
    idle: {
      sees: "로그인 화면이다",
      noTags: ["busy"],
      can: ["signUp.request"],
      cannot: ["signUp.close", "alert.read"],
    },
    reading: {
      sees: "가입 단추가 처리 중이다",
      tags: ["busy"],
      cannot: ["signUp.request", "signUp.close", "alert.read"],
      holds: ({ context }) => context.failure === null,
    },
    ended: {
      sees: "현재 회원가입은 종료했습니다",
      can: ["signUp.request", "alert.read"],
      cannot: ["signUp.close"],
    },
    open: {
      sees: "추천인 가입 창이 열린다",
      can: ["signUp.close"],
      cannot: ["signUp.request", "alert.read"],
    },
    failed: {
      sees: "서버의 말이나 일반 오류 알림이 보인다",
      can: ["signUp.request", "alert.read"],
      cannot: ["signUp.close"],
      holds: ({ context }) => context.failure !== null,
    },
  },
  expectEffects: ({ before, event, after }) => {
    if (!before?.matches("reading")) return [];
    if ("error" in event) return ["alertFailure"];
    return after.matches("ended") ? ["alertEnded"] : ["openSignUp"];
  },
  properties: signUpGateProperties,
  invariants: {
    "the server is asked by a request alone, and once": ({ event, started }) =>
      started.join() === (event.type === "signUp.request" ? "readSignUp" : ""),
    "the sign-up opens only where the server says that it goes on": ({ before, event, after }) =>
      !after.matches("open") ||
      before?.matches("open") ||
      ("output" in event && !(event.output as { joinStartEndFlg: boolean }).joinStartEndFlg),
    "a failure is known from when the question fails until it is asked anew": ({ before, event, after }) =>
      (after.context.failure !== null) ===
      ("error" in event || (event.type !== "signUp.request" && before !== null && before.context.failure !== null)),
  },
});
