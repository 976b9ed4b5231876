// A day of the business in four browsers at once: a member, the manager of the branch, an operator and a second one. What
// one does the others see without a reload, and at the end the books agree.
import type { Browser, Page } from "@playwright/test";
import type { AuditReport } from "../../src/api/contract/operator/operator.ts";
import { ApiUser } from "../factories/api-user.ts";
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, test } from "./fixtures.ts";
import { type PageWatch, watchPage } from "./watch-page.ts";

const MEMBER = "member04";
const CHARGED = 200_000;
const STAKED = 50_000;
/** From this amount on a deposit takes a second operator. */
const GIVEN = 3_000_000;

test("하루 동안 네 브라우저: 회원, 총판, 운영자, 두 번째 운영자", async ({ page, browser, server }) => {
  const opened: { page: Page; watched: PageWatch }[] = [];
  const open = (user: string, path: string) => openAs(browser, server.url, user, path, opened);
  const member = new MemberDriver(page);
  await member.openHome(MEMBER);
  const began = await member.balance();
  const desk = new OperatorDriver(await open("admin01", "/admin/charges"));
  const second = await open("admin02", "/admin/approvals");
  const manager = await open("manager01", "/manager?view=charges");

  await test.step("회원의 충전 신청이 운영자의 목록에 스스로 나타나고, 승인하면 회원의 머니가 늘어난다", async () => {
    await page.goto("/charge");
    await page.getByRole("button", { name: "+10만원" }).click();
    await page.getByRole("button", { name: "+10만원" }).click();
    await page.getByLabel("입금자명").fill("홍길동");
    const send = page.getByRole("main").getByRole("button", { name: "충전 신청", exact: true });
    await send.click();
    await send.click();
    await expect(desk.main.getByRole("row", { name: new RegExp(MEMBER) })).toBeVisible();
    await desk.claimFirst();
    await desk.approveChosen();
    await expect.poll(() => member.balance()).toBe(began + CHARGED);
  });

  await test.step("총판은 자기 회원의 충전만 본다", async () => {
    await manager.reload();
    await expect(
      manager.getByRole("row", { name: new RegExp(`${MEMBER}.*${CHARGED.toLocaleString("ko")}`) }),
    ).toBeVisible();
    await expect(manager.getByRole("navigation", { name: "관리 메뉴" })).toHaveCount(0);
  });

  const [offer] = oneEach(
    offersOf(await readGame(server.url, "cross"), "win_draw_lose"),
    1,
    ({ selection }) => selection.betPrice >= 140 && selection.betPrice <= 400,
  );
  if (!offer) throw new Error("nothing is offered");
  await test.step("회원의 베팅이 라이브 데스크의 금액을 바꾼다", async () => {
    await desk.openTab("라이브 데스크");
    await member.openGame("cross");
    await member.pick(offer.selection.id);
    await member.setStake(STAKED);
    await member.place();
    await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
    await expect(desk.page.locator(`[data-fixture="${offer.fixture.id}"]`)).toContainText("단식 50,000원");
    await expect.poll(() => member.balance()).toBe(began + CHARGED - STAKED);
  });

  await test.step("큰 입금은 두 번째 운영자가 승인할 때까지 움직이지 않는다", async () => {
    await desk.page.goto(`/admin/members?text=${MEMBER}`);
    await desk.main.getByRole("button", { name: `${MEMBER} 입금` }).click();
    await desk.main.getByLabel("금액").fill(String(GIVEN));
    await desk.main.getByLabel("종류").selectOption({ label: "오류 정정 (롤링 없음)" });
    await desk.main.getByLabel("사유").fill("지난달 정산 오류");
    await desk.confirmed("입금");
    const row = second.getByRole("row", { name: new RegExp(MEMBER) });
    await expect(row).toBeVisible();
    expect(await member.balance()).toBe(began + CHARGED - STAKED);
    // J goes to what waits, A opens it at the button that approves, Enter presses it.
    await second.keyboard.press("j");
    await second.keyboard.press("a");
    await expect(second.locator('[data-machine="approval"]').getByRole("button", { name: "승인" })).toBeFocused();
    await second.keyboard.press("Enter");
    await expect(second.getByText("님이 승인하여 처리했습니다.")).toBeVisible();
    await expect.poll(() => member.balance()).toBe(began + CHARGED - STAKED + GIVEN);
  });

  await test.step("총판의 베팅 보고서에 그 베팅이 있다", async () => {
    await manager.goto("/manager?view=bets");
    await expect(manager.getByRole("row", { name: new RegExp(`${MEMBER}.*50,000`) })).toBeVisible();
  });

  await test.step("베팅 한 건을 무효로 하면 회원에게 바로 돌아간다", async () => {
    await desk.page.goto(`/admin/bets?text=${MEMBER}&least=${STAKED}`);
    await desk.main
      .getByRole("row", { name: /50,000/ })
      .first()
      .click();
    await desk.main.getByRole("button", { name: "무효 처리", exact: true }).click();
    await expect(desk.main.getByText("회원에게 50,000원을 돌려줍니다.")).toBeVisible();
    await desk.main.getByLabel("사유", { exact: true }).fill("배당 오류");
    await desk.confirmed("무효 처리");
    await expect.poll(() => member.balance()).toBe(began + CHARGED + GIVEN);
  });

  for (const { watched } of opened) expect(watched.faults()).toEqual([]);
  const { ok, differences } = await (
    await ApiUser.login(server.url, "admin08")
  ).ask<AuditReport>("GET", "/api/admin/audit");
  expect({ ok, differences }).toEqual({ ok: true, differences: [] });
});

/** A browser of its own for the person, on a page of theirs. */
async function openAs(
  browser: Browser,
  baseURL: string,
  userId: string,
  path: string,
  opened: { page: Page; watched: PageWatch }[],
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  opened.push({ page, watched: watchPage(page) });
  await new MemberDriver(page).beginSession(userId);
  await page.goto(path);
  return page;
}
