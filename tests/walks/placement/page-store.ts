// What the page stores and shows for a moment only, looked at from outside.
import type { BrowserContext, Page } from "@playwright/test";

const JUNK = "junk";

/** The storage takes nothing more. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (let size = 1 << 20, name = 0; size >= 1;) {
      try {
        localStorage.setItem(`${prefix}-${name++}`, "x".repeat(size));
      } catch {
        size >>= 1;
      }
    }
  }, JUNK);
}

/** Takes out again what filled the storage. */
export async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, JUNK);
}

/** Forgets slips, bets under way and what filled the storage. */
export async function clearBetting(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) || /placement|slip/.test(key)) localStorage.removeItem(key);
  }, JUNK);
}

/** Has the page keep the states that its elements have shown and left. */
export async function traceStates(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = Object.assign(window, { traces: [] as string[] });
    new MutationObserver((records) => {
      for (const { oldValue } of records) if (oldValue !== null) page.traces.push(oldValue);
    }).observe(document, { subtree: true, attributeFilter: ["data-state"], attributeOldValue: true });
  });
}

/** States that were shown and left since `forgetTraces`. */
export function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { traces: string[] }).traces);
}

export function forgetTraces(page: Page): Promise<void> {
  return page.evaluate(() => void ((window as unknown as { traces: string[] }).traces = []));
}
