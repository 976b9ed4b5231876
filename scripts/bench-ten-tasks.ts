// Ten tasks of a member in Chromium at 1440x900: how many presses and keys each takes, and the seconds from the first one
// to what was wanted. Nobody thinks or looks for anything in between, so the seconds are those of the page and the
// server. BASE names a running demo with its history; without it one is started. docs/ten-tasks.md keeps the results.
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright";
import { DEMO_PASSWORD } from "../server/demo/accounts.ts";
import type { Row } from "./bench.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./lib/chromium.ts";
import { startServerProcess } from "./lib/server-process.ts";

/** What a member does with a mouse and a keyboard, counted. */
class Hand {
  presses = 0;
  keys = 0;
  readonly page: Page;

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

interface Task {
  name: string;
  /** Where the member is, and what is done there before the task is counted. */
  from: string;
  prepare?: (hand: Hand) => Promise<void>;
  run: (hand: Hand) => Promise<void>;
}

const OPEN = '.price-cell[data-state="open"]';
const listed = (hand: Hand, at: number) => hand.page.locator(`[data-fixture]:has(${OPEN})`).nth(at).locator(OPEN);
const slip = (hand: Hand) => hand.page.locator("#slip");

/** Stake 10,000 by its quick amount, the button, the confirmation. */
async function place(hand: Hand): Promise<void> {
  await hand.press(slip(hand).getByRole("button", { name: "1만 더하기" }));
  await hand.press(slip(hand).getByRole("button", { name: /베팅/ }).last());
  await hand.press(hand.page.getByRole("dialog").getByRole("button", { name: /베팅/ }).last());
  await hand.page.getByText(/베팅이 (접수|완료)|접수되었습니다/).first().waitFor();
}

/** Chips on 홀 for the round that takes bets, and the press that bets them. */
async function untilOpen(hand: Hand): Promise<void> {
  await hand.page.locator(`.pick-board ${OPEN}`).first().waitFor({ timeout: 90_000 });
}

const TASKS: readonly Task[] = [
  {
    name: "bet a single from home",
    from: "/",
    run: async (hand) => {
      await hand.press(hand.page.locator(`main ul ${OPEN}`).last());
      await place(hand);
    },
  },
  {
    name: "bet a 3-fold on cross",
    from: "/korea/cross",
    run: async (hand) => {
      for (const at of [2, 3, 4]) await hand.press(listed(hand, at).first());
      await place(hand);
    },
  },
  {
    name: "find a team and bet",
    from: "/",
    run: async (hand) => {
      await hand.key("/");
      await hand.page.getByRole("combobox").waitFor();
      await hand.type("ㅇㅅ");
      await hand.page.getByRole("option").first().waitFor();
      await hand.key("Enter");
      await hand.press(hand.page.locator(`main ${OPEN}`).first());
      await place(hand);
    },
  },
];

export async function run(): Promise<Row[]> {
  const own = process.env.BASE === undefined ? await startServerProcess({ HANPAN_MODE: "demo" }, 240_000) : null;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const url = own?.url ?? process.env.BASE ?? "";
    const rows: Row[] = [];
    for (const [at, task] of TASKS.entries()) rows.push(await measure(browser, url, task, `member${String(at + 6).padStart(2, "0")}`));
    return rows;
  } finally {
    await browser.close();
    await own?.end();
  }
}

async function measure(browser: Browser, url: string, task: Task, userId: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ko-KR" });
  try {
    await login(context, url, userId);
    const page = await context.newPage();
    await page.goto(url + task.from, { waitUntil: "networkidle", timeout: 15_000 }).catch(() => undefined);
    for (const popup of await page.getByRole("button", { name: "닫기", exact: true }).all()) await popup.click().catch(() => undefined);
    await task.prepare?.(new Hand(page));
    const hand = new Hand(page);
    const began = performance.now();
    await task.run(hand);
    const seconds = (performance.now() - began) / 1_000;
    return { name: task.name, value: seconds, unit: `s, ${hand.presses} presses, ${hand.keys} keys`, bound: null };
  } finally {
    await context.close();
  }
}

/** Logs in without the page; unread messages would lead every page to the inbox. */
async function login(context: BrowserContext, url: string, userId: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/member/login`, { data: { userId, password: DEMO_PASSWORD } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { "x-auth-token": `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
  await context.request.post(`${url}/api/message/read-all`, { headers });
}
