import { expect } from "@playwright/test";
import type { tetherDepositMachine } from "../../src/machines/tether-deposit/tether-deposit.machine.ts";
import { tetherDepositPaths } from "../../src/machines/tether-deposit/tether-deposit.paths.ts";
import { addComma, formatPrice } from "../../src/domain/common/price.ts";
import { usdtOf } from "../../src/domain/wallet/tether-order.ts";
import { usdtText } from "../../src/domain/wallet/usdt-text.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { tetherWalk } from "./lib/tether-form.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof tetherDepositMachine;

const FACE = '[data-machine="tether-deposit"]';
const tether = tetherWalk({
  machine: "tether-deposit",
  url: "**/api/charge/cryptoDeposit",
  open: "테더 충전하기",
  elsewhere: "테더 환전",
  maintenance: "현재 테더 입금은 점검중입니다.",
  missing: () => "금액을 입력해주세요.",
});
const { button, dialog, press } = tether;

/** The deposit that is asked for now will be refused because of its rate. */
function isToMove({ coming }: Walk): boolean {
  const next = coming.findIndex(({ event }) => event.type === "tether.confirm");
  return coming
    .slice(0, next === -1 ? coming.length : next)
    .some(({ label }) => label === "xstate.done.actor.sendCommand/rate moved");
}

const page = defineBrowserModel<Machine>({
  machine: "tether-deposit",
  guards: "money",
  isHeldElsewhere: true,
  model: tetherDepositPaths,
  context: { ignoreHTTPSErrors: true },
  start: async (walk) => {
    await walk.clocks.install();
    await walk.clocks.resume();
    if (walk.isNew) await signIn(walk, "member15");
    for (const other of walk.context.pages()) if (other !== walk.page) await other.close();
    await tether.begin(walk, "/chargeCrypto");
    await endOpen(walk);
    await walk.held.hold("url", "**/api/charge/tetherDepositUrl*");
    await tether.hold(walk);
  },
  face: tether.face,
  isAway: tether.isAway,
  onlyThen: tether.onlyThen,
  cannot: (step) =>
    step.before.matches({ closed: "paying" }) && step.event.type === "tether.open"
      ? "An order that is open leaves no button."
      : tether.cannot(step),
  does: {
    ...tether.does,
    "tether.open": async (walk) => {
      // An order that is open leaves no button.
      await endOpen(walk);
      await button(walk).click();
    },
    "tether.type": async (walk, { event: { amount, network } }) => {
      await dialog(walk).getByLabel("충전 금액").fill(String(amount));
      await dialog(walk).getByLabel("네트워크").selectOption(network);
    },
    "tether.confirm": (walk, { before: { context } }) =>
      press(walk, context.moved ? "변경 환율로 결제창 열기" : "결제창 열기"),
    "xstate.done.actor.sendCommand/rate moved": async ({ held, clocks }) => {
      await held.letGo("request", 409);
      await clocks.resume();
    },
    "tether.close": async (walk) => {
      await walk.page.locator(FACE).getByRole("button", { name: "확인", exact: true }).click();
      await popup(walk)?.close();
    },
    "window.closed": async (walk) => {
      await popup(walk)?.close();
    },
    // The rate of the address is the one that the deposit is recorded at.
    "xstate.done.actor.readDepositUrl/https": async (walk) => {
      if (isToMove(walk)) await tether.moveRate(walk, -1);
      await walk.held.letGo("url", 200);
    },
    "xstate.error.actor.readDepositUrl/server's words": (walk) => refuse(walk, "url"),
    "xstate.error.actor.readDepositUrl/no answer": async ({ held }) => {
      await held.cut("url");
    },
  },
  sees: {
    ...tether.sees,
    "closed.idle": async (walk, _snapshot, step) => {
      await tether.seesNothing(walk);
      // An order that was recorded after all is paid from its card.
      if (step?.label.endsWith("Command/done")) await expect(cancelButton(walk)).toBeVisible();
    },
    "closed.blocked": async () => undefined,
    "closed.failed": async (walk) => {
      await tether.sees["closed.failed"](walk);
      await expect.poll(() => popup(walk)).toBeUndefined();
    },
    "closed.paying": async (walk) => {
      await expect(walk.page.getByText("새 창에서 입금을 진행해주세요.")).toBeVisible();
      await expect.poll(() => popup(walk)?.url()).toMatch(/^https:\/\/[^/]+\/pay\//);
      await expect(walk.page.locator(FACE).getByRole("img", { name: "입금 주소의 QR 코드" })).toBeVisible();
    },
    "open.editing": async (walk, { context: { amount, network } }) => {
      await expect(dialog(walk).getByLabel("충전 금액")).toHaveValue(amount === 0 ? "" : addComma(amount));
      await expect(dialog(walk).getByLabel("네트워크")).toHaveValue(network);
    },
    "open.confirming": async (walk, { context: { moved } }) => {
      const rate = tether.rateOf(walk);
      await expect(dialog(walk)).toContainText(`100,000원을 ${usdtText(usdtOf(100_000, rate))} USDT로 충전합니다.`);
      const movement = `${formatPrice(tether.rateBefore(walk, -1))}원 → ${formatPrice(rate)}원`;
      if (moved) await expect(dialog(walk).getByRole("alert")).toContainText(movement);
    },
    "open.requesting": async (walk) => {
      await walk.held.arrived("url");
      expect(popup(walk)?.url()).toBe("about:blank");
      expect(walk.held.count("request"), "nothing is recorded yet").toBe(0);
    },
    sending: async (walk, { context }) => {
      await tether.sees.sending(walk);
      // The window does not wait on where an answer was waited for in vain.
      const waiting = context.address === null ? undefined : "about:blank";
      expect(popup(walk)?.url(), "nothing is shown before it is recorded").toBe(waiting);
    },
    unknown: async (walk) => {
      await tether.sees.unknown(walk);
      await expect.poll(() => popup(walk), "the window is closed").toBeUndefined();
    },
  },
  leavesOut: {
    "tether.type/half a won": "The field takes whole won.",
    "window.blocked": "A browser blocks the window within the click that asks for it; a story shows what is said.",
    "closed.blocked alert.read": "No walk comes to a blocked window.",
    "xstate.done.actor.readDepositUrl/http": "The desk's address is always https; the machine's own test goes there.",
    "xstate.error.actor.readDepositUrl/second login": "The session's walk ends sessions.",
    ...tether.leavesOut,
  },
});

const cancelButton = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("button", { name: "입금 취소" });
const popup = (walk: Walk) => walk.context.pages().find((one) => one !== walk.page);

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
