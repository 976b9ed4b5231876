// `npm run verify -- network`: a page in Chromium moves money over a line that is late, cut, half open, or loses answers.
// Each way of moving money under each fault: what it came to stands at most once, nothing is only busy for more than ten
// seconds, and the page knows the outcome five seconds after the line is well. NETWORK_FLOWS, NETWORK_FAULTS: some of them.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/lib/chromium.ts";
import { startServerProcess } from "../../scripts/lib/server-process.ts";
import { ApiUser } from "../factories/api-user.ts";
import { isFair, offersOf, oneEach, readGame } from "../e2e/drivers/fixtures.ts";
import { MemberDriver } from "../e2e/drivers/member.ts";
import { FAULTS, type Fault, startBadLine } from "./lib/network.ts";
import { chanceOf, numberOf } from "./lib/processes.ts";
import { printColumns, printTable } from "./lib/table.ts";

const SPINNER_MS = 10_000;
const RECONCILED_MS = 5_000;
/** How long a line stays bad: longer than anything may be only busy. */
const BAD_MS = numberOf("NETWORK_BAD_MS", 12_000);
const LONGEST_MS = 60_000;
/** What a page shows while nothing is told of what is under way. */
const BUSY = ["storing", "sending", "withdrawing"];
const SETTLED = ["accepted", "done", "paid", "refused", "unsent", "priceChanged", "pending"];

const some = (name: string, all: readonly string[]): string[] => process.env[name]?.split(",") ?? [...all];
const random = chanceOf("NETWORK_SEED");
const server = await startServerProcess(
  { FEED: "simulated", FEED_SEED: "3", IN_PLAY_DELAY_MS: "300", TRUST_PROXY: "true", LOG_LEVEL: "fatal" },
  600_000,
);
const line = await startBadLine(server.url, random);
const operator = await ApiUser.login(server.url, "admin01");

interface Flow {
  member: string;
  /** The face whose state says how far it is. */
  face: string;
  /** Brings the page to the press, over a line that is well. */
  prepare(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
  /** How often it stands, by the API. */
  count(user: ApiUser): Promise<number>;
  /** Of what is shown by more than the face: true when it is settled. */
  isSettled?(page: Page): Promise<boolean>;
}

const total = async (user: ApiUser, path: string): Promise<number> => {
  const body = await user.ask<{ items: unknown[]; total?: number; totalItems?: number }>("GET", path);
  return body.total ?? body.totalItems ?? body.items.length;
};
const main = (page: Page) => page.getByRole("main");
async function twice(page: Page, name: string): Promise<void> {
  const button = main(page).getByRole("button", { name, exact: true });
  await button.click();
}

const bettingButton = (page: Page) =>
  new MemberDriver(page).slip.getByRole("button", { name: /^(베팅하기|변경 배당 수락하고 베팅)/ });

/** A bet on an open price of a page; those of games are placed without being asked again. */
const betOn = (member: string, path: string, { isAsked }: { isAsked: boolean }): Flow => ({
  member,
  face: '[data-machine="placement"]',
  prepare: async (page) => {
    const driver = new MemberDriver(page);
    await page.goto(path);
    const cells = page.locator('[aria-pressed="false"].price-cell[data-state="open"]');
    await cells.first().waitFor();
    // Not the first one, which may be refused as its match begins, nor the last one, which may be a bonus.
    const cell = cells.nth(Math.floor((await cells.count()) / 2));
    // Picks that are kept come a moment later; with an empty slip the button is disabled.
    const clear = page.getByRole("button", { name: "전체 삭제" }).first();
    await clear.click({ timeout: 2_000 }).catch(() => {});
    await cell.click();
    const any = driver.slip.getByText("모두 수락", { exact: true });
    if (await any.isVisible().catch(() => false)) await any.click();
    await driver.setStake(5_000);
    if (!isAsked) return;
    await bettingButton(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "베팅하기" }).waitFor();
  },
  press: (page) =>
    isAsked ? page.getByRole("dialog").getByRole("button", { name: "베팅하기" }).click() : bettingButton(page).click(),
  count: (user) => total(user, "/api/bets?itemsPerPage=100"),
});

const coupons: string[] = [];
for (const _ of FAULTS) {
  const { code } = await operator.ask<{ code: string }>("POST", "/api/admin/coupons", {
    title: "망 시험",
    reward: { kind: "points", amount: 1_000, wagering: 0 },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    codeCount: 1,
  });
  coupons.push(code);
}

const FLOWS: Record<string, Flow> = {
  "bet (Korea)": betOn("member04", "/korea/cross", { isAsked: true }),
  "bet (in play)": betOn("member11", "/inplay", { isAsked: true }),
  "bet (virtual)": betOn("member12", "/minigame/bet365/horse/victoriaparks", { isAsked: false }),
  "bet (mini-game)": betOn("member16", "/minigame/eos/powerball5", { isAsked: false }),
  "cash-out": {
    member: "member18",
    face: '[data-machine="cash-out"]',
    prepare: async (page) => {
      const user = await ApiUser.login(server.url, "member18");
      const offers = offersOf(await readGame(server.url, "cross"), "win_draw_lose").filter((one) => isFair(one));
      const [offer] = oneEach(offers, 1);
      if (!offer) throw new Error("nothing is offered");
      const { fixture, market, selection } = offer;
      const pick = { kind: "fixture", fixtureId: fixture.id, marketId: market.id, selectionId: selection.id };
      await user.bet(crypto.randomUUID(), {
        stake: 10_000,
        accept: "any",
        picks: [{ ...pick, betPrice: selection.betPrice }],
      });
      await new MemberDriver(page).beginSession("member18");
      await page.goto("/bet_result");
      await page.locator("summary").first().click();
      await page
        .locator('[data-machine="cash-out"]')
        .getByRole("button", { name: /원에 캐시아웃$/ })
        .waitFor();
    },
    press: (page) =>
      page
        .locator('[data-machine="cash-out"]')
        .getByRole("button", { name: /원에 캐시아웃$/ })
        .click(),
    count: async (user) => {
      const { items } = await user.ask<{ items: { cashedStake?: number; status: number }[] }>(
        "GET",
        "/api/bets?itemsPerPage=100",
      );
      return items.filter(({ status }) => status === 3).length;
    },
  },
  charge: {
    member: "member19",
    face: 'form[data-machine="command"], div[data-machine="command"]',
    prepare: async (page) => {
      await endRequests("member19", "charge");
      await page.goto("/charge");
      await page.getByRole("button", { name: "+1만원" }).first().click();
      await page.getByLabel("입금자명").fill("홍길동");
      await twice(page, "충전 신청");
    },
    press: (page) => twice(page, "충전 신청"),
    count: (user) => total(user, "/api/money-requests?itemsPerPage=100"),
    isSettled: (page) =>
      page
        .getByText(/접수되었습니다/)
        .first()
        .isVisible(),
  },
  exchange: {
    member: "member17",
    face: 'form[data-machine="command"], div[data-machine="command"]',
    prepare: async (page) => {
      await endRequests("member17", "exchange");
      await page.goto("/exchange");
      await page.getByLabel("환전 금액").fill("10000");
      await page.getByLabel("환전 비밀번호", { exact: true }).fill("482915");
      await twice(page, "환전 신청");
    },
    press: (page) => twice(page, "환전 신청"),
    count: (user) => total(user, "/api/money-requests?itemsPerPage=100"),
    isSettled: (page) =>
      page
        .getByText(/접수되었습니다/)
        .first()
        .isVisible(),
  },
  points: {
    member: "member14",
    face: 'form[data-machine="command"], div[data-machine="command"]',
    prepare: async (page) => {
      await page.goto("/mywallet/point");
      await page.getByLabel("전환할 포인트").fill("1000");
      await twice(page, "전환");
    },
    press: (page) => twice(page, "전환"),
    count: async (user) => Math.round((await user.ask<{ point: number }>("GET", "/api/member/user")).point / -1_000),
  },
  coupon: {
    member: "member10",
    face: 'form[data-machine="command"], div[data-machine="command"]',
    prepare: async (page) => {
      await page.goto("/coupon");
      await page.getByRole("textbox", { name: "쿠폰 번호" }).fill(coupons.shift() ?? "");
    },
    press: (page) => page.getByRole("button", { name: "등록", exact: true }).click(),
    count: (user) => total(user, "/api/coupons?itemsPerPage=100"),
    isSettled: (page) =>
      page
        .getByText(/지급되었습니다/)
        .first()
        .isVisible(),
  },
};

/** Waiting requests are refused: a member has one at a time. */
async function endRequests(userId: string, kind: "charge" | "exchange"): Promise<void> {
  const { items } = await operator.ask<{ items: { id: string; userId: string }[] }>(
    "GET",
    `/api/admin/money-requests?kind=${kind}&text=${userId}&itemsPerPage=100`,
  );
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return;
  await operator.ask("POST", "/api/admin/money-requests/act", { action: "claim", ids }).catch(() => {});
  await operator
    .ask("POST", "/api/admin/money-requests/act", { action: "refuse", ids, reason: "확인" })
    .catch(() => {});
}

interface Seen {
  flow: string;
  fault: Fault;
  outcome: string;
  /** How often it stands in the end. */
  stands: number;
  spinnerMs: number;
  /** From the moment at which the line is well; 0: before that. Null: never. */
  reconciledMs: number | null;
  error?: string;
}

/** Watches the face from within the page: since when it was only busy, for how long at most, and when it was settled. */
const WATCH = `(face, busy, settled) => {
  const seen = { longest: 0, since: null, settledAt: null, state: null, text: "" };
  window.fireSeen = seen;
  clearInterval(window.fireTimer);
  window.fireTimer = setInterval(() => {
    const states = [...document.querySelectorAll(face)].map((one) => one.dataset.state ?? "");
    const leaf = states.map((state) => state.split(".").at(-1));
    const now = performance.now();
    if (leaf.some((state) => busy.includes(state))) seen.since ??= now;
    else seen.since = null;
    if (seen.since !== null) seen.longest = Math.max(seen.longest, now - seen.since);
    const end = leaf.find((state) => settled.includes(state));
    seen.state = leaf.join(" ");
    if (end === undefined) seen.settledAt = null;
    else seen.settledAt ??= now;
  }, 25);
}`;
interface Fire {
  longest: number;
  settledAt: number | null;
  state: string | null;
}
const fireOf = (page: Page): Promise<Fire & { now: number }> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { fireSeen: Fire }).fireSeen, now: performance.now() }));

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const seen: Seen[] = [];

async function tryOne(page: Page, name: string, fault: Fault): Promise<Seen> {
  const flow = FLOWS[name];
  if (!flow) throw new Error(`no flow ${name}`);
  await flow.prepare(page);
  // The page's own session: one login ends the one before.
  const { token } = (await (await page.request.get(`${server.url}/api/member/token`)).json()) as { token: string };
  const user = Object.assign(new ApiUser(server.url, flow.member), { token });
  const before = await flow.count(user);
  await page.evaluate(`(${WATCH})(${JSON.stringify(flow.face)}, ${JSON.stringify(BUSY)}, ${JSON.stringify(SETTLED)})`);
  line.arm(fault);
  const pressedAt = performance.now();
  await flow.press(page);
  const isSettled = async () => {
    const fire = await fireOf(page);
    return fire.settledAt !== null || ((await flow.isSettled?.(page).catch(() => false)) ?? false);
  };
  let reconciledMs: number | null = null;
  while (performance.now() - pressedAt < BAD_MS && reconciledMs === null) {
    if (await isSettled()) reconciledMs = 0;
    else await sleep(50);
  }
  line.set(null);
  const healedAt = performance.now();
  while (reconciledMs === null && performance.now() - healedAt < LONGEST_MS) {
    if (await isSettled()) reconciledMs = Math.round(performance.now() - healedAt);
    else await sleep(25);
  }
  const { longest, state } = await fireOf(page);
  let outcome = reconciledMs === null ? `? ${state}` : (state ?? "");
  // What did not reach the server is sent again by the member.
  if (outcome.includes("unsent")) {
    await page.getByRole("button", { name: "다시 보내기" }).first().click();
    const stateNow = async () => (await fireOf(page)).state ?? "";
    const isOver = async () => !(await stateNow()).includes("unsent") && (await isSettled());
    for (let waited = 0; waited < LONGEST_MS && !(await isOver()); waited += 250) await sleep(250);
    outcome += ` → sent again ${await stateNow()}`;
  }
  await sleep(1_000);
  return {
    flow: name,
    fault,
    outcome,
    stands: (await flow.count(user)) - before,
    spinnerMs: Math.round(longest),
    reconciledMs,
  };
}

for (const name of some("NETWORK_FLOWS", Object.keys(FLOWS))) {
  const context = await browser.newContext({
    baseURL: line.url,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  line.set(null);
  try {
    await new MemberDriver(page).beginSession(FLOWS[name]?.member ?? "");
    for (const fault of some("NETWORK_FAULTS", FAULTS) as Fault[]) {
      const one = await tryOne(page, name, fault).catch((error: unknown): Seen => {
        line.set(null);
        return {
          flow: name,
          fault,
          outcome: "could not be tried",
          stands: 0,
          spinnerMs: 0,
          reconciledMs: null,
          error: String(error).slice(0, 600),
        };
      });
      seen.push(one);
      console.log(
        `${name} × ${fault}: ${one.outcome}, stands ${one.stands}, busy ${one.spinnerMs} ms, known after ${one.reconciledMs} ms${one.error ? `\n  ${one.error}` : ""}`,
      );
    }
  } finally {
    await context.close();
  }
}
await browser.close();

printColumns(
  ["flow", "fault", "outcome", "stands", "busy, ms", "known after healing, ms"],
  seen.map(({ flow, fault, outcome, stands, spinnerMs, reconciledMs }) => [
    flow,
    fault,
    outcome,
    stands,
    spinnerMs,
    reconciledMs ?? "never",
  ]),
);
const { differences } = await operator.ask<{ differences: unknown[] }>("GET", "/api/admin/audit");
const [doubled, untried] = [
  seen.filter(({ stands }) => stands > 1),
  seen.filter(({ stands, outcome }) => stands < 1 && !/priceChanged|refused/.test(outcome)),
];
const busy = seen.filter(({ spinnerMs }) => spinnerMs > SPINNER_MS);
const late = seen.filter(({ reconciledMs }) => reconciledMs === null || reconciledMs > RECONCILED_MS);
const code = printTable([
  ["flows under a fault", seen.length, seen.length > 0],
  ["flows that stand twice", doubled.length, doubled.length === 0],
  ["flows that do not stand in the end, and were not refused", untried.length, untried.length === 0],
  ["flows that were only busy for more than 10 s", busy.length, busy.length === 0],
  ["flows that were not known 5 s after the line was well", late.length, late.length === 0],
  ["differences in the books", differences.length, differences.length === 0],
]);
await line.close();
await server.end();
process.exit(code);
