import { expect } from "@playwright/test";
import type { OperatorRequest, OperatorRequestPage, MoneyLimitRow } from "../../src/api/contract/operator/wallet.ts";
import type { RequestKind } from "../../src/domain/wallet/request-states.ts";
import type { moneyRequestMachine } from "../../src/machines/money-request/money-request.machine.ts";
import { moneyRequestPaths } from "../../src/machines/money-request/money-request.paths.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

type Machine = typeof moneyRequestMachine;

const MEMBER = "member18";
const FACE = '[data-machine="money-request"]';
const REASON = "입금이 확인되지 않습니다.";
const CHARGES = ["charge", "charge in progress", "charge released", "charge cancelled", "charge refused"];
const EXCHANGES = ["exchange", "exchange in progress", "payout unknown", "exchange done", "exchange refused"];

const LATER = ["open", "decided"].flatMap((state) =>
  ["isLaterOpen", "isLater"].map((guard) => `${state} request.changed [${guard}]`),
);
const UNTOLD = ["none", "open", "open.requested.cancelling", "decided"].map(
  (state) => `${state} request.changed [none]`,
);

/** The two pages: each is told of its own kind. */
function pageOf(kind: RequestKind) {
  const told = (kind === "charge" ? CHARGES : EXCHANGES).map((name) => `request.changed/${name}`);
  return defineBrowserModel<Machine>({
    machine: "money-request",
    guards: "money",
    isHeldElsewhere: true,
    model: moneyRequestPaths,
    start: async (walk) => {
      if (walk.isNew) await signIn(walk, MEMBER);
      await endOpen(walk, kind);
      await raiseDayLimit(walk);
      await walk.page.goto(`/${kind}`);
      await expect(submit(walk, kind)).toBeEnabled();
    },
    face: FACE,
    cannot: ({ event, label, isRefused }) => {
      if (event.type === "request.changed" && !told.includes(label)) return "A page is told of its own kind.";
      return event.type === "request.changed" && isRefused ? "The server tells each change once, and in order." : null;
    },
    does: {
      "request.changed": (walk, step) => change(walk, kind, step),
      "request.cancel": async (walk, { isRefused }) => {
        const button = face(walk).getByRole("button", { name: "신청 취소" });
        if (isRefused) await expect(button).toHaveCount(0);
        else await button.click();
      },
      "request.keep": (walk) => press(walk, "돌아가기"),
      "request.close": (walk) => press(walk, "확인"),
    },
    sees: {
      none: async (walk) => {
        await expect(submit(walk, kind)).toBeEnabled();
        await expect(face(walk).getByRole("status")).toHaveCount(0);
      },
      "open.requested.waiting": async (walk) => {
        await says(walk, "접수되었습니다. 관리자의 확인을 기다리고 있습니다.");
        const cancel = face(walk).getByRole("button", { name: "신청 취소" });
        if (kind === "charge") await expect(cancel).toBeEnabled();
        else await expect(face(walk).getByText("환전 신청은 취소할 수 없습니다.")).toBeVisible();
      },
      "open.requested.cancelling": async (walk) => {
        await expect(face(walk).getByText("10,000원 충전 신청을 취소합니다.")).toBeVisible();
      },
      "open.inProgress": async (walk) => {
        await says(walk, "관리자가 처리하고 있습니다.");
        await expect(face(walk).getByRole("button", { name: "신청 취소" })).toHaveCount(0);
        if (kind === "charge") await expect(face(walk).getByText(/3020-77-1184620 한판/)).toBeVisible();
      },
      "open.payoutUnknown": (walk) =>
        says(walk, "은행의 이체 결과를 확인하고 있습니다. 금액은 그대로 예약되어 있습니다."),
      "decided.done": (walk) => says(walk, "완료되었습니다."),
      "decided.refused": async (walk) => {
        await says(walk, "거절되었습니다.");
        await expect(face(walk).getByText(REASON)).toBeVisible();
      },
      "decided.cancelled": (walk) => says(walk, "취소했습니다."),
    },
    leavesOut: {
      ...Object.fromEntries(LATER.map((name) => [name, "The model's later request is one of the other page."])),
      ...Object.fromEntries(UNTOLD.map((name) => [name, "The server tells each change once, and in order."])),
      "request.changed/exchange cancelled": "No exchange is ever cancelled.",
    },
  });
}

const face = ({ page }: Walk) => page.locator(FACE);
const submit = (walk: Walk, kind: RequestKind) =>
  face(walk).getByRole("button", { name: kind === "charge" ? "충전 신청" : "환전 신청" });

async function press(walk: Walk, name: string): Promise<void> {
  await face(walk).getByRole("button", { name, exact: true }).click();
}

async function says(walk: Walk, text: string): Promise<void> {
  await expect(face(walk).getByRole("status")).toContainText(text);
}

/** Makes the request what the server tells; the member's part happens on the page. */
async function change(walk: Walk, kind: RequestKind, { label, before, after }: AnyStep<Machine>): Promise<void> {
  const name = label.slice(label.indexOf("/") + 1);
  const isUnseen = before.matches("none") && after.matches("none");
  if (before.matches("none")) {
    await send(walk, kind);
    await expect(face(walk)).toHaveAttribute("data-state", "open.requested.waiting");
  }
  // How it ended is not told to a page that was not there.
  if (isUnseen) await walk.page.goto("/mywallet/money");
  switch (name) {
    case "charge in progress":
    case "exchange in progress":
      await act(walk, kind, "claim");
      break;
    case "charge released":
      await act(walk, kind, "claim");
      await act(walk, kind, "release");
      break;
    case "charge cancelled":
      if (isUnseen) await refuse(walk, kind);
      else await cancel(walk);
      break;
    case "charge refused":
    case "exchange refused":
      await refuse(walk, kind);
      break;
    case "payout unknown":
      await act(walk, kind, "claim");
      await act(walk, kind, "doubt", { reference: "TR-1" });
      break;
    case "exchange done":
      await act(walk, kind, "claim");
      await act(walk, kind, "approve");
      break;
    default:
  }
  if (isUnseen) await walk.page.goto(`/${kind}`);
}

async function send(walk: Walk, kind: RequestKind): Promise<void> {
  await press(walk, "+1만원");
  if (kind === "charge") await face(walk).getByLabel("입금자명").fill("걷는이");
  else await face(walk).getByLabel("환전 비밀번호").fill("482915");
  await submit(walk, kind).click();
  await expect(face(walk).getByText(/10,000원을 (충전|환전) 신청합니다/)).toBeVisible();
  await submit(walk, kind).click();
}

/** By the member; who works on the charge lets it go before. */
async function cancel(walk: Walk): Promise<void> {
  if ((await openOf(walk, "charge"))?.state === "inProgress") await act(walk, "charge", "release");
  if ((await face(walk).getAttribute("data-state")) !== "open.requested.cancelling") await press(walk, "신청 취소");
  await expect(face(walk)).toHaveAttribute("data-state", "open.requested.cancelling");
  await press(walk, "신청 취소");
}

async function refuse(walk: Walk, kind: RequestKind): Promise<void> {
  await act(walk, kind, "claim");
  await act(walk, kind, "refuse", { reason: REASON });
}

async function openOf({ operator }: Walk, kind: RequestKind): Promise<OperatorRequest | undefined> {
  const path = `/api/admin/money-requests?kind=${kind}&text=${MEMBER}`;
  return (await operator.ask<OperatorRequestPage>("GET", path)).items[0];
}

async function act(walk: Walk, kind: RequestKind, action: string, rest: object = {}): Promise<void> {
  const open = await openOf(walk, kind);
  if (!open) throw new Error(`no ${kind} is open`);
  const body = { action, ids: [open.id], ...rest };
  const { items } = await walk.operator.ask<{ items: { problem: string | null }[] }>(
    "POST",
    "/api/admin/money-requests/act",
    body,
  );
  expect(items[0]?.problem).toBeNull();
}

/** What the path before left open. */
async function endOpen(walk: Walk, kind: RequestKind): Promise<void> {
  if (await openOf(walk, kind)) await refuse(walk, kind);
}

async function raiseDayLimit({ operator }: Walk): Promise<void> {
  const { items } = await operator.ask<{ items: MoneyLimitRow[] }>("GET", "/api/admin/money-limits");
  const more = items.map((row) => ({ ...row, exchangesPerDay: 1_000 }));
  await operator.ask("PUT", "/api/admin/money-limits", { items: more });
}

describeWalks(pageOf("charge"), pageOf("exchange"));
