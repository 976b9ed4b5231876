// A member at the page, as a person: what is clicked, typed and read.
import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../factories/api-user.ts";

export class MemberDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async login(userId: string, password = DEMO_PASSWORD): Promise<void> {
    await this.page.goto("/login");
    await this.page.getByLabel("아이디", { exact: true }).fill(userId);
    await this.page.getByLabel("비밀번호", { exact: true }).fill(password);
    await this.page.getByLabel("비밀번호", { exact: true }).press("Enter");
  }

  /** Logs in and waits for the home page; closes the popups that stand over it. */
  async loginToHome(userId: string): Promise<void> {
    await this.login(userId);
    await this.expectPath("/");
    await this.closePopups();
  }

  /** Opens the home page with a session that is there already, for what is not about the login: it saves a page. */
  async openHome(userId: string): Promise<void> {
    await this.beginSession(userId);
    await this.page.goto("/");
    await this.expectPath("/");
    await this.closePopups();
  }

  /** Logs the browser in without its page: the next page that is loaded has the session. */
  async beginSession(userId: string): Promise<void> {
    const data = { userId, password: DEMO_PASSWORD };
    const answer = await this.page.context().request.post("/api/member/login", { data });
    expect(answer.status(), `the login of ${userId}`).toBe(200);
  }

  /** The member's own menu in the header; it is there when somebody is logged in. */
  get ownMenu(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: /내 메뉴$/ });
  }

  /** Presses a row of the member's own menu. */
  async chooseOwn(name: string): Promise<void> {
    await this.ownMenu.click();
    await this.page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  }

  logout(): Promise<void> {
    return this.chooseOwn("로그아웃");
  }

  /** Logs out and waits for the answer: one that comes late takes the cookie of who was logged in meanwhile. */
  async leave(): Promise<void> {
    const answered = this.page.waitForResponse("**/api/member/logout");
    await this.logout();
    await answered;
    await this.expectPath("/login");
  }

  async closePopups(): Promise<void> {
    await expect(this.page.locator('[data-machine="popup-list"]')).toHaveAttribute("data-state", "ready");
    const windows = this.page.locator('dialog[data-machine="popup"]');
    for (let left = await windows.count(); left > 0; left--) {
      await windows.last().getByRole("button", { name: "닫기", exact: true }).click();
      await expect(windows).toHaveCount(left - 1);
    }
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(path);
  }

  async openGame(game: string): Promise<void> {
    await this.page.goto(`/korea/${game}?time=${Math.floor(Date.now() / 1000)}`);
    await expect(this.prices.first()).toBeVisible();
  }

  /** All prices of the page. */
  get prices(): Locator {
    return this.page.locator("button.price-cell[data-selection]");
  }

  price(selectionId: string): Locator {
    return this.page.locator(`button.price-cell[data-selection="${selectionId}"]`);
  }

  async pick(selectionId: string): Promise<void> {
    await this.price(selectionId).click();
    await expect(this.price(selectionId)).toHaveAttribute("aria-pressed", "true");
  }

  get slip(): Locator {
    return this.page.locator('[data-machine="slip"]');
  }

  async setStake(won: number): Promise<void> {
    await this.slip.getByLabel("베팅금액").fill(String(won));
  }

  /** Presses Place, whatever it says, and confirms where the slip asks. */
  async place(): Promise<void> {
    const isDirect = await this.slip.getByLabel("바로 베팅").isChecked();
    await this.slip.getByRole("button", { name: /^(베팅하기|변경 배당 수락하고 베팅)/ }).click();
    if (isDirect) return;
    await this.page.getByRole("dialog").getByRole("button", { name: "베팅하기" }).click();
  }

  /** The balance in the header, in won. */
  async balance(): Promise<number> {
    const text = await this.page.locator("header dl > div", { hasText: "보유머니" }).locator("dd").innerText();
    return Number(text.replace(/[^\d]/g, ""));
  }
}
