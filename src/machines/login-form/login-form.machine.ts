// The login form. It checks by the contract before anything is sent, and hands the fields over once:
// while a login is under way neither a second press nor a key sends another.
import { assign, setup, type EventObject } from "xstate";
import { outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  LoginFormActors,
  LoginFormContext,
  LoginFormEvent,
  LoginFormTag,
  LoginOutcome,
} from "./login-form.schema.ts";
import { ENTER_KEY_CODE, hasText, loginErrors, remainingErrors, type LoginFields } from "./login-rules.ts";

const EMPTY: LoginFormContext = { userId: "", password: "", code: "", errors: {} };

function isEnter(event: EventObject): boolean {
  return event.type === "key.press" && "keyCode" in event && event.keyCode === ENTER_KEY_CODE;
}

function isValid(fields: LoginFields): boolean {
  return Object.keys(loginErrors(fields)).length === 0;
}

function withChange(context: LoginFormContext, event: LoginFormEvent): LoginFormContext {
  return event.type === "field.change" ? { ...context, [event.field]: event.value } : context;
}

function fieldsOf({ context }: { context: LoginFormContext }): LoginFields {
  return { userId: context.userId.trim(), password: context.password };
}

const isOutcome = (event: EventObject, outcome: LoginOutcome): boolean => outputOf<LoginOutcome>(event) === outcome;

export const loginFormMachine = setup({
  types: {
    context: {} as LoginFormContext,
    events: {} as LoginFormEvent,
    tags: {} as LoginFormTag,
  },
  actors: { submitLogin: unprovidedPromise<LoginOutcome, LoginFormActors["submitLogin"]["input"]>("submitLogin") },
  guards: {
    isValid: ({ context }) => isValid(context),
    isEnterAndValid: ({ context, event }) => isEnter(event) && isValid(context),
    isEnterWithText: ({ context, event }) => isEnter(event) && hasText(context),
    isMended: ({ context, event }) =>
      Object.keys(remainingErrors(context.errors, withChange(context, event))).length === 0,
    isAccepted: ({ event }) => isOutcome(event, "accepted"),
    isCodeAsked: ({ event }) => isOutcome(event, "codeAsked"),
    hasCode: ({ context }) => context.code.trim() !== "",
    isEnterAndHasCode: ({ context, event }) => isEnter(event) && context.code.trim() !== "",
  },
  actions: {
    keepField: assign(({ context, event }) => withChange(context, event)),
    keepErrors: assign(({ context }) => ({ errors: loginErrors(context) })),
    checkField: assign(({ context }) => ({ errors: remainingErrors(context.errors, context) })),
    keepCode: assign(({ event }) => (event.type === "code.change" ? { code: event.value } : {})),
    clearCode: assign({ code: "" }),
    clearFields: assign(EMPTY),
  },
}).createMachine({
  id: "login-form",
  context: EMPTY,
  initial: "idle",
  states: {
    idle: {
      on: {
        "field.change": { target: "editing", actions: "keepField" },
        "form.submit": { target: "invalid", actions: "keepErrors", meta: { requirements: ["REQ-5.8"] } },
      },
    },
    editing: {
      on: {
        "field.change": { actions: "keepField" },
        "form.submit": [
          { guard: "isValid", target: "submitting", meta: { requirements: ["REQ-5.8"] } },
          { target: "invalid", actions: "keepErrors" },
        ],
        "key.press": [
          { guard: "isEnterAndValid", target: "submitting", meta: { requirements: ["REQ-5.9"] } },
          { guard: "isEnterWithText", target: "invalid", actions: "keepErrors", meta: { requirements: ["REQ-5.9"] } },
        ],
        "form.clear": { target: "idle", actions: "clearFields" },
      },
    },
    invalid: {
      on: {
        "field.change": [
          { guard: "isMended", target: "editing", actions: ["keepField", "checkField"] },
          { actions: ["keepField", "checkField"] },
        ],
        "form.clear": { target: "idle", actions: "clearFields" },
      },
    },
    submitting: {
      tags: "busy",
      invoke: {
        id: "submitLogin",
        src: "submitLogin",
        input: fieldsOf,
        onDone: [
          { guard: "isAccepted", target: "idle", actions: "clearFields" },
          { guard: "isCodeAsked", target: "codeAsked" },
          { target: "failed" },
        ],
        onError: "failed",
      },
    },
    // Id and password are right: staff with a second factor give its code.
    codeAsked: {
      tags: "code",
      on: {
        "code.change": { actions: "keepCode" },
        "form.submit": { guard: "hasCode", target: "proving" },
        "key.press": { guard: "isEnterAndHasCode", target: "proving" },
        "code.cancel": { target: "editing", actions: "clearCode" },
        "form.clear": { target: "idle", actions: "clearFields" },
      },
    },
    proving: {
      tags: ["busy", "code"],
      invoke: {
        id: "submitLogin",
        src: "submitLogin",
        input: ({ context }) => ({ ...fieldsOf({ context }), code: context.code.trim() }),
        onDone: [
          { guard: "isAccepted", target: "idle", actions: "clearFields" },
          { guard: "isCodeAsked", target: "codeAsked", actions: "clearCode" },
          { target: "failed", actions: "clearCode" },
        ],
        onError: { target: "failed", actions: "clearCode" },
      },
    },
    failed: {
      on: {
        "field.change": { target: "editing", actions: "keepField" },
        "form.submit": "submitting",
        "key.press": { guard: "isEnterAndValid", target: "submitting", meta: { requirements: ["REQ-5.9"] } },
        "form.clear": { target: "idle", actions: "clearFields" },
      },
    },
  },
});
