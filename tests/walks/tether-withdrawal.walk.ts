import { expect } from "@playwright/test";
import type { OperatorRequestPage, MoneyLimitRow } from "../../src/api/contract/operator/wallet.ts";
import type { tetherWithdrawalMachine } from "../../src/machines/tether-withdrawal/tether-withdrawal.machine.ts";
import { tetherWithdrawalPaths } from "../../src/machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { formatPrice } from "../../src/domain/common/price.ts";
import { usdtOf } from "../../src/domain/wallet/tether-order.ts";
import { usdtText } from "../../src/domain/wallet/usdt-text.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { stored } from "./lib/submission.ts";
import { tetherWalk } from "./lib/tether-form.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof tetherWithdrawalMachine;

const MEMBER = "member14";
const FACE = '[data-machine="tether-withdrawal"]';
const PASSWORD = "482915";
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const tether = tetherWalk({
  machine: "tether-withdrawal",
  url: "**/api/exchange/tether",
  open: "테더 환전하기",
  elsewhere: "테더 충전",
  maintenance: "현재 테더 출금은 점검중입니다.",
  missing: ({ context }) => (context.amount === 0 ? "금액을 입력해주세요." : /지갑 주소가 아닙니다/),
});
const { button, dialog, press } = tether;

const page = defineBrowserModel<Machine>({
  machine: "tether-withdrawal",
  guards: "money",
  isHeldElsewhere: true,
  model: tetherWithdrawalPaths,
  start: async (walk) => {
    await walk.clocks.install();
    await walk.clocks.resume();
    if (walk.isNew) await signIn(walk, MEMBER);
    await raiseDayLimit(walk);
    await endOpen(walk);
    await tether.begin(walk, "/exchangeCrypto");
    await tether.hold(walk);
  },
  face: tether.face,
  isAway: tether.isAway,
  onlyThen: tether.onlyThen,
  cannot: (step) =>
    step.before.matches({ closed: "requested" })
      ? "The open request stands in place of the button."
      : tether.cannot(step),
  does: {
    ...tether.does,
    "tether.open": (walk) => button(walk).click(),
    "tether.type": async (walk, { event: { amount, network, address } }) => {
      await dialog(walk)
        .getByLabel("환전 금액")
        .fill(amount === 0 ? "" : "10000");
      await dialog(walk).getByLabel("네트워크").selectOption(network);
      await dialog(walk)
        .getByLabel("받을 지갑 주소")
        .fill(address.trim() === "" ? " " : ADDRESS);
    },
    "tether.submit": async (walk, step) => {
      await dialog(walk).getByLabel("환전 비밀번호").fill(PASSWORD);
      await tether.does["tether.submit"](walk, step);
    },
    "tether.confirm": async (walk, { before: { context } }) => {
      await tether.submission.stopClock(walk);
      await press(walk, context.moved ? "변경 환율로 환전 신청" : "환전 신청");
    },
    "tether.close": (walk) => walk.page.locator(FACE).getByRole("button", { name: "닫기", exact: true }).click(),
    "xstate.done.actor.sendCommand/rate moved": async (walk) => {
      await tether.moveRate(walk, 1);
      await walk.held.letGo("request", 409);
      await walk.clocks.resume();
    },
  },
  sees: {
    ...tether.sees,
    "closed.idle": tether.seesNothing,
    "closed.requested": ({ page: shown }) => expect(shown.locator(FACE).getByText(ADDRESS)).toBeVisible(),
    "open.editing": async (walk, { context: { amount, address } }) => {
      await expect(dialog(walk).getByLabel("환전 금액")).toHaveValue(amount === 0 ? "" : "10,000");
      await expect(dialog(walk).getByLabel("받을 지갑 주소")).toHaveValue(address === "" ? /^ ?$/ : ADDRESS);
    },
    "open.confirming": async (walk, { context: { moved } }) => {
      const rate = tether.rateOf(walk);
      await expect(dialog(walk)).toContainText(`약 ${usdtText(usdtOf(10_000, rate))} USDT`);
      const movement = `${formatPrice(tether.rateBefore(walk, 1))}원 → ${formatPrice(rate)}원`;
      if (moved) await expect(dialog(walk).getByRole("alert")).toContainText(movement);
      await expect(dialog(walk)).toContainText("10,000원을 테더로 환전 신청합니다.");
      await expect(dialog(walk)).toContainText(ADDRESS);
    },
    sending: async (walk) => {
      await tether.sees.sending(walk);
      expect(await stored(walk), "the password is not stored").not.toContain(PASSWORD);
    },
    unknown: async (walk) => {
      await tether.sees.unknown(walk);
      await expect(button(walk)).toHaveCount(0);
    },
  },
  leavesOut: {
    "closed.requested tether.close": "The open request stands in place of the outcome.",
    "xstate.error.actor.readTether/unauthorized": "The session's walk ends sessions.",
    "xstate.error.actor.readTether/server fault": "A line that is cut goes the same way.",
    ...tether.leavesOut,
  },
});

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
