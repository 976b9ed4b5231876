// The gates of a navigation in their order: maintenance, login, account, messages.
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

test.use({ file: "gates" });

test("점검이 켜지면 로그아웃되어 점검 안내로, 꺼지면 스스로 떠난다", async ({ page, operator, watched }) => {
  watched.expectStatus(503);
  const member = new MemberDriver(page);
  await member.loginToHome("member12");
  await operator.ask("PUT", "/api/admin/settings", {
    siteNoticeFlg: true,
    maintenanceNotice: "<p>새벽 점검 중입니다.</p>",
  });
  try {
    await page.getByRole("link", { name: "베팅내역" }).first().click();
    await member.expectPath("/maintenance");
    await expect(page.getByText("새벽 점검 중입니다.")).toBeVisible();
    await page.goto("/bet_result");
    await member.expectPath("/maintenance");
  } finally {
    await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: false });
  }
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).not.toBe("/maintenance");
  // The session was ended, so the way home leads by the login.
  await member.expectPath("/login");
});

test("없는 페이지는 404를 말한다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member14");
  await page.goto("/nowhere");
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByText("페이지를 찾을 수 없습니다")).toBeVisible();
  await page.getByRole("link", { name: "홈으로 가기" }).click();
  await member.expectPath("/");
});
