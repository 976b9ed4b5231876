import { definePathModel } from "../../../paths/lib/model.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";
import { passwordResetProperties } from "./password-reset.properties.paths.ts";
import { passwordResetWords } from "./password-reset.words.ts";

export const passwordResetPaths = definePathModel({
  machine: passwordResetMachine,
  words: passwordResetWords,
  events: {
    "code.have": { plain: {} },
    "code.back": { plain: {} },
    "code.refused": { wrong: { isTooMany: false }, "too many": { isTooMany: true } },
    "password.set": { plain: {} },
  },
  comesTo: {
    start: "asking",
    "code.have": "typing.first",
    "code.back": "asking",
    "code.refused/wrong": "typing.wrong",
    "code.refused/too many": "shut",
    "password.set": "set",
  },
  states: {
    asking: {
      sees: "어디에 문의하는지 보인다",
      noTags: ["form"],
      can: ["code.have"],
      cannot: ["code.back", "code.refused", "password.set"],
    },
    "typing.first": {
      sees: "아이디, 코드, 새 비밀번호를 쓰는 칸이 있다",
      tags: ["form"],
      can: ["code.back", "code.refused", "password.set"],
      cannot: ["code.have"],
    },
    "typing.wrong": {
      sees: "코드를 다시 확인하라는 말이 칸과 함께 보인다",
      tags: ["form"],
      can: ["code.back", "code.refused", "password.set"],
      cannot: ["code.have"],
    },
    shut: {
      sees: "너무 많이 시도했다는 말이 보이고, 쓰는 칸이 없다",
      noTags: ["form"],
      can: ["code.back"],
      cannot: ["code.have", "code.refused", "password.set"],
    },
    set: {
      sees: "새 비밀번호로 로그인하라는 말이 보인다",
      noTags: ["form"],
      cannot: ["code.have", "code.back", "code.refused", "password.set"],
    },
  },
  properties: passwordResetProperties,
  invariants: {
    "only the server's word sets it": ({ before, event, after }) =>
      !after.matches("set") || before?.matches("set") === true || event.type === "password.set",
    "a code that was guessed at too often is typed no more until the member goes back": ({ before, event, after }) =>
      before?.matches("shut") !== true || !after.hasTag("form") || event.type === "code.have",
    "a refusal sets nothing": ({ event, after }) => event.type !== "code.refused" || !after.matches("set"),
  },
});
