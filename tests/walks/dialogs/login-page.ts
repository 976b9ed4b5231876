// A visitor at the login: the dialogs that open there, and the answers that come while they stand.
import { expect, type Locator } from "@playwright/test";
import { DEMO_PASSWORD, ApiUser } from "../../factories/api-user.ts";
import type { Step } from "../lib/browser-model.ts";
import type { Walk } from "../lib/walk.ts";
import { visitAnew } from "../visits.ts";

const MEMBER = "member10";
const OTHER_PASSWORD = "hanpan!2027";
export const LOGIN_FAILED = "아이디 또는 비밀번호가 올바르지 않습니다.";

const TITLES: Readonly<Record<string, string>> = {
  recommenderSignUp: "추천인 회원가입",
  findPassword: "비밀번호 찾기",
  changePassword: "비밀번호 변경",
};

export const button = ({ page }: Walk, name: string): Locator =>
  page.getByRole("main").getByRole("button", { name, exact: true });

export const dialog = ({ page }: Walk, name: string | null, isUnder = false): Locator =>
  page.getByRole("dialog", { name: TITLES[name ?? ""] ?? "", includeHidden: isUnder });

export async function open({ page, held, context, isNew }: Walk): Promise<void> {
  if (isNew) await context.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
  await held.hold("login", "**/api/member/login");
  await held.hold("sign-up", "**/api/settingSignUp");
  await held.hold("password", "**/api/member/password");
  await page.goto("/login");
}

/** Asks for what is answered before a person can press anything at the page again. */
export async function prepare(walk: Walk, steps: readonly Step[]): Promise<void> {
  const end = steps.findIndex(({ after }) => !after.hasTag("modal"));
  const phase = end < 0 ? steps : steps.slice(0, end);
  const isComing = (label: string): boolean => phase.some((step) => step.label === label);
  if (phase.some(({ label, isRefused }) => isRefused && label === "dialog.close/changePassword"))
    await changePassword(walk);
  if (isComing("alert.show/first")) await logIn(walk);
  if (isComing("dialog.open/recommenderSignUp")) await press(walk, "추천인 회원가입", "sign-up");
}

/** The page is left for the maintenance, which ends; the sign-up can be asked for as before. */
export async function leaveAndReturn(walk: Walk): Promise<void> {
  const { page, operator, member } = walk;
  await operator.settings({ siteNoticeFlg: true });
  await visitAnew(walk);
  await member.expectPath("/maintenance");
  await operator.settings({ siteNoticeFlg: false });
  await page.goBack();
  await member.expectPath("/login");
  await expect(page.locator('[data-machine="sign-up-gate"]')).toHaveAttribute("data-state", "idle");
}

/** A dialog closes: at its cross, with Escape, or beside it. */
export async function close({ page, notes }: Walk): Promise<void> {
  const times = Number(notes.get("closed") ?? 0);
  notes.set("closed", times + 1);
  const shown = page.getByRole("dialog");
  await expect(shown).toBeVisible();
  if (times % 3 === 0) await shown.getByRole("button", { name: "닫기", exact: true }).first().click();
  else if (times % 3 === 1) await page.keyboard.press("Escape");
  else await page.mouse.click(5, 5);
}

/** The password of another member is changed; its dialog is closed before the answer. */
async function changePassword(walk: Walk): Promise<void> {
  const { page, held, server } = walk;
  await button(walk, "비밀번호 변경").click();
  const shown = dialog(walk, "changePassword");
  await shown.getByLabel("아이디").fill(MEMBER);
  await shown.getByLabel("현재 비밀번호").fill(DEMO_PASSWORD);
  await shown.getByLabel("새 비밀번호", { exact: true }).fill(OTHER_PASSWORD);
  await shown.getByLabel("새 비밀번호 확인").fill(OTHER_PASSWORD);
  await shown.getByRole("button", { name: "변경하기" }).click();
  await held.arrived("password");
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  walk.notes.set("restore", () =>
    new ApiUser(server.url, MEMBER).ask("POST", "/api/member/password", {
      userId: MEMBER,
      password: OTHER_PASSWORD,
      newPassword: DEMO_PASSWORD,
    }),
  );
}

/** The password is changed now; the dialog that is closed already says so, which is read. */
export async function passwordChanged({ page, held, notes }: Walk): Promise<void> {
  await held.letGo("password", 204);
  await (notes.get("restore") as () => Promise<unknown>)();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("비밀번호가 변경되었습니다.");
  await alert.getByRole("button", { name: "확인" }).click();
  await expect(alert).toHaveCount(0);
}

/** A login with a wrong password is under way. */
async function logIn({ page, held }: Walk): Promise<void> {
  await page.getByLabel("아이디", { exact: true }).fill(MEMBER);
  await page.getByLabel("비밀번호", { exact: true }).fill("hanpan!1999");
  await page.getByLabel("비밀번호", { exact: true }).press("Enter");
  await held.arrived("login");
}

async function press(walk: Walk, name: string, request: string): Promise<void> {
  await button(walk, name).click();
  await walk.held.arrived(request);
}
