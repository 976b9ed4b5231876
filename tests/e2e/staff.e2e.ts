// An operator of one role: made by an owner, approved by another, set up by the person, and let in by a code.
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { Approval } from "../../src/api/contract/operator/approvals.ts";
import { CODE_TEXT } from "../../src/ui/account/login/code-text.ts";
import { ACCOUNT_TEXT, STAFF_TEXT } from "../../src/ui/operator/staff/text.ts";
import { ApiUser } from "../factories/api-user.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { watchPage } from "./watch-page.ts";

const PERSON = "support77";
const FIRST_PASSWORD = "first horse 99";
const PASSWORD = "second horse 77";
const STEP_MS = 30_000;

const menu = (page: Page) => page.getByRole("navigation", { name: "관리 메뉴" }).getByRole("link");

/** Approves what waits, as the second owner. */
async function approve(url: string): Promise<void> {
  const second = await ApiUser.login(url, "admin02");
  const { items } = await second.ask<{ items: Approval[] }>("GET", "/api/admin/approvals?state=asked");
  for (const { id } of items) await second.ask("POST", `/api/admin/approvals/${id}`, { decision: "approve" });
}

async function inOwnBrowser(browser: Browser, url: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test(
  "고객지원 역할의 직원을 만들면 코드로 로그인해 그 역할의 화면만 쓴다",
  { tag: "@long" },
  async ({ page, browser, server }) => {
    const owner = new OperatorDriver(page);
    await owner.openConsole();
    await owner.openTab(STAFF_TEXT.title);
    await expect(page.getByRole("row", { name: /admin01/ })).toContainText("소유자");
    await page.getByRole("button", { name: STAFF_TEXT.add }).click();
    await page.getByLabel(STAFF_TEXT.userId, { exact: true }).fill(PERSON);
    await page.getByLabel(STAFF_TEXT.nickname, { exact: true }).fill("지원담당");
    await page.getByRole("checkbox", { name: /^고객지원/ }).check();
    await page.getByLabel(STAFF_TEXT.password, { exact: true }).fill(FIRST_PASSWORD);
    await page.getByLabel(STAFF_TEXT.reason, { exact: true }).fill("채용");
    await expectAccessible(page);
    await page.getByRole("button", { name: STAFF_TEXT.create }).click();
    await expect.poll(async () => waits(server.url)).toBe(1);
    await approve(server.url);

    await inOwnBrowser(browser, server.url, async (own) => {
      const watched = watchPage(own);
      const person = new MemberDriver(own);
      await person.login(PERSON, FIRST_PASSWORD);
      await expect(own.getByRole("heading", { name: ACCOUNT_TEXT.setUp })).toBeVisible();
      await expect(menu(own)).toHaveCount(0);
      await own.getByLabel(ACCOUNT_TEXT.old, { exact: true }).fill(FIRST_PASSWORD);
      await own.getByLabel(ACCOUNT_TEXT.next, { exact: true }).fill(PASSWORD);
      await own.getByLabel(ACCOUNT_TEXT.again, { exact: true }).fill(PASSWORD);
      await own.getByRole("button", { name: ACCOUNT_TEXT.change }).click();
      await expect(menu(own).filter({ hasText: "문의" })).toBeVisible();

      await menu(own).filter({ hasText: ACCOUNT_TEXT.title }).click();
      await own.getByRole("button", { name: ACCOUNT_TEXT.register }).click();
      const secret = (await own.locator("code").first().textContent()) ?? "";
      const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
      let moved = 0;
      /** Of a step that has just begun: a code counts for its own thirty seconds alone, and once. */
      const freshCode = async () => {
        const advanceMs = STEP_MS - ((Date.now() + moved) % STEP_MS);
        const answer = await fetch(`${server.url}/api/test/clock`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ advanceMs }),
        });
        expect(answer.ok).toBe(true);
        moved += advanceMs;
        return codeAt(Date.now() + moved);
      };
      await expectAccessible(own);
      await own
        .getByLabel(ACCOUNT_TEXT.code, { exact: true })
        .last()
        .fill(await freshCode());
      await own.getByRole("button", { name: ACCOUNT_TEXT.turnOn }).click();
      await expect(own.getByText(ACCOUNT_TEXT.factorOn(10))).toBeVisible();
      await person.logout();

      watched.expectStatus(428);
      watched.expectStatus(422);
      await person.login(PERSON, PASSWORD);
      const code = own.getByLabel(CODE_TEXT.label, { exact: true });
      await expect(code).toBeFocused();
      await expectAccessible(own);
      await code.fill("000000");
      await code.press("Enter");
      const alert = own.getByRole("alertdialog");
      await expect(alert).toContainText("인증 코드가 올바르지 않습니다");
      await alert.getByRole("button", { name: "확인" }).click();
      await code.fill(await freshCode());
      await own.getByRole("button", { name: CODE_TEXT.submit, exact: true }).click();
      await person.expectPath("/admin/overview");

      await expect(menu(own).first()).toBeVisible();
      const shown = await menu(own).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(shown).toEqual(expect.arrayContaining(["/admin/members", "/admin/enquiries", "/admin/messages"]));
      for (const hidden of ["staff", "providers", "audit", "import", "bet-limits", "popups"])
        expect(shown).not.toContain(`/admin/${hidden}`);
      await own.goto("/admin/settings");
      await expect(own.getByLabel("회원가입 종료")).toBeDisabled();
      await expect(own.getByRole("button", { name: "저장" })).toHaveCount(0);
      for (const section of ["staff", "providers", "audit", "import"]) {
        await own.goto(`/admin/${section}`);
        await expect(own.getByText("이 화면을 볼 권한이 없습니다.")).toBeVisible();
      }
      expect(watched.faults()).toEqual([]);
    });
  },
);

async function waits(url: string): Promise<number> {
  const second = await ApiUser.login(url, "admin02");
  return (await second.ask<{ items: Approval[] }>("GET", "/api/admin/approvals?state=asked")).items.length;
}

test("감사 역할은 모두 읽고 바꾸는 단추가 없다", async ({ page }) => {
  const person = new MemberDriver(page);
  await person.beginSession("admin08");
  await page.goto("/admin/staff");
  await expect(page.getByRole("row", { name: /admin01/ })).toBeVisible();
  await expect(page.getByRole("button", { name: STAFF_TEXT.add })).toHaveCount(0);
  await expect(page.getByRole("button", { name: STAFF_TEXT.bar })).toHaveCount(0);
  await page.goto("/admin/coupons");
  await expect(page.getByRole("button", { name: "새 쿠폰" })).toHaveCount(0);
  await page.goto("/admin/settings");
  await expect(page.getByLabel("회원가입 종료")).toBeDisabled();
  await expect(page.getByRole("button", { name: "저장" })).toHaveCount(0);
});
