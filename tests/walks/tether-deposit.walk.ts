import { expect } from "@playwright/test";
import type { tetherDepositMachine } from "../../src/machines/tether-deposit/tether-deposit.machine.ts";
import { tetherDepositPaths } from "../../src/machines/tether-deposit/tether-deposit.paths.ts";
import { addComma, formatPrice } from "../../src/domain/common/price.ts";
import { usdtOf } from "../../src/domain/wallet/tether-order.ts";
import { usdtText } from "../../src/domain/wallet/usdt-text.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { submissionWalk, whileStoring } from "./lib/submission.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof tetherDepositMachine;

const FACE = '[data-machine="tether-deposit"]';
const isTold = ({ before }: AnyStep<Machine>) =>
  before.matches({ closed: "maintenance" }) || before.matches({ closed: "failed" }) || before.matches("refused");
/** Who leaves the page cancels what no dialog shows. */
const isLeaving = ({ event, before }: AnyStep<Machine>) => event.type === "deposit.cancel" && before.hasTag("busy");

/** In hundredths of a won: where each path begins, and by how much it moves against the member. */
const [RATE, STEP] = [138_550, 1_000];
const AS_SENT = "A refusal that is found later is read as the one of the call itself.";

const rateOf = ({ notes }: Walk): number => Number(notes.get("rate") ?? RATE);

async function setRate({ operator, notes }: Walk, rate: number): Promise<void> {
  await operator.ask("PUT", "/api/admin/tether-rate", { rate });
  notes.set("rate", rate);
}

/** The deposit that is asked for now will be refused because of its rate. */
function isToMove({ coming }: Walk): boolean {
  const next = coming.findIndex(({ event }) => event.type === "deposit.confirm");
  return coming
    .slice(0, next === -1 ? coming.length : next)
    .some(({ label }) => label === "xstate.done.actor.sendCommand/rate moved");
}

const submission = submissionWalk({
  machine: "tether-deposit",
  face: FACE,
  url: "**/api/charge/cryptoDeposit",
  refuse: ({ operator }) => operator.settings({ tetherMaintenanceFlag: 1 }),
  allow: ({ operator }) => operator.settings({ tetherMaintenanceFlag: 0 }),
  status: { done: 201, refused: 422 },
});

const page = defineBrowserModel<Machine>({
  machine: "tether-deposit",
  guards: "money",
  model: tetherDepositPaths,
  context: { ignoreHTTPSErrors: true },
  start: async (walk) => {
    await walk.clocks.install();
    await walk.clocks.resume();
    if (walk.isNew) await signIn(walk, "member15");
    for (const other of walk.context.pages()) if (other !== walk.page) await other.close();
    await setRate(walk, RATE);
    await walk.page.goto("/chargeCrypto");
    await endOpen(walk);
    await expect(button(walk)).toBeEnabled();
    await walk.held.hold("flag", "**/api/setting/tether");
    await walk.held.hold("url", "**/api/charge/tetherDepositUrl*");
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
    if (before.matches({ closed: "paying" }) && event.type === "deposit.open")
      return "An order that is open leaves no button.";
    return isRefused && event.type !== "deposit.submit" ? "Nothing on the page sends it then." : null;
  },
  does: {
    "deposit.open": async (walk) => {
      // An order that is open leaves no button.
      await endOpen(walk);
      await button(walk).click();
    },
    "deposit.type": async (walk, { event: { amount, network } }) => {
      await dialog(walk).getByLabel("충전 금액").fill(String(amount));
      await dialog(walk).getByLabel("네트워크").selectOption(network);
    },
    "deposit.submit": async (walk, { isRefused }) => {
      await press(walk, "다음");
      if (isRefused) await expect(dialog(walk).getByText("금액을 입력해주세요.")).toBeVisible();
    },
    "deposit.back": (walk) => press(walk, "돌아가기"),
    "deposit.confirm": (walk, { before: { context } }) =>
      press(walk, context.moved ? "변경 환율로 결제창 열기" : "결제창 열기"),
    ...submission.does,
    "xstate.done.actor.sendCommand/rate moved": async ({ held, clocks }) => {
      await held.letGo("request", 409);
      await clocks.resume();
    },
    "deposit.cancel": async (walk, { before }) => {
      if (before.hasTag("busy")) await walk.page.getByRole("main").getByRole("link", { name: "테더 환전" }).click();
      else await press(walk, "닫기");
    },
    "deposit.close": async (walk) => {
      await walk.page.locator(FACE).getByRole("button", { name: "확인", exact: true }).click();
      await popup(walk)?.close();
    },
    "alert.read": ({ page }) =>
      page.getByRole("alertdialog").getByRole("button", { name: "확인", exact: true }).click(),
    "window.closed": async (walk) => {
      await popup(walk)?.close();
    },
    "xstate.done.actor.readTether": async ({ operator, held }, { label }) => {
      await operator.settings({ tetherMaintenanceFlag: label.endsWith("/open") ? 0 : 1 });
      await held.letGo("flag", 200);
    },
    "xstate.error.actor.readTether/no answer": async ({ held }) => {
      await held.cut("flag");
    },
    // The rate of the address is the one that the deposit is recorded at.
    "xstate.done.actor.readDepositUrl/https": async (walk) => {
      if (isToMove(walk)) await setRate(walk, rateOf(walk) - STEP);
      await walk.held.letGo("url", 200);
    },
    "xstate.error.actor.readDepositUrl/server's words": (walk) => refuse(walk, "url"),
    "xstate.error.actor.readDepositUrl/no answer": async ({ held }) => {
      await held.cut("url");
    },
  },
  sees: {
    "closed.idle": async (walk, _snapshot, step) => {
      await expect(walk.page.getByRole("alertdialog")).toHaveCount(0);
      await expect(dialog(walk)).toHaveCount(0);
      // An order that was recorded after all is paid from its card.
      if (step?.label.endsWith("Command/done")) await expect(cancelButton(walk)).toBeVisible();
    },
    "closed.maintenance": ({ page: shown }) =>
      expect(shown.getByRole("alertdialog")).toContainText("현재 테더 입금은 점검중입니다."),
    "closed.blocked": async () => undefined,
    "closed.failed": async (walk) => {
      await expect(walk.page.getByRole("alertdialog")).toBeVisible();
      await expect.poll(() => popup(walk)).toBeUndefined();
    },
    "closed.paying": async (walk) => {
      await expect(walk.page.getByText("새 창에서 입금을 진행해주세요.")).toBeVisible();
      await expect.poll(() => popup(walk)?.url()).toMatch(/^https:\/\/[^/]+\/pay\//);
      await expect(walk.page.locator(FACE).getByRole("img", { name: "입금 주소의 QR 코드" })).toBeVisible();
    },
    checking: async (walk) => {
      await expect(button(walk)).toHaveAttribute("aria-busy", "true");
      await walk.held.arrived("flag");
    },
    editing: async (walk, { context: { amount, network } }) => {
      await expect(dialog(walk).getByLabel("충전 금액")).toHaveValue(amount === 0 ? "" : addComma(amount));
      await expect(dialog(walk).getByLabel("네트워크")).toHaveValue(network);
    },
    confirming: async (walk, { context: { moved } }) => {
      const rate = rateOf(walk);
      await expect(dialog(walk)).toContainText(`100,000원을 ${usdtText(usdtOf(100_000, rate))} USDT로 충전합니다.`);
      if (!moved) return;
      const movement = `${formatPrice(rate + STEP)}원 → ${formatPrice(rate)}원`;
      await expect(dialog(walk).getByRole("alert")).toContainText(movement);
    },
    requesting: async (walk) => {
      await walk.held.arrived("url");
      expect(popup(walk)?.url()).toBe("about:blank");
      expect(walk.held.count("request"), "nothing is recorded yet").toBe(0);
    },
    ...submission.sees,
    sending: async (walk, { context }) => {
      await submission.sees.sending(walk);
      // The window does not wait on where an answer was waited for in vain.
      const waiting = context.address === null ? undefined : "about:blank";
      expect(popup(walk)?.url(), "nothing is shown before it is recorded").toBe(waiting);
    },
    unknown: async (walk) => {
      await submission.sees.unknown(walk);
      await expect.poll(() => popup(walk), "the window is closed").toBeUndefined();
    },
  },
  leavesOut: {
    "deposit.type/half a won": "The field takes whole won.",
    "session.ended": "The session's walk ends sessions.",
    "window.blocked": "A browser blocks the window within the click that asks for it; a story shows what is said.",
    "closed.blocked alert.read": "No walk comes to a blocked window.",
    "xstate.done.actor.readDepositUrl/http": "The desk's address is always https; the machine's own test goes there.",
    "xstate.error.actor.readTether/server's words": "The server refuses this call only when its database fails.",
    "xstate.error.actor.readTether/second login": "The session's walk ends sessions.",
    "xstate.error.actor.readDepositUrl/second login": "The session's walk ends sessions.",
    "refused deposit.open": "What is told keeps a person from the page under it.",
    "xstate.done.actor.findCommand/rate moved": AS_SENT,
    "xstate.done.actor.withdrawCommand/rate moved": AS_SENT,
    ...submission.leavesOut,
  },
});

const button = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("button", { name: "테더 충전하기" });
const dialog = ({ page: shown }: Walk) => shown.getByRole("dialog");
const cancelButton = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("button", { name: "입금 취소" });
const popup = (walk: Walk) => walk.context.pages().find((one) => one !== walk.page);

async function press(walk: Walk, name: string): Promise<void> {
  await dialog(walk).getByRole("button", { name, exact: true }).click();
}

/** The maintenance begins while the call is under way. */
async function refuse({ operator, held }: Walk, name: string): Promise<void> {
  await operator.settings({ tetherMaintenanceFlag: 1 });
  await held.letGo(name, 422);
}

/** What the path before recorded. */
async function endOpen(walk: Walk): Promise<void> {
  const face = walk.page.locator(FACE);
  const cancel = cancelButton(walk);
  await expect(cancel.or(button(walk))).toBeVisible();
  if (!(await cancel.isVisible())) return;
  await cancel.click();
  await expect(face.getByText("이 입금을 취소합니다.")).toBeVisible();
  await cancel.click();
}

describeWalks(page);
