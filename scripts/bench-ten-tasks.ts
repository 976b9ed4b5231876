// Ten tasks of a member and ten of an operator in Chromium at 1440x900: how many presses and keys each takes, and the
// seconds from the first one to what was wanted. Nobody thinks or looks for anything in between, so the seconds are those of the page and the
// server. BASE names a running demo with its history; without it one is started. docs/ten-tasks.md keeps the results.
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { DEMO_PASSWORD } from "../server/demo/accounts.ts";
import { ApiUser } from "../tests/factories/api-user.ts";
import type { Row } from "./bench.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./lib/chromium.ts";
import { Hand, type Task } from "./lib/hand.ts";
import { OPERATOR_TASKS } from "./lib/operator-tasks.ts";
import { startServerProcess } from "./lib/server-process.ts";

const WITHDRAWAL_PASSWORD = "482915";
const OPEN = '.price-cell[data-state="open"]';
const listed = (hand: Hand, at: number) => hand.page.locator(`[data-fixture]:has(${OPEN})`).nth(at).locator(OPEN);
const slip = (hand: Hand) => hand.page.locator("#slip");

/** Stake 10,000 by its quick amount, the button, the confirmation. */
async function place(hand: Hand): Promise<void> {
  await hand.press(slip(hand).getByRole("button", { name: "1만 더하기" }));
  await hand.press(slip(hand).getByRole("button", { name: /베팅/ }).last());
  await hand.press(hand.page.getByRole("dialog").getByRole("button", { name: /베팅/ }).last());
  await hand.page
    .getByText(/베팅이 (접수|완료)|접수되었습니다/)
    .first()
    .waitFor();
}

const link = (hand: Hand, name: string) => hand.page.getByRole("link", { name, exact: true }).first();

/** The window that opens by it. */
async function windowOf(hand: Hand, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([hand.page.context().waitForEvent("page"), press()]);
  return opened;
}

const MEMBER_TASKS: readonly Task[] = [
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
      await hand.type("아스널");
      await hand.page
        .getByRole("option", { name: /아스널/ })
        .first()
        .waitFor();
      await hand.key("Enter");
      await hand.press(listed(hand, 0).first());
      await place(hand);
    },
  },
  {
    name: "cash out half of a bet",
    from: "/korea/cross",
    prepare: async (hand) => {
      await listed(hand, 6).first().click();
      await place(hand);
      await hand.button("확인").last().click();
    },
    run: async (hand) => {
      await hand.press(hand.button(/^내 베팅/).last());
      await hand.press(hand.button("50%").first());
      await hand.press(hand.button(/원에 캐시아웃/).first());
      await hand.page.getByText("지급되었습니다").first().waitFor();
    },
  },
  {
    name: "charge 50,000",
    from: "/",
    run: async (hand) => {
      await hand.press(link(hand, "충전"));
      await hand.press(hand.button("+5만원").or(hand.button("+50,000원")).first());
      await hand.press(hand.page.getByLabel("입금자명"));
      await hand.type("홍길동");
      await hand.press(hand.button("충전 신청"));
      await hand.press(hand.button("충전 신청").or(hand.button("확인")).last());
      await hand.page.getByText("접수되었습니다").first().waitFor();
    },
  },
  {
    name: "exchange 50,000",
    from: "/",
    run: async (hand) => {
      await hand.press(link(hand, "환전"));
      await hand.press(hand.button("+5만원").or(hand.button("+50,000원")).first());
      await hand.press(hand.page.getByLabel("환전 비밀번호"));
      await hand.type(WITHDRAWAL_PASSWORD);
      await hand.press(hand.button("환전 신청"));
      await hand.press(hand.button("환전 신청").or(hand.button("확인")).last());
      await hand.page.getByText("접수되었습니다").first().waitFor();
    },
  },
  {
    name: "play powerball 홀 again in the next round",
    from: "/minigame/eos/powerball1",
    prepare: async (hand) => {
      const odd = hand.page.locator(`.pick-board ${OPEN}`).first();
      await odd.click({ timeout: 90_000 });
      await hand.button("칩 1만원 올리기").click();
      await hand.button(/^베팅 10,000원/).click();
      await hand.page.getByText("베팅이 접수되었습니다.").first().waitFor();
      await hand.page.locator(".pick-board .price-cell:not([data-state=open])").first().waitFor({ timeout: 90_000 });
      await odd.waitFor({ timeout: 90_000 });
    },
    run: async (hand) => {
      await hand.press(hand.button("다시"));
      await hand.press(hand.button(/^베팅 10,000원/));
      await hand.page.getByText("베팅이 접수되었습니다.").first().waitFor();
    },
  },
  {
    name: "enter a slot",
    from: "/",
    run: async (hand) => {
      await hand.press(link(hand, "슬롯"));
      const confirm = () => hand.page.getByRole("dialog").getByRole("button", { name: "입장" });
      const lobby = await windowOf(hand, () => hand.press(confirm()));
      hand.page = lobby;
      await hand.press(lobby.getByRole("button", { name: /입장$/ }).first());
      const slot = await windowOf(hand, () => hand.press(confirm()));
      await slot
        .getByRole("button", { name: /스핀|돌리기/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "read a message",
    from: "/",
    run: async (hand) => {
      await hand.press(hand.page.getByRole("link", { name: /쪽지/ }).first());
      await hand.press(hand.page.locator("main li h3 button").first());
      await hand.page.locator("main li h3 button[aria-expanded=true]").waitFor();
    },
  },
  {
    name: "see what was won yesterday",
    from: "/",
    run: async (hand) => {
      await hand.press(link(hand, "베팅결과"));
      await hand.press(link(hand, "어제"));
      await hand.page.locator("main a[aria-current]", { hasText: "어제" }).waitFor();
      await hand.page.getByText("당첨금액 합계").waitFor();
    },
  },
];

export async function run(): Promise<Row[]> {
  const own = process.env.BASE === undefined ? await startServerProcess({ HANPAN_MODE: "demo" }, 240_000) : null;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const url = own?.url ?? process.env.BASE ?? "";
    const rows: Row[] = [];
    for (const [at, task] of MEMBER_TASKS.entries())
      rows.push(await measure(browser, url, task, `member${String(at + 6).padStart(2, "0")}`));
    for (const task of OPERATOR_TASKS) rows.push(await measure(browser, url, task, "admin01"));
    return rows;
  } finally {
    await browser.close();
    await own?.end();
  }
}

async function measure(browser: Browser, url: string, task: Task, userId: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ko-KR" });

  try {
    const about = (await task.arrange?.((other) => ApiUser.login(url, other))) ?? "";
    await login(context, url, userId);
    const page = await context.newPage();
    await page.goto(url + task.from, { waitUntil: "networkidle", timeout: 15_000 }).catch(() => undefined);
    for (const popup of await page.getByRole("button", { name: "닫기", exact: true }).all())
      await popup.click().catch(() => undefined);
    await task.prepare?.(new Hand(page));
    const hand = new Hand(page);
    const began = performance.now();
    await task.run(hand, about);
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
