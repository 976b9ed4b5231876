// What operators tell members: a popup for some, a message that is read and recalled, a notice that comes at its time.
import type { Browser, Page } from "@playwright/test";
import type { ApiUser } from "../factories/api-user.ts";
import { DESKTOP_FRAME } from "../../src/ui/operator/popups/frames.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };
const POPUP = "레벨 7 모바일 안내";
const EVERYWHERE = "모두에게 안내";

/** A member's home page in a window of its own, with its popups. */
async function homeOf(browser: Browser, baseURL: string, userId: string, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: "ko-KR", timezoneId: "Asia/Seoul" });
  const page = await context.newPage();
  const member = new MemberDriver(page);
  await member.beginSession(userId);
  await page.goto("/");
  await member.expectPath("/");
  await expect(page.locator('[data-machine="popup-list"]')).toHaveAttribute("data-state", "ready");
  return page;
}

/** Who touches the page is somebody who stays: the stream is read from then on. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(page.locator("html")).toHaveAttribute("data-betting", /streaming/);
}

const levelOf = (operator: ApiUser, userId: string, level: number) =>
  operator.ask("PUT", `/api/test/members/${userId}`, { level });

/** How far the server's clock is; the page's own is another. */
const nowOf = async (operator: ApiUser) =>
  Date.parse((await operator.ask<{ now: string }>("GET", "/api/test/clock")).now);
const advance = (operator: ApiUser, advanceMs: number) => operator.ask("POST", "/api/test/clock", { advanceMs });

test(
  "레벨과 기기를 정한 팝업은 그 회원의 그 화면에만, 미리 본 자리에 뜬다",
  { tag: "@long" },
  async ({ page, browser, server, operator, watched }) => {
    // The console's login ends the operator's other one.
    watched.expectStatus(555);
    await levelOf(operator, "member16", 7);
    await levelOf(operator, "member17", 3);
    await operator.ask("PUT", "/api/admin/popups/everywhere", {
      title: EVERYWHERE,
      contents: "<p>안내</p>",
      width: 300,
      pcLeftLocation: 700,
      pcTopLocation: 210,
      popupFlg: true,
      position: 8,
    });
    const console = new OperatorDriver(page);
    await console.login();
    await console.openTab("팝업");
    await page.getByRole("button", { name: "새 팝업" }).click();
    await page.getByLabel("제목").fill(POPUP);
    await page.getByRole("button", { name: "HTML" }).click();
    await page.getByLabel("HTML").fill("<p>레벨 7 회원님께</p>");
    await page.getByRole("combobox", { name: "기기" }).selectOption("mobile");
    await page.getByRole("checkbox", { name: "레벨 7" }).check();
    await expect(page.getByRole("figure", { name: "모바일 홈 미리보기" })).toContainText("레벨 7 회원님께");
    const desktop = page.getByRole("figure", { name: "PC 홈 미리보기" });
    await expect(desktop).toContainText("이 기기에는 보이지 않습니다.");
    await expectAccessible(page);
    await console.save();
    await expect(page.locator("main li", { hasText: POPUP })).toContainText("레벨 7 · 모바일만");

    // The preview of one that is on both says where it will be: from the window's corner, in the scale of the drawing.
    await page.getByRole("button", { name: `${EVERYWHERE} 수정` }).click();
    const drawn = await desktop.locator("[data-frame]").evaluate((frame, width) => {
      const [outer, inner] = [frame.getBoundingClientRect(), frame.querySelector("dialog")!.getBoundingClientRect()];
      const scale = outer.width / width;
      return {
        left: (inner.left - outer.left) / scale,
        top: (inner.top - outer.top) / scale,
        width: inner.width / scale,
      };
    }, DESKTOP_FRAME.width);

    const mine = await homeOf(browser, server.url, "member16");
    await expect(mine.getByRole("dialog", { name: POPUP })).toContainText("레벨 7 회원님께");
    // The window becomes a desktop's: what is for phones goes, what is for both stands at its place.
    await mine.setViewportSize({ width: DESKTOP_FRAME.width, height: DESKTOP_FRAME.height });
    await expect(mine.getByRole("dialog", { name: POPUP })).toHaveCount(0);
    const place = await mine.getByRole("dialog", { name: EVERYWHERE }).boundingBox();
    const rounded = (numbers: readonly (number | undefined)[]) => numbers.map((number) => Math.round(number ?? 0));
    expect(rounded([place?.x, place?.y, place?.width])).toEqual(rounded([drawn.left, drawn.top, drawn.width]));
    await mine.context().close();

    const others = await homeOf(browser, server.url, "member17");
    await expect(others.getByRole("dialog", { name: EVERYWHERE })).toBeVisible();
    await expect(others.getByRole("dialog", { name: POPUP })).toHaveCount(0);
    await others.context().close();
  },
);

test(
  "기간이 정해진 팝업은 열려 있는 홈에 제시각에 뜨고 제시각에 사라진다",
  { tag: "@long" },
  async ({ page, operator }) => {
    const now = await nowOf(operator);
    const [showsFrom, showsUntil] = [120_000, 240_000].map((ms) => new Date(now + ms).toISOString());
    await operator.ask("PUT", "/api/admin/popups/timed", {
      title: "시간 한정",
      contents: "<p>지금만</p>",
      width: 300,
      pcLeftLocation: 20,
      pcTopLocation: 400,
      popupFlg: true,
      showsFrom,
      showsUntil,
    });
    await new MemberDriver(page).openHome("member14");
    await expect(page.locator('[data-machine="popup-list"]')).toHaveAttribute("data-state", "ready");
    await touch(page);
    const popup = page.getByRole("dialog", { name: "시간 한정" });
    await expect(popup).toHaveCount(0);
    await advance(operator, 121_000);
    await expect(popup).toBeVisible();
    await advance(operator, 120_000);
    await expect(popup).toHaveCount(0);
  },
);

test(
  "쪽지를 읽은 회원이 보이고, 회수하면 읽지 않은 쪽지는 사라지고 읽은 쪽지는 회수됨이 된다",
  { tag: "@long" },
  async ({ page, browser, server, operator }) => {
    await operator.ask("POST", "/api/admin/messages", {
      userIds: ["member12", "member13"],
      title: "쿠폰 코드",
      contents: "<p>WRONG-CODE</p>",
    });
    const context = await browser.newContext({ baseURL: server.url, locale: "ko-KR" });
    const reader = await context.newPage();
    await new MemberDriver(reader).beginSession("member12");
    await reader.goto("/message");
    await touch(reader);
    await reader.getByRole("button", { name: /쿠폰 코드/ }).click();
    await expect(reader.getByText("WRONG-CODE")).toBeVisible();
    const other = await browser.newContext({ baseURL: server.url, locale: "ko-KR" });
    const unread = await other.newPage();
    await new MemberDriver(unread).beginSession("member13");
    await unread.goto("/coupon");
    await expect(unread.getByRole("alertdialog")).toContainText("쪽지가 도착했습니다.");

    const console = new OperatorDriver(page);
    await console.openConsole();
    await console.openTab("쪽지");
    const row = page.locator("tr", { hasText: "쿠폰 코드" });
    await row
      .getByRole("button", { name: /열람|열기/ })
      .last()
      .click();
    const panel = page.getByRole("complementary", { name: "쿠폰 코드" });
    await panel.getByRole("button", { name: "열람" }).click();
    await expect(panel).toContainText("2명 가운데 1명");
    await expect(panel.getByRole("row", { name: /^member13 .*안 읽음$/ })).toBeVisible();
    await expect(panel.getByRole("row", { name: /^member12 .*\d{2}:\d{2}:\d{2}$/ })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole("button", { name: "회수" }).first().click();
    await panel.getByLabel("회수 사유").fill("코드가 틀림");
    await panel.getByRole("button", { name: "회수" }).last().click();
    await expect(panel).toContainText("2명에게 보낸 '쿠폰 코드' 쪽지를 회수합니다.");
    await panel.getByRole("button", { name: "회수" }).last().click();
    await expect(page.getByText("회수했습니다.")).toBeVisible();
    await expect(row).toContainText("회수됨");

    // The open inbox hears of it.
    await expect(reader.getByText("회수됨")).toBeVisible();
    await expect(reader.getByText("WRONG-CODE")).toHaveCount(0);
    await expect(reader.getByText("운영자가 회수한 쪽지입니다.")).toBeVisible();
    // The gate lets the other member pass.
    await unread.goto("/coupon");
    await new MemberDriver(unread).expectPath("/coupon");
    await expect(unread.getByRole("alertdialog")).toHaveCount(0);
    await context.close();
    await other.close();
  },
);

test("예약한 공지는 제시각에 열려 있는 화면에 스스로 나타난다", { tag: "@long" }, async ({ page, operator }) => {
  const showsFrom = new Date((await nowOf(operator)) + 120_000).toISOString();
  await operator.ask("PUT", "/api/admin/articles/planned", {
    kind: "notice",
    section: "",
    title: "추석 연휴 안내",
    contents: "<p>쉽니다.</p>",
    position: 0,
    isPinned: true,
    isShown: true,
    showsFrom,
  });
  const member = new MemberDriver(page);
  await member.openHome("member18");
  await page.goto("/customer?tab=notice");
  await touch(page);
  const notice = page.getByText("추석 연휴 안내").first();
  await expect(notice).toHaveCount(0);
  await advance(operator, 121_000);
  await expect(notice).toBeVisible();
});
