import { expect } from "@playwright/test";
import type { OperatorRequestPage, MoneyLimitRow } from "../../src/api/contract/operator/wallet.ts";
import type { tetherWithdrawalMachine } from "../../src/machines/tether-withdrawal/tether-withdrawal.machine.ts";
import {
  tetherWithdrawalPaths,
  tetherWithdrawalReloadPaths,
} from "../../src/machines/tether-withdrawal/tether-withdrawal.paths.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { fillStorage } from "./placement/page-store.ts";
import { ownerOf, STORED_AT_ONCE, SUBMISSION_LEFT_OUT, submissionWalk } from "./submission.ts";
import { signIn } from "./visits.ts";

type Machine = typeof tetherWithdrawalMachine;

const MEMBER = "member14";
const FACE = '[data-machine="tether-withdrawal"]';
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const isTold = ({ before }: AnyStep<Machine>) =>
  before.matches({ closed: "maintenance" }) || before.matches({ closed: "failed" }) || before.matches("refused");
const isLeaving = ({ event, before }: AnyStep<Machine>) =>
  event.type === "withdrawal.cancel" && before.matches("checking");

const submission = submissionWalk({
  machine: "tether-withdrawal",
  address: "/api/exchange/tether",
  body: async () => ({ amount: 10_000, network: "TRC20", address: ADDRESS, withdrawalPassword: "482915" }),
  refuse: async ({ operator }) => {
    await operator.settings({ tetherMaintenanceFlag: 1 });
    return 422;
  },
});

function walksOf(model: typeof tetherWithdrawalPaths, isReload: boolean) {
  return defineBrowserModel<Machine>({
    machine: "tether-withdrawal",
    guards: "money",
    model,
    start: async (walk) => {
      if (walk.isNew) {
        await walk.clocks.install();
        await signIn(walk, MEMBER);
      }
      await raiseDayLimit(walk);
      await endOpen(walk);
      await walk.clocks.resume();
      if (walk.isNew) await walk.page.goto("/exchangeCrypto");
      await submission.storeOnly(walk, isReload ? await ownerOf(walk) : null);
      await submission.hold(walk);
      await walk.page.goto("/exchangeCrypto");
      if (isReload) await walk.page.reload();
      else await expect(button(walk)).toBeEnabled();
      await walk.held.hold("flag", "**/api/setting/tether");
    },
    face: ({ page }, snapshot) => page.locator(snapshot.matches("storing") ? `${FACE}[data-state="storing"]` : FACE),
    isAway: (snapshot, step) => snapshot.matches("storing") || (step !== null && isLeaving(step)),
    onlyThen: (step) => (isLeaving(step) ? { why: "The page was left.", next: () => false } : null),
    cannot: (step) => {
      const { event, before, isRefused } = step;
      if (before.matches("storing")) return event.type.endsWith(".storeIntent") ? null : STORED_AT_ONCE;
      if (isTold(step) && event.type !== "alert.read") return "What is told keeps a person from the page under it.";
      if (before.matches({ closed: "requested" })) return "The open request stands in place of the button.";
      const isTried =
        event.type === "withdrawal.submit" || (event.type === "command.resend" && before.matches("unsent"));
      return isRefused && !isTried ? "Nothing on the page sends it then." : null;
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
        if (walk.coming[0]?.event.type === "xstate.error.actor.storeIntent") await fillStorage(walk.page);
        await press(walk, "환전 신청");
      },
      "withdrawal.cancel": async (walk, { before }) => {
        if (before.matches("checking"))
          await walk.page.getByRole("main").getByRole("link", { name: "테더 충전" }).click();
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
      ...submission.sees,
      sending: async (walk) => {
        await submission.sees.sending(walk);
        expect(await submission.storedKey(walk), "the password is not stored").not.toContain("482915");
      },
    },
    leavesOut: {
      "refused withdrawal.open": "What is told keeps a person from the page under it.",
      "closed.requested withdrawal.close": "The open request stands in place of the outcome.",
      "xstate.error.actor.readTether/server's words": "The server refuses this call only when its database fails.",
      "xstate.error.actor.readTether/second login": "The session's walk ends sessions.",
      "xstate.error.actor.readTether/unauthorized": "The session's walk ends sessions.",
      "xstate.error.actor.readTether/server fault": "A line that is cut goes the same way.",
      ...SUBMISSION_LEFT_OUT,
    },
  });
}

const button = ({ page: shown }: Walk) => shown.locator(FACE).getByRole("button", { name: "테더 환전하기" });
const dialog = ({ page: shown }: Walk) => shown.getByRole("dialog");

async function press(walk: Walk, name: string): Promise<void> {
  await dialog(walk).getByRole("button", { name, exact: true }).click();
}

async function fill(walk: Walk, amount: string, address: string): Promise<void> {
  await dialog(walk).getByLabel("환전 금액").fill(amount);
  await dialog(walk).getByLabel("네트워크").selectOption("TRC20");
  await dialog(walk).getByLabel("받을 지갑 주소").fill(address);
  await dialog(walk).getByLabel("환전 비밀번호").fill("482915");
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

describeWalks(walksOf(tetherWithdrawalPaths, false), walksOf(tetherWithdrawalReloadPaths, true));
