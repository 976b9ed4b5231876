import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { loginFormMachine } from "../../src/machines/login-form/login-form.machine.ts";
import { loginFormPaths } from "../../src/machines/login-form/login-form.paths.ts";
import { CODE_TEXT } from "../../src/ui/account/login/code-text.ts";
import { ApiUser, DEMO_PASSWORD } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { visitAnew } from "./visits.ts";

/** Has no unread messages, so that a login ends at home; typed where the model says member01. */
const MEMBER = "member06";
const WRONG_CODE = "인증 코드가 올바르지 않습니다.";
const OTHER_PASSWORD = "hanpan!2027";
const UNCHANGED = "To type what stands there already is no change.";
const FACE = '[data-machine="login-form"]';

const loginForm = defineBrowserModel<typeof loginFormMachine>({
  machine: "login-form",
  guards: "session",
  model: loginFormPaths,
  start: async ({ page, held }) => {
    await page.goto("/login");
    await held.hold("login", "**/api/member/login");
  },
  face: FACE,
  cannot: ({ event, before }) => {
    if (event.type === "field.change" && before.context[event.field] === event.value) return UNCHANGED;
    if (event.type === "code.change" && before.context.code === event.value) return UNCHANGED;
    return null;
  },
  does: {
    "field.change": async (walk, { event: { field, value } }) => {
      await fields(walk)[field].fill(value === "member01" ? MEMBER : value);
    },
    "form.submit": ({ page }, { before }) =>
      page
        .locator(FACE)
        .getByRole("button", { name: before.hasTag("code") ? CODE_TEXT.submit : "로그인", exact: true })
        // Without a code the button is off: a press on it does nothing.
        .click({ force: before.matches("codeAsked") && before.context.code === "" }),
    "code.change": (walk, { event }) => codeField(walk).fill(event.value),
    "code.cancel": ({ page }) => page.locator(FACE).getByRole("button", { name: CODE_TEXT.cancel }).click(),
    "key.press/enter": (walk, { before }) => typedIn(walk, before).press("Enter"),
    "key.press/another key": (walk, { before }) => typedIn(walk, before).press("ArrowRight"),
    "form.clear": async (walk) => {
      await walk.operator.settings({ siteNoticeFlg: true });
      await visitAnew(walk);
      await walk.member.expectPath("/maintenance");
      await expect(walk.page.locator(FACE)).toHaveCount(0);
      await walk.operator.settings({ siteNoticeFlg: false });
      await walk.page.goBack();
      await walk.member.expectPath("/login");
    },
    "xstate.done.actor.submitLogin/accepted": async (walk, { before }) => {
      const { page, held, member } = walk;
      // Whatever was typed is the password by now: another device has changed it.
      const { password } = before.context;
      const isOther = password !== DEMO_PASSWORD;
      if (isOther) await changePassword(walk, DEMO_PASSWORD, password);
      await held.letGo("login", 200);
      await member.expectPath("/");
      await expect(page.locator(FACE)).toHaveCount(0);
      await member.closePopups();
      await member.logout();
      await member.expectPath("/login");
      if (isOther) await changePassword(walk, password, DEMO_PASSWORD);
    },
    // A code is asked of staff alone; the end-to-end tests log an operator in.
    "xstate.done.actor.submitLogin/code asked": async (walk, { before }) => {
      const isAgain = before.matches("proving");
      await walk.held.answer("login", isAgain ? 422 : 428, { code: "wrong_code", message: WRONG_CODE });
      if (!isAgain) return;
      const alert = walk.page.getByRole("alertdialog");
      await expect(alert).toContainText(WRONG_CODE);
      await alert.getByRole("button", { name: "확인" }).click();
      await expect(alert).toHaveCount(0);
    },
    "xstate.done.actor.submitLogin/refused": async (walk, { before }) => {
      const isRight = before.context.password === DEMO_PASSWORD;
      // The password is changed on another device while the login is under way.
      if (isRight) await changePassword(walk, DEMO_PASSWORD, OTHER_PASSWORD);
      await walk.held.letGo("login", 404).finally(() => isRight && changePassword(walk, OTHER_PASSWORD, DEMO_PASSWORD));
      const alert = walk.page.getByRole("alertdialog");
      await expect(alert).toContainText("아이디 또는 비밀번호가 올바르지 않습니다.");
      await alert.getByRole("button", { name: "확인" }).click();
      await expect(alert).toHaveCount(0);
    },
  },
  leavesOut: {
    "xstate.error.actor.submitLogin":
      "The actor is rejected only when the session's machine has stopped, and that one lives as long as the page; a network that fails is a refusal.",
  },
  sees: {
    idle: async (walk) => {
      await expect(fields(walk).userId).toHaveValue("");
      await expect(fields(walk).password).toHaveValue("");
      await expectReady(walk);
      await expect(errors(walk)).toHaveCount(0);
    },
    editing: async (walk, { context }) => {
      await expectTyped(walk, context);
      await expectReady(walk);
      await expect(errors(walk)).toHaveCount(0);
    },
    invalid: async (walk, { context }) => {
      await expectTyped(walk, context);
      for (const field of ["userId", "password"] as const)
        await expect(fields(walk)[field]).toHaveAccessibleDescription(context.errors[field] ?? "");
    },
    submitting: async (walk, { context }) => {
      await expectTyped(walk, context);
      const button = walk.page.getByRole("button", { name: "로그인 중", exact: true });
      await expect(button).toHaveAttribute("aria-busy", "true");
      await walk.held.arrived("login");
      expect(walk.held.count("login"), "one login is on its way").toBe(1);
    },
    codeAsked: async (walk, { context }) => {
      await expect(codeField(walk)).toHaveValue(context.code);
      await expect(fields(walk).password).toHaveCount(0);
      const button = walk.page.locator(FACE).getByRole("button", { name: CODE_TEXT.submit, exact: true });
      await (context.code === "" ? expect(button).toBeDisabled() : expect(button).toBeEnabled());
    },
    proving: async (walk) => {
      const button = walk.page.getByRole("button", { name: CODE_TEXT.submitting, exact: true });
      await expect(button).toHaveAttribute("aria-busy", "true");
      const sent = await walk.held.arrived("login");
      expect(sent.postDataJSON()).toMatchObject({ userId: MEMBER, code: "123456" });
      expect(walk.held.count("login"), "one login is on its way").toBe(1);
    },
    failed: async (walk, { context }) => {
      await expectTyped(walk, context);
      await expectReady(walk);
      await expect(errors(walk)).toHaveCount(0);
    },
  },
});

function fields({ page }: Walk) {
  return {
    userId: page.getByLabel("아이디", { exact: true }),
    password: page.getByLabel("비밀번호", { exact: true }),
  };
}

const codeField = ({ page }: Walk) => page.getByLabel(CODE_TEXT.label, { exact: true });

/** Where a key is pressed: in the field that is there. */
const typedIn = (walk: Walk, before: SnapshotFrom<typeof loginFormMachine>) =>
  before.hasTag("code") ? codeField(walk) : fields(walk).password;

function errors({ page }: Walk) {
  return page.locator(FACE).locator("[aria-invalid=true]");
}

async function expectTyped(walk: Walk, typed: { userId: string; password: string }): Promise<void> {
  await expect(fields(walk).userId).toHaveValue(typed.userId === "member01" ? MEMBER : typed.userId);
  await expect(fields(walk).password).toHaveValue(typed.password);
}

async function expectReady({ page }: Walk): Promise<void> {
  await expect(page.locator(FACE).getByRole("button", { name: "로그인", exact: true })).toBeEnabled();
}

async function changePassword({ server }: Walk, password: string, newPassword: string): Promise<void> {
  await new ApiUser(server.url, MEMBER).ask("POST", "/api/member/password", { userId: MEMBER, password, newPassword });
}

describeWalks(loginForm);
