// What a person sees of a page between two steps of a walk, as far as the properties of every page speak of it.
import type { Page } from "@playwright/test";

export interface PageSight {
  /** The name in the member's own menu; null where nobody is logged in. */
  member: string | null;
  /** What belongs to a member alone: places of slips and bets, by what they are. */
  ofMember: readonly string[];
  /** The states of the bets that are under way or decided. */
  placements: readonly string[];
  /** Buttons that would place a bet if they were pressed now. */
  openPlaces: number;
  /** What the member has, by the header, as it is written. */
  balances: readonly string[];
  /** Receipts of accepted bets. */
  receipts: number;
  /** True where the page says that its prices are not live. */
  isSilent: boolean;
  /** Prices that can be pressed. */
  prices: readonly string[];
  text: string;
  /** The address and everything in Web Storage. */
  kept: string;
}

/** Runs in the page. */
function readInPage(): PageSight {
  const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const textOf = (one: Element): string => one.textContent?.trim() ?? "";
  const isOff = (one: Element): boolean =>
    one.getAttribute("aria-disabled") === "true" || one.matches(":disabled, [inert] *");
  const storageOf = (read: () => Storage): string => {
    try {
      return JSON.stringify({ ...read() });
    } catch {
      // A blank page has none.
      return "";
    }
  };
  const menu = all("header button[aria-label]").find((one) => one.getAttribute("aria-label")?.endsWith(" 내 메뉴"));
  const lines = all('[data-machine="live-connection"]');
  return {
    member: menu?.getAttribute("aria-label")?.replace(/ 내 메뉴$/, "") ?? null,
    ofMember: [
      ...all('[data-machine="slip"], [data-machine="placement"], [data-machine="cash-out"]').map(
        (one) => (one as HTMLElement).dataset.machine ?? "",
      ),
      ...all("[data-bet]").map(() => "bet"),
      ...all("header dl dd").map(() => "balance"),
    ],
    placements: all('[data-machine="placement"]').map((one) => (one as HTMLElement).dataset.state ?? ""),
    openPlaces: all("button").filter((one) => /^(베팅하기|변경 배당 수락하고 베팅)/.test(textOf(one)) && !isOff(one))
      .length,
    // What was won and lost at a game stands there too, and may be below zero.
    balances: all("header dl dd")
      .filter(({ previousElementSibling: name }) => name?.textContent !== "순손익")
      .map(textOf),
    receipts: all('[data-machine="placement"][data-state="accepted"]').length,
    isSilent:
      document.documentElement.hasAttribute("data-line-lost") ||
      lines.some((one) => (one as HTMLElement).dataset.state !== "online.live"),
    prices: all("button.price-cell[data-selection]")
      .filter((one) => !isOff(one))
      .map((one) => textOf(one.querySelector(".price-cell-value") ?? one)),
    text: document.body?.innerText ?? "",
    kept: `${location.href} ${storageOf(() => localStorage)} ${storageOf(() => sessionStorage)}`,
  };
}

const MOST_READS = 6;
const PAUSE_MS = 50;

/** What the page shows once it stands still; null where it is being left. */
export async function sightOf(page: Page): Promise<PageSight | null> {
  let last = "";
  let sight: PageSight | null = null;
  for (let read = 0; read < MOST_READS; read++) {
    try {
      sight = await page.evaluate(readInPage);
    } catch {
      // It goes to another address: what it shows there is read next.
      sight = null;
    }
    const told = JSON.stringify(sight && { ...sight, text: "", kept: "" });
    if (sight !== null && told === last) return sight;
    last = told;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return sight;
}
