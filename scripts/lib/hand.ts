// Somebody at a page of the site, for the script that counts what a task takes.
import type { Locator, Page } from "playwright";
import type { ApiUser } from "../../tests/factories/api-user.ts";

/** What a person does with a mouse and a keyboard, counted. */
export class Hand {
  presses = 0;
  keys = 0;
  /** The window that the member looks at. */
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    await what.click();
    this.presses++;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.keys++;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }
}

export interface Task {
  name: string;
  /** Where the person is, and what is done there before the task is counted. */
  from: string;
  /** What others do before the page is opened; its answer names what the task is about. */
  arrange?: (as: (userId: string) => Promise<ApiUser>) => Promise<string>;
  prepare?: (hand: Hand) => Promise<void>;
  run: (hand: Hand, about: string) => Promise<void>;
}
