import { expect, type Locator } from "@playwright/test";
import type { signUpGateMachine } from "../../src/machines/sign-up-gate/sign-up-gate.machine.ts";
import { signUpGatePaths } from "../../src/machines/sign-up-gate/sign-up-gate.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const FACE = '[data-machine="sign-up-gate"]';

/** On a slow line the alert is told before its code is there: only then can its page be pressed behind it. */
function onLine(isSlow: boolean) {
  const expectAlert = async ({ page }: Walk, text: string) => {
    const alert = page.getByRole("alertdialog");
    if (isSlow) return expect(alert).toHaveCount(0);
    await expect(alert).toContainText(text);
  };
  return defineBrowserModel<typeof signUpGateMachine>({
    machine: "sign-up-gate",
    guards: "session",
    model: signUpGatePaths,
    start: async (walk) => {
      const { page, held } = walk;
      if (isSlow) await walk.holdCode("open-dialogs");
      await page.goto("/login");
      await expect(button(page)).toBeEnabled();
      await held.hold("setting", "**/api/settingSignUp");
      await held.hold("login", "**/api/member/login");
    },
    face: FACE,
    cannot: ({ event, before }) => {
      if (isSlow)
        return ["signUp.close", "alert.read"].includes(event.type)
          ? "What is not drawn yet has nothing to close."
          : null;
      const isTold = before.matches("ended") || before.matches("failed");
      return event.type === "signUp.request" && isTold ? "What is told keeps a person from the page under it." : null;
    },
    does: {
      "signUp.request": async (walk) => {
        // What is refused while the sign-up stands says so over it.
        if (!isSlow && walk.coming[0]?.after.matches("open")) await sendWrongLogin(walk);
        await button(walk.page).click();
      },
      "signUp.close": ({ page }) => press(page.getByRole("dialog"), "취소"),
      "alert.read": ({ page }) => press(page.getByRole("alertdialog"), "확인"),
      "xstate.done.actor.readSignUp": async ({ operator, held }, { label }) => {
        await operator.settings({ joinStartEndFlg: label.endsWith("/ended") });
        await held.letGo("setting", 200);
      },
      "xstate.error.actor.readSignUp/no answer": ({ held }) => held.cut("setting"),
    },
    sees: {
      idle: async ({ page }) => {
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page.getByRole("alertdialog")).toHaveCount(0);
        await expect(button(page)).not.toHaveAttribute("aria-busy");
      },
      reading: async ({ page, held }) => {
        await expect(button(page)).toHaveAttribute("aria-busy", "true");
        await held.arrived("setting");
        expect(held.count("setting"), "the server is asked once").toBe(1);
      },
      ended: (walk) => expectAlert(walk, "현재 회원가입은 종료했습니다"),
      open: async (walk) => {
        const { page, held } = walk;
        const dialog = page.getByRole("dialog", { name: "추천인 회원가입" });
        if (isSlow) return expect(dialog).toHaveCount(0);
        await expect(dialog.getByLabel("추천인 코드")).toBeVisible();
        if (held.count("login") === 0) return;
        await held.letGo("login", 404);
        await press(page.getByRole("alertdialog"), "확인");
        await expect(dialog.getByLabel("추천인 코드")).toBeVisible();
        await expect(page.locator(FACE)).toHaveAttribute("data-state", "open");
      },
      failed: (walk) => expectAlert(walk, "문제가 발생했습니다. 시스템 관리자에게 문의해주세요."),
    },
    leavesOut: {
      "xstate.error.actor.readSignUp/server's words":
        "The server refuses this call only when its database fails; the transition is walked by a line that is cut.",
    },
  });
}

/** A login with a wrong password is under way. */
async function sendWrongLogin({ page, held }: Walk): Promise<void> {
  await page.getByLabel("아이디", { exact: true }).fill("member06");
  await page.getByLabel("비밀번호", { exact: true }).fill("hanpan!1999");
  await page.getByLabel("비밀번호", { exact: true }).press("Enter");
  await held.arrived("login");
}

async function press(shown: Locator, name: string): Promise<void> {
  await shown.getByRole("button", { name }).click();
  await expect(shown).toHaveCount(0);
}

function button(page: Walk["page"]) {
  return page.locator(FACE).getByRole("button", { name: "추천인 회원가입" });
}

describeWalks(onLine(false), onLine(true));
