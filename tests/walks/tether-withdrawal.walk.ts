import { expect } from "@playwright/test";
import type { OperatorRequestPage, MoneyLimitRow } from "../../src/api/contract/operator/wallet.ts";
import type { tetherWithdrawalMachine } from "../../src/machines/tether-withdrawal/tether-withdrawal.machine.ts";
import { tetherWithdrawalPaths } from "../../src/machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { formatPrice } from "../../src/domain/common/price.ts";
import { usdtOf } from "../../src/domain/wallet/tether-order.ts";
import { usdtText } from "../../src/domain/wallet/usdt-text.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { stored, submissionWalk, whileStoring } from "./lib/submission.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof tetherWithdrawalMachine;

const MEMBER = "member14";
const FACE = '[data-machine="tether-withdrawal"]';
const PASSWORD = "482915";
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const isTold = ({ before }: AnyStep<Machine>) =>
  before.matches({ closed: "maintenance" }) || before.matches({ closed: "failed" }) || before.matches("refused");
/** Who leaves the page gives up what was not sent. */
const isLeaving = ({ event, before }: AnyStep<Machine>) => event.type === "withdrawal.cancel" && before.hasTag("busy");

/** In hundredths of a won: where each path begins, and by how much it moves against the member. */
const [RATE, STEP] = [138_550, 1_000];
const AS_SENT = "A refusal that is found later is read as the one of the call itself.";

const rateOf = ({ notes }: Walk): number => Number(notes.get("rate") ?? RATE);

async function setRate({ operator, notes }: Walk, rate: number): Promise<void> {
  await operator.ask("PUT", "/api/admin/tether-rate", { rate });
  notes.set("rate", rate);
}

const submission = submissionWalk({
  machine: "tether-withdrawal",
  face: FACE,
  url: "**/api/exchange/tether",
  refuse: ({ operator }) => operator.settings({ tetherMaintenanceFlag: 1 }),
  allow: ({ operator }) => operator.settings({ tetherMaintenanceFlag: 0 }),
  status: { done: 201, refused: 422 },
});

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
    await setRate(walk, RATE);
    await walk.page.goto("/exchangeCrypto");
    await expect(button(walk)).toBeEnabled();
    await walk.held.hold("flag", "**/api/setting/tether");
    await submission.hold(walk);
  },
  // What is stored is stored at once.
  face: ({ page: shown }, snapshot) =>
    shown.locator(snapshot.matches("storing") ? `${FACE}[data-state="storing"]` : FACE),
  isAway: (snapshot, step) => snapshot.matches("storing") || (step !== null && isLeaving(step)),
  onlyThen: (step) => (isLeaving(step) ? { why: "The page was left.", next: () => false } : null),
  cannot: (step) => {
    const { event, before, isRefused } = step;
    if (before.matches("storing")) return whileStoring(event);
    if (isTold(step) && event.type !== "alert.read") return "What is told keeps a person from the page under it.";
    if (before.matches({ closed: "requested" })) return "The open request stands in place of the button.";
    return isRefused && event.type !== "withdrawal.submit" ? "Nothing on the page sends it then." : null;
  },
  does: {
    "withdrawal.open": (walk) => button(walk).click(),
    "withdrawal.type": async (walk, { event }) => {
      await dialog(walk).getByLabel("환전 금액").fill(event.amount === 0 ? "" : "10000");
      await dialog(walk).getByLabel("네트워크").selectOption("TRC20");
      await dialog(walk).getByLabel("받을 지갑 주소").fill(event.address.trim() === "" ? " " : ADDRESS);
    },
    "withdrawal.submit": async (walk, { isRefused, before: { context } }) => {
      await dialog(walk).getByLabel("환전 비밀번호").fill(PASSWORD);
      await press(walk, "다음");
      const missing = context.amount === 0 ? "금액을 입력해주세요." : /지갑 주소가 아닙니다/;
      if (isRefused) await expect(dialog(walk).getByText(missing)).toBeVisible();
    },
    "withdrawal.back": (walk) => press(walk, "돌아가기"),
    "withdrawal.confirm": async (walk, { before: { context } }) => {
      await submission.stopClock(walk);
      await press(walk, context.moved ? "변경 환율로 환전 신청" : "환전 신청");
    },
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
    ...submission.does,
    "xstate.done.actor.sendCommand/rate moved": async (walk) => {
      await setRate(walk, rateOf(walk) + STEP);
      await walk.held.letGo("request", 409);
      await walk.clocks.resume();
    },
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
    editing: async (walk, { context: { amount, address } }) => {
      await expect(dialog(walk).getByLabel("환전 금액")).toHaveValue(amount === 0 ? "" : "10,000");
      await expect(dialog(walk).getByLabel("받을 지갑 주소")).toHaveValue(address === "" ? /^ ?$/ : ADDRESS);
    },
    confirming: async (walk, { context: { moved } }) => {
      const rate = rateOf(walk);
      await expect(dialog(walk)).toContainText(`약 ${usdtText(usdtOf(10_000, rate))} USDT`);
      const movement = `${formatPrice(rate - STEP)}원 → ${formatPrice(rate)}원`;
      if (moved) await expect(dialog(walk).getByRole("alert")).toContainText(movement);
      await expect(dialog(walk)).toContainText("10,000원을 테더로 환전 신청합니다.");
      await expect(dialog(walk)).toContainText(ADDRESS);
    },
    ...submission.sees,
    sending: async (walk) => {
      await submission.sees.sending(walk);
      expect(await stored(walk), "the password is not stored").not.toContain(PASSWORD);
    },
    unknown: async (walk) => {
      await submission.sees.unknown(walk);
      await expect(button(walk)).toHaveCount(0);
    },
  },
  leavesOut: {
    "closed.requested withdrawal.close": "The open request stands in place of the outcome.",
    "xstate.error.actor.readTether/server's words": "The server refuses this call only when its database fails.",
    "xstate.error.actor.readTether/second login": "The session's walk ends sessions.",
    "session.ended": "The session's walk ends sessions.",
    "xstate.error.actor.readTether/unauthorized": "The session's walk ends sessions.",
    "xstate.error.actor.readTether/server fault": "A line that is cut goes the same way.",
    "refused withdrawal.open": "What is told keeps a person from the page under it.",
    "xstate.done.actor.findCommand/rate moved": AS_SENT,
    "xstate.done.actor.withdrawCommand/rate moved": AS_SENT,
    ...submission.leavesOut,
  },
});

const button = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("button", { name: "테더 환전하기" });
const dialog = ({ page: shown }: Walk) => shown.getByRole("dialog");

async function press(walk: Walk, name: string): Promise<void> {
  await dialog(walk).getByRole("button", { name, exact: true }).click();
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
