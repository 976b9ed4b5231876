import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { loginFormMachine } from "./login-form.machine.ts";
import { loginFormWords } from "./login-form.words.ts";
import { loginFormProperties } from "./login-form.properties.paths.ts";

type Snapshot = SnapshotFrom<typeof loginFormMachine>;

function sentTo(before: Snapshot): string {
  const { userId, password, code } = before.context;
  if (before.hasTag("code")) return code === "" ? "codeAsked" : "proving";
  return userId.trim() !== "" && password !== "" ? "submitting" : "invalid";
}

export const loginFormPaths = definePathModel({
  machine: loginFormMachine,
  words: loginFormWords,
  events: {
    "field.change": {
      id: { field: "userId", value: "member01" },
      "no id": { field: "userId", value: "" },
      "blank id": { field: "userId", value: " " },
      password: { field: "password", value: "hanpan!2026" },
      "another password": { field: "password", value: "hanpan!2027" },
      "no password": { field: "password", value: "" },
    },
    "form.submit": { plain: {} },
    "code.change": { "a code": { value: "123456" }, "no code": { value: "" } },
    "code.cancel": { plain: {} },
    "key.press": { enter: { keyCode: 13 }, "another key": { keyCode: 65 } },
    "form.clear": { plain: {} },
  },
  done: {
    submitLogin: {
      accepted: "accepted",
      "code asked": "codeAsked",
      refused: "refused",
    },
  },
  errors: { submitLogin: { broken: new Error("the session stopped") } },
  asks: {
    submitLogin: ({ context }) => ({
      userId: context.userId.trim(),
      password: context.password,
      ...(context.code !== "" && { code: context.code }),
    }),
  },
  comesTo: {
    start: "idle",
    "form.clear": "idle",
    "form.submit": sentTo,
    "key.press": sentTo,
    "code.change": "codeAsked",
    "code.cancel": "editing",
    "field.change": (before) => (before.matches("invalid") ? null : "editing"),
    "done submitLogin/accepted": "idle",
    "done submitLogin/code asked": "codeAsked",
    "done submitLogin/refused": "failed",
    "error submitLogin": "failed",
  },
  states: {
    idle: {
      sees: "빈 로그인 양식이다",
      noTags: ["busy"],
      cannot: ["key.press"],
      holds: ({ context }) => context.userId === "" && context.password === "",
      can: ["field.change", "form.submit"],
    },
    editing: {
      sees: "입력한 아이디와 비밀번호가 있다",
      noTags: ["busy"],
      can: ["form.submit", "form.clear", "field.change"],
      holds: ({ context }) => Object.keys(context.errors).length === 0,
      cannot: ["key.press/another key"],
    },
    invalid: {
      sees: "틀린 칸마다 까닭이 적혀 있다",
      noTags: ["busy"],
      cannot: ["form.submit", "key.press"],
      holds: ({ context }) => Object.keys(context.errors).length > 0,
      can: ["field.change", "form.clear"],
    },
    submitting: {
      sees: "로그인 단추가 처리 중이다",
      tags: ["busy"],
      cannot: ["form.submit", "key.press", "field.change", "form.clear"],
      holds: ({ context }) => context.userId.trim() !== "" && context.password !== "",
    },
    codeAsked: {
      sees: "인증 코드를 쓰는 칸이 있다",
      tags: ["code"],
      noTags: ["busy"],
      can: ["code.change", "code.cancel", "form.clear"],
      holds: ({ context }) => context.userId.trim() !== "" && context.password !== "",
      cannot: ["field.change", "key.press/another key"],
    },
    proving: {
      sees: "확인 단추가 처리 중이다",
      tags: ["busy", "code"],
      cannot: ["form.submit", "key.press", "code.change", "code.cancel", "form.clear"],
      holds: ({ context }) => context.code !== "",
    },
    failed: {
      sees: "알림을 닫으면 입력한 것이 남아 있다",
      noTags: ["busy"],
      can: ["form.submit", "key.press", "field.change", "form.clear"],
      holds: ({ context }) => context.userId.trim() !== "" && context.password !== "",
      cannot: ["key.press/another key"],
    },
  },
  properties: loginFormProperties,
  invariants: {
    "an error stands only at a field that is empty": ({ after: { context } }) =>
      (!("userId" in context.errors) || context.userId.trim() === "") &&
      (!("password" in context.errors) || context.password === ""),
    "a login that was accepted leaves no password and no code behind": ({ event, after }) =>
      (event.type !== "form.clear" && !(event.type.startsWith("xstate.done") && after.matches("idle"))) ||
      `${after.context.password}${after.context.code}` === "",
    "a code stands only where it is asked for": ({ after }) => after.hasTag("code") || after.context.code === "",
  },
});
