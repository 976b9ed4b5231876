// A forgotten password, from the dialog of the login to the new one. An operator gives the code by the API.
import { expect, type Locator } from "@playwright/test";
import type { passwordResetMachine } from "../../src/machines/password-reset/password-reset.machine.ts";
import { passwordResetPaths } from "../../src/machines/password-reset/password-reset.paths.ts";
import { DEMO_PASSWORD } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const FACE = '[data-machine="password-reset"]';
/** The password stays what other walks log in by. */
const MEMBER = "member19";
const CODE = "4829135560";
let guesses = 0;

const passwordReset = defineBrowserModel<typeof passwordResetMachine>({
  machine: "password-reset",
  model: passwordResetPaths,
  start: async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "비밀번호 찾기", exact: true }).click();
  },
  face: FACE,
  does: {
    "code.have": (walk) => press(walk, "코드 입력"),
    "code.back": (walk) => press(walk, "뒤로"),
    // Guesses count by account and address: each is at an account that there is not.
    "code.refused/wrong": (walk) => {
      walk.watched.expectStatus(422);
      guesses += 1;
      return submit(walk, { userId: `nobody${guesses}`, code: "0000000000" });
    },
    "code.refused/too many": async (walk) => {
      await walk.held.hold("reset", "**/api/member/password/reset");
      await submit(walk, { userId: MEMBER, code: "0000000000" });
      await walk.held.arrived("reset");
      await walk.held.answer("reset", 429, { code: "too_many_requests", message: "잠시 후 다시 시도해주세요." });
      await walk.held.release("reset");
    },
    "password.set": async (walk) => {
      await walk.operator.ask("POST", `/api/admin/members/${MEMBER}/password-code`, { code: CODE, reason: "시험" });
      await submit(walk, { userId: MEMBER, code: "482-913-5560" });
    },
  },
  sees: {
    asking: async (walk) => {
      await expect(dialog(walk).getByText("본인 확인 후 상담원이 비밀번호 코드를 드립니다.")).toBeVisible();
      await expect(dialog(walk).getByLabel("비밀번호 코드")).toHaveCount(0);
    },
    "typing.first": async (walk) => {
      await expect(dialog(walk).getByLabel("비밀번호 코드")).toBeVisible();
      await expect(dialog(walk).getByText("코드가 맞는지 확인해주세요.")).toHaveCount(0);
    },
    "typing.wrong": async (walk) => {
      await expect(dialog(walk).getByText("코드가 맞는지 확인해주세요.")).toBeVisible();
      await expect(dialog(walk).getByText("아이디나 코드가 맞지 않거나, 코드의 유효 시간이 지났습니다.")).toBeVisible();
      await expect(dialog(walk).getByLabel("비밀번호 코드")).toBeVisible();
    },
    shut: async (walk) => {
      await expect(dialog(walk).getByText("여러 번 시도하여 잠시 막혔습니다.")).toBeVisible();
      await expect(dialog(walk).getByLabel("비밀번호 코드")).toHaveCount(0);
    },
    set: async (walk) => {
      await expect(dialog(walk).getByText("비밀번호를 새로 정했습니다.")).toBeVisible();
      const answer = await walk.context.request.post("/api/member/login", {
        data: { userId: MEMBER, password: DEMO_PASSWORD },
      });
      expect(answer.status()).toBe(200);
    },
  },
});

const dialog = ({ page }: Walk): Locator => page.getByRole("dialog", { name: "비밀번호 찾기" });
const press = (walk: Walk, name: string) => dialog(walk).getByRole("button", { name, exact: true }).click();

async function submit(walk: Walk, { userId, code }: { userId: string; code: string }): Promise<void> {
  const field = (label: string) => dialog(walk).getByLabel(label, { exact: true });
  await field("아이디").fill(userId);
  await field("비밀번호 코드").fill(code);
  await field("새 비밀번호").fill(DEMO_PASSWORD);
  await field("새 비밀번호 확인").fill(DEMO_PASSWORD);
  await press(walk, "비밀번호 정하기");
}

describeWalks(passwordReset);
