import { expect, type Request } from "@playwright/test";
import type { OperatorRequestPage, MoneyLimitRow } from "../../src/api/contract/operator/wallet.ts";
import type { tetherWithdrawalMachine } from "../../src/machines/tether-withdrawal/tether-withdrawal.machine.ts";
import { tetherWithdrawalPaths } from "../../src/machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof tetherWithdrawalMachine;

const MEMBER = "member14";
const FACE = '[data-machine="tether-withdrawal"]';
const PASSWORD = "482915";
const NOT_THERE = "The session's walk ends sessions.";
const IS_AN_ANSWER = "A call fails as a failure of the client, which is an answer; else the page's code is broken.";
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const isTold = ({ before }: AnyStep<Machine>) =>
  before.matches({ closed: "maintenance" }) || before.matches({ closed: "failed" }) || before.matches("refused");
/** Who leaves the page gives up what was not sent. */
const isLeaving = ({ event, before }: AnyStep<Machine>) => event.type === "withdrawal.cancel" && before.hasTag("busy");

const page = defineBrowserModel<Machine>({
  machine: "tether-withdrawal",
  guards: "money",
  model: tetherWithdrawalPaths,
  start: async (walk) => {
    await walk.clocks.install();
    await walk.clocks.resume();
    if (walk.isNew) await signIn(walk, MEMBER);
    await raiseDayLimit(walk);
    await endOpen(walk);
    await walk.page.goto("/exchangeCrypto");
    await expect(button(walk)).toBeEnabled();
    await walk.held.hold("flag", "**/api/setting/tether");
    await walk.held.hold("request", "**/api/exchange/tether");
    await walk.held.hold("find", /\/api\/commands\/[^/]+$/);
    await walk.held.hold("withdraw", /\/api\/commands\/[^/]+\/withdraw$/);
  },
  // What is stored is stored at once.
  face: ({ page: shown }, snapshot) =>
    shown.locator(snapshot.matches("storing") ? `${FACE}[data-state="storing"]` : FACE),
  isAway: (snapshot, step) => snapshot.matches("storing") || (step !== null && isLeaving(step)),
  onlyThen: (step) => (isLeaving(step) ? { why: "The page was left.", next: () => false } : null),
  cannot: (step) => {
    const { event, before, isRefused } = step;
    if (before.matches("storing"))
      return event.type.endsWith(".storeIntent")
        ? null
        : "What is stored is stored at once: there is no time for more.";
    if (isTold(step) && event.type !== "alert.read") return "What is told keeps a person from the page under it.";
    if (before.matches({ closed: "requested" })) return "The open request stands in place of the button.";
    return isRefused && event.type !== "withdrawal.submit" ? "Nothing on the page sends it then." : null;
  },
  does: {
    "withdrawal.open": (walk) => button(walk).click(),
    "withdrawal.submit/complete": (walk) => fill(walk, "10000", ADDRESS),
    "withdrawal.submit/no amount": async (walk) => {
      await fill(walk, "", ADDRESS);
      await expect(dialog(walk).getByText("금액을 입력해주세요.")).toBeVisible();
    },
    "withdrawal.submit/no address": async (walk) => {
      await fill(walk, "10000", " ");
      await expect(dialog(walk).getByText(/지갑 주소가 아닙니다/)).toBeVisible();
    },
    "withdrawal.back": (walk) => press(walk, "돌아가기"),
    "withdrawal.confirm": async (walk) => {
      // From here on the page's timers run when the walk says so.
      await walk.clocks.stop();
      await press(walk, "환전 신청");
    },
    "command.reconcile": (walk) => pressNotice(walk, "지금 확인"),
    "command.resend": (walk) => pressNotice(walk, "다시 보내기"),
    "command.discard": (walk) => pressNotice(walk, "취소하기"),
    "withdrawal.cancel": async (walk, { before }) => {
      if (before.hasTag("busy")) await walk.page.getByRole("main").getByRole("link", { name: "테더 충전" }).click();
      else await press(walk, "닫기");
    },
    "withdrawal.close": (walk) => walk.page.locator(FACE).getByRole("button", { name: "닫기", exact: true }).click(),
    "alert.read": ({ page }) =>
      page.getByRole("alertdialog").getByRole("button", { name: "확인", exact: true }).click(),
    "xstate.done.actor.readTether": async ({ operator, held }, { label }) => {
      await operator.settings({ tetherMaintenanceFlag: label.endsWith("/open") ? 0 : 1 });
      await held.letGo("flag", 200);
    },
    "xstate.error.actor.readTether/no answer": async ({ held }) => {
      await held.cut("flag");
    },
    "xstate.done.actor.storeIntent": async () => undefined,
    "xstate.done.actor.sendCommand/done": (walk) => settle(walk, "request", 201),
    "xstate.done.actor.sendCommand/refused": async (walk) => {
      await walk.operator.settings({ tetherMaintenanceFlag: 1 });
      await settle(walk, "request", 422);
    },
    "xstate.done.actor.sendCommand/unknown": ({ held }) => held.cut("request"),
    "xstate.done.actor.findCommand/done": async (walk) => {
      await deliver(walk, 201);
      await settle(walk, "find", 200);
    },
    "xstate.done.actor.findCommand/refused": async (walk) => {
      await deliverRefused(walk);
      await settle(walk, "find", 200);
    },
    "xstate.done.actor.findCommand/absent": async ({ held }) => void (await held.letGo("find", 404)),
    "xstate.done.actor.findCommand/unknown": ({ held }) => held.cut("find"),
    "xstate.done.actor.withdrawCommand/done": async (walk) => {
      await deliver(walk, 201);
      await settle(walk, "withdraw", 200);
    },
    "xstate.done.actor.withdrawCommand/refused": async (walk) => {
      await deliverRefused(walk);
      await settle(walk, "withdraw", 200);
    },
    "xstate.done.actor.withdrawCommand/withdrawn": (walk) => settle(walk, "withdraw", 204),
    "xstate.done.actor.withdrawCommand/unknown": ({ held }) => held.cut("withdraw"),
    "xstate.after.sendTimeout.tether-withdrawal.sending": (walk) => wait(walk, "unknown"),
    "xstate.after.sendTimeout.tether-withdrawal.reconciling": (walk) => wait(walk, "unknown"),
    "xstate.after.sendTimeout.tether-withdrawal.withdrawing": (walk) => wait(walk, "unsent"),
    "xstate.after.reconcileDelay.tether-withdrawal.unknown": (walk) => wait(walk, "reconciling"),
  },
  sees: {
    "closed.idle": async (walk) => {
      await expect(walk.page.getByRole("alertdialog")).toHaveCount(0);
      await expect(dialog(walk)).toHaveCount(0);
    },
    "closed.maintenance": ({ page: shown }) =>
      expect(shown.getByRole("alertdialog")).toContainText("현재 테더 출금은 점검중입니다."),
    "closed.failed": ({ page: shown }) => expect(shown.getByRole("alertdialog")).toBeVisible(),
    "closed.requested": ({ page: shown }) => expect(shown.locator(FACE).getByText(ADDRESS)).toBeVisible(),
    checking: async (walk) => {
      await expect(button(walk)).toHaveAttribute("aria-busy", "true");
      await walk.held.arrived("flag");
    },
    editing: (walk) => expect(dialog(walk).getByLabel("환전 금액")).toBeVisible(),
    confirming: async (walk) => {
      await expect(dialog(walk)).toContainText("10,000원을 테더로 환전 신청합니다.");
      await expect(dialog(walk)).toContainText(ADDRESS);
    },
    storing: async () => undefined,
    sending: async (walk) => {
      requests.set(walk, await walk.held.arrived("request"));
      expect(walk.held.count("request"), "one request is on its way").toBe(1);
      expect(await stored(walk), "its key is stored").toContain('"key"');
      expect(await stored(walk), "the password is not").not.toContain(PASSWORD);
    },
    unknown: async (walk) => {
      await expect(notice(walk)).toContainText("응답을 받지 못했습니다.");
      await expect(button(walk)).toHaveCount(0);
    },
    reconciling: async (walk) => {
      await walk.held.arrived("find");
      await expect(button(walk)).toHaveCount(0);
    },
    unsent: async (walk, { context }) => {
      const text = context.refusal ? "취소를 확인하지 못했습니다." : "서버에 전달되지 않았습니다.";
      await expect(notice(walk)).toContainText(text);
    },
    withdrawing: async (walk) => {
      await walk.held.arrived("withdraw");
    },
    interrupted: () => Promise.reject(new Error(NOT_THERE)),
    refused: async (walk) => {
      await expect(walk.page.getByRole("alertdialog")).toBeVisible();
      expect(await stored(walk), "no key is kept").not.toContain('"key"');
    },
  },
  leavesOut: {
    "closed.requested withdrawal.close": "The open request stands in place of the outcome.",
    "xstate.error.actor.readTether/server's words": "The server refuses this call only when its database fails.",
    "xstate.error.actor.readTether/second login": "The session's walk ends sessions.",
    "xstate.error.actor.readTether/unauthorized": "The session's walk ends sessions.",
    "xstate.error.actor.readTether/server fault": "A line that is cut goes the same way.",
    "refused withdrawal.open": "What is told keeps a person from the page under it.",
    "xstate.done.actor.sendCommand/session ended": NOT_THERE,
    "xstate.done.actor.findCommand/session ended": NOT_THERE,
    "xstate.done.actor.withdrawCommand/session ended": NOT_THERE,
    "interrupted command.reconcile": NOT_THERE,
    "xstate.error.actor.storeIntent": "The storage of a tab is filled by its own page only.",
    "xstate.error.actor.sendCommand": IS_AN_ANSWER,
    "xstate.error.actor.findCommand": IS_AN_ANSWER,
    "xstate.error.actor.withdrawCommand": IS_AN_ANSWER,
  },
});

const button = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("button", { name: "테더 환전하기" });
const notice = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("alert");
const dialog = ({ page: shown }: Walk) => shown.getByRole("dialog");

async function press(walk: Walk, name: string): Promise<void> {
  await dialog(walk).getByRole("button", { name, exact: true }).click();
}

async function pressNotice({ page: shown }: Walk, name: string): Promise<void> {
  await shown.locator(FACE).getByRole("button", { name, exact: true }).click();
}

/** The requests that the page sent last. */
const requests = new WeakMap<Walk, Request>();

/** The answer arrives, and the page's clock goes on by itself: dialogs come and go by timers. */
async function settle({ held, clocks }: Walk, name: string, status: number): Promise<void> {
  await held.letGo(name, status);
  await clocks.resume();
}

/** The request whose answer was lost reaches the server now. */
async function deliver(walk: Walk, status: number): Promise<void> {
  const sent = requests.get(walk);
  if (!sent) throw new Error("nothing was sent");
  const answer = await fetch(sent.url(), {
    method: sent.method(),
    headers: sent.headers(),
    body: sent.postData(),
  });
  expect(answer.status).toBe(status);
}

/** It reaches the server during a maintenance; the refusal is kept under its key. */
async function deliverRefused(walk: Walk): Promise<void> {
  await walk.operator.settings({ tetherMaintenanceFlag: 1 });
  await deliver(walk, 422);
  await walk.operator.settings({ tetherMaintenanceFlag: 0 });
}

/** The page's timers run until it is there. */
async function wait(walk: Walk, state: string): Promise<void> {
  const there = walk.page.locator(`${FACE}[data-state="${state}"]`);
  for (let ran = 0; ran < 32_000 && (await there.count()) === 0; ran += 500) await walk.clocks.run(500);
}

/** Everything that the page stores. */
function stored({ page: shown }: Walk): Promise<string> {
  return shown.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
}

async function fill(walk: Walk, amount: string, address: string): Promise<void> {
  await dialog(walk).getByLabel("환전 금액").fill(amount);
  await dialog(walk).getByLabel("네트워크").selectOption("TRC20");
  await dialog(walk).getByLabel("받을 지갑 주소").fill(address);
  await dialog(walk).getByLabel("환전 비밀번호").fill(PASSWORD);
  await press(walk, "다음");
}

/** What the path before left open. */
async function endOpen({ operator }: Walk): Promise<void> {
  const path = `/api/admin/money-requests?kind=exchange&text=${MEMBER}`;
  const [open] = (await operator.ask<OperatorRequestPage>("GET", path)).items;
  if (!open) return;
  for (const action of ["claim", "refuse"])
    await operator.ask("POST", "/api/admin/money-requests/act", { action, ids: [open.id], reason: "시험" });
}

async function raiseDayLimit({ operator }: Walk): Promise<void> {
  const { items } = await operator.ask<{ items: MoneyLimitRow[] }>("GET", "/api/admin/money-limits");
  const more = items.map((row) => ({ ...row, exchangesPerDay: 1_000 }));
  await operator.ask("PUT", "/api/admin/money-limits", { items: more });
}

describeWalks(page);
