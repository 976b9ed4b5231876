// What the same member does in another tab of the browser: a page of its own, which shares with the walked one what
// tabs share, and whose console is watched too.
import { expect, type Page } from "@playwright/test";
import { watchPage } from "../e2e/watch-page.ts";
import type { Walk } from "./lib/walk.ts";

export interface OtherTab {
  page: Page;
  /** Closes it; throws with what went wrong there. */
  close: () => Promise<void>;
}

export async function openTab({ context }: Walk): Promise<OtherTab> {
  const page = await context.newPage();
  const watched = watchPage(page);
  return {
    page,
    close: async () => {
      await page.close();
      expect(watched.faults(), "the other tab's console is clean and no request fails").toEqual([]);
    },
  };
}

/** Opens a tab for what is done there, and closes it again. */
export async function inOtherTab(walk: Walk, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openTab(walk);
  await work(page).finally(close);
}
