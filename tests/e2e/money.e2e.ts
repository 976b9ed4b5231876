// Charges and exchanges where they touch the frame: the balance of the header, and what operators hear.
import { ApiUser } from "../factories/api-user.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ file: "money" });

test("헤더의 보유머니는 충전과 환전으로 이끈다", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member06");
  await page.getByRole("banner").getByRole("button", { name: /원$/ }).click();
  const dialog = page.getByRole("dialog", { name: "보유머니" });
  await expect(dialog.getByText("남은 롤링")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "충전", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await member.expectPath("/charge");
});

test("회원의 신청은 관리자 화면에 바로 세어지고, 승인은 회원의 화면에 바로 보인다", async ({
  page,
  context,
  server,
}) => {
  const member = new MemberDriver(page);
  await member.loginToHome("member07");
  const before = await member.balance();
  await page.goto("/charge");
  const second = await context.browser()?.newContext({ baseURL: server.url });
  if (!second) throw new Error("no browser");
  const desk = await second.newPage();
  await new MemberDriver(desk).login("admin01");
  await desk.waitForURL("**/admin/**");
  await desk.goto("/admin/charges");

  await page.getByRole("button", { name: "+10만원" }).click();
  await page.getByLabel("입금자명").fill("차분한곰");
  await page.getByRole("button", { name: "충전 신청" }).click();
  await page.getByRole("button", { name: "충전 신청" }).click();
  await expect(page.getByText(/접수되었습니다/)).toBeVisible();

  await expect(desk.getByRole("link", { name: "충전 신청 대기 1" })).toBeVisible();
  await desk.getByRole("checkbox").nth(1).click();
  await desk.getByRole("button", { name: "맡기" }).click();
  await expect(page.getByText("관리자가 처리하고 있습니다.")).toBeVisible();
  await desk.getByRole("button", { name: "승인" }).click();
  const form = desk.getByRole("region", { name: "승인" });
  await form.getByRole("button", { name: "승인" }).click();
  await form.getByRole("button", { name: "승인" }).click();
  await expect(desk.getByText("1건을 처리했습니다.")).toBeVisible();

  await expect(page.getByText("완료되었습니다.")).toBeVisible();
  expect(await member.balance()).toBe(before + 100_000);
  await page.getByRole("button", { name: "확인" }).click();
  await expect(page.getByLabel("충전 금액")).toBeVisible();
  const books = await ApiUser.login(server.url, "admin01");
  expect(await books.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
  await second.close();
});
