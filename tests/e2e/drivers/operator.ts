// An operator at the console, as a person: what is clicked, typed and read.
import { expect, type Locator, type Page } from "@playwright/test";
import { MemberDriver } from "./member.ts";

export class OperatorDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Logs in and waits for the console. */
  async login(): Promise<void> {
    const person = new MemberDriver(this.page);
    await person.login("admin01");
    await person.expectPath("/admin/overview");
  }

  /** Opens the console with a session that is there already. */
  async openConsole(): Promise<void> {
    const person = new MemberDriver(this.page);
    await person.beginSession("admin01");
    await this.page.goto("/admin");
    await person.expectPath("/admin/overview");
  }

  async openTab(name: string): Promise<void> {
    const tab = this.page.getByRole("navigation", { name: "관리 메뉴" }).getByRole("link", { name });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(
      this.page.locator("main [aria-busy=true], main [data-state=loading], .loading-bar progress"),
    ).toHaveCount(0);
  }

  /** Chooses the first request of a queue and claims it. */
  async claimFirst(): Promise<void> {
    await this.page.getByRole("checkbox").nth(1).click();
    await this.page.getByRole("button", { name: "맡기" }).click();
  }

  /** Approves the request that is chosen. */
  async approveChosen(): Promise<void> {
    await this.page.getByRole("button", { name: "승인" }).click();
    const form = this.page.getByRole("region", { name: "승인" });
    await form.getByRole("button", { name: "승인" }).click();
    await expect(this.page.getByText("1건을 처리했습니다.")).toBeVisible();
  }

  /** Presses a form's button, and the same one of its question. */
  async confirmed(name: string): Promise<void> {
    const button = this.main.getByRole("button", { name, exact: true }).last();
    await button.click();
    await expect(this.main.getByRole("button", { name: "돌아가기" })).toBeVisible();
    await button.click();
  }

  get main(): Locator {
    return this.page.locator("main");
  }

  async save(): Promise<void> {
    await this.main.getByRole("button", { name: "저장" }).click();
    await expect(this.main.getByText("저장했습니다.")).toBeVisible();
  }

  /** Gives a fixture these scores by its form: home, away, home's and away's first half. */
  async giveResult(row: Locator, scores: readonly [number, number, number, number]): Promise<void> {
    const labels = ["홈", "원정", "홈 전반", "원정 전반"];
    for (const [at, label] of labels.entries()) await row.getByLabel(label, { exact: true }).fill(String(scores[at]));
    // Of a match that runs it is asked for: a result is given to it in haste otherwise.
    const word = row.getByLabel("진행 중인 경기의 결과를 확정하는 말");
    if ((await word.count()) > 0) await word.first().fill("경기 종료");
    await row.locator("button[type=submit]").first().click();
    const confirmed = row.getByText(/베팅 [\d,]+건, 지급 [\d,]+원|전반 점수/);
    await expect(confirmed).toBeVisible();
    await row
      .getByRole("button", { name: /결과 (등록|정정)/ })
      .last()
      .click();
  }
}
