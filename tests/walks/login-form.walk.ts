import { expect } from "@playwright/test";
import type { loginFormMachine } from "../../src/machines/login-form/login-form.machine.ts";
import { loginFormPaths } from "../../src/machines/login-form/login-form.paths.ts";
import { ApiUser, DEMO_PASSWORD } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { visitAnew } from "./visits.ts";

/** Has no unread messages, so that a login ends at home; typed where the model says member01. */
const MEMBER = "member06";
const OTHER_PASSWORD = "hanpan!2027";
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
  cannot: ({ event, before }) =>
    event.type === "field.change" && before.context[event.field] === event.value
      ? "To type what stands there already is no change."
      : null,
  does: {
    "field.change": async (walk, { event: { field, value } }) => {
      await fields(walk)[field].fill(value === "member01" ? MEMBER : value);
    },
    "form.submit": ({ page }) => page.locator(FACE).getByRole("button", { name: "로그인", exact: true }).click(),
    "key.press/enter": (walk) => fields(walk).password.press("Enter"),
    "key.press/another key": (walk) => fields(walk).password.press("ArrowRight"),
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
