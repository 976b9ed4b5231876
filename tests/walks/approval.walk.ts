import { expect, type Locator } from "@playwright/test";
import type { Approval } from "../../src/api/contract/operator/approvals.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import type { approvalMachine } from "../../src/machines/approval/approval.machine.ts";
import { approvalPaths } from "../../src/machines/approval/approval.paths.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

// Someone of finance at the page: deposits are theirs to decide, levels are not. admin02 asks, admin01 is the third.
const FACE = '[data-machine="approval"]';
const AT_PAGE = "admin03";
const ASKER = "admin02";
const REASON = "근거가 없습니다.";

type Kind = "of another" | "own" | "without the right";
let asked = 0;

const approval = defineBrowserModel<typeof approvalMachine>({
  machine: "approval",
  model: approvalPaths,
  start: async (walk) => {
    if (walk.isNew) await signIn(walk, AT_PAGE);
    await clear(walk);
    await walk.page.goto("/admin/approvals");
    await expect(walk.page.getByText("승인을 기다리는 작업이 없습니다.")).toBeVisible();
  },
  face: FACE,
  does: {
    "approval.pick/of another": (walk) => pick(walk, "of another"),
    "approval.pick/own": (walk) => pick(walk, "own"),
    "approval.pick/without the right": (walk) => pick(walk, "without the right"),
    "approval.close": (walk) => button(walk, "닫기").first().click(),
    "approval.refuse": (walk) => button(walk, "거절").click(),
    "approval.back": (walk) => button(walk, "거절하지 않기").click(),
    "approval.told/approved": async (walk, { before }) => {
      if (!before.matches({ asked: "open" })) return decide(walk, "approve");
      await button(walk, "승인").click();
    },
    "approval.told/refused": async (walk, { before }) => {
      if (!before.matches({ asked: "refusing" })) return decide(walk, "refuse");
      await face(walk).getByLabel("거절 사유").fill(REASON);
      await button(walk, "거절").click();
    },
    "approval.told/withdrawn": async (walk, { before }) => {
      if (before.matches({ asked: "own" })) return button(walk, "철회").click();
      const asker = await ApiUser.login(walk.server.url, ASKER);
      await asker.ask("POST", `/api/admin/approvals/${idOf(walk)}`, { decision: "withdraw" });
    },
    // A day would end every session, and what it is about changes by the same forms.
    "approval.told/expired": (walk) => answered(walk, { state: "expired" }),
    "approval.told/overtaken": (walk) => answered(walk, { state: "overtaken", decisionReason: "대상이 바뀌었습니다." }),
  },
  sees: {
    choosing: (walk) => expect(button(walk, "닫기")).toHaveCount(0),
    "asked.own": async (walk) => {
      await expect(face(walk).getByText("직접 요청한 작업은 다른 운영자가 승인합니다.")).toBeVisible();
      await expect(button(walk, "철회")).toBeVisible();
      await expect(button(walk, "승인")).toHaveCount(0);
    },
    "asked.open": async (walk) => {
      await expect(button(walk, "승인")).toBeVisible();
      await expect(button(walk, "거절")).toBeVisible();
      await expect(button(walk, "철회")).toHaveCount(0);
    },
    "asked.refusing": async (walk) => {
      await expect(face(walk).getByLabel("거절 사유")).toBeVisible();
      await expect(button(walk, "승인")).toHaveCount(0);
    },
    "asked.watched": async (walk) => {
      await expect(face(walk).getByText("이 작업을 할 권한이 없어 승인할 수 없습니다.")).toBeVisible();
      await expect(button(walk, "승인")).toHaveCount(0);
    },
    approved: (walk) => expectOver(walk, /님이 승인하여 처리했습니다\./),
    refused: (walk) => expectOver(walk, `거절했습니다. 사유: ${REASON}`),
    expired: (walk) => expectOver(walk, "승인 기한이 지나 처리하지 않았습니다."),
    withdrawn: (walk) => expectOver(walk, /님이 요청을 철회했습니다\./),
    overtaken: (walk) => expectOver(walk, "처리하지 않았습니다. 대상이 바뀌었습니다."),
  },
});

const face = ({ page }: Walk): Locator => page.locator(FACE);
const button = (walk: Walk, name: string): Locator => face(walk).getByRole("button", { name, exact: true });
const idOf = ({ notes }: Walk) => notes.get("id") as string;

async function expectOver(walk: Walk, said: string | RegExp): Promise<void> {
  await expect(face(walk).getByText(said)).toBeVisible();
  for (const name of ["승인", "거절", "철회"]) await expect(button(walk, name)).toHaveCount(0);
}

/** A new one of that kind, opened. */
async function pick(walk: Walk, kind: Kind): Promise<void> {
  const id = await ask(walk, kind);
  walk.notes.set("id", id);
  await walk.page.locator(`[data-row="${id}"]`).click();
  await expect(face(walk)).toContainText(kind === "without the right" ? "레벨" : "입금");
}

async function ask(walk: Walk, kind: Kind): Promise<string> {
  asked += 1;
  const by = kind === "own" ? await atPage(walk) : await ApiUser.login(walk.server.url, ASKER);
  const { status, body } =
    kind === "without the right"
      ? await by.callAlone<{ approval: string }>("PUT", "/api/admin/members/member03/level", {
          level: await otherLevel(walk),
          reason: `시험 ${asked}`,
        })
      : await by.callAlone<{ approval: string }>("POST", "/api/admin/deposits", {
          userId: "member01",
          amount: 3_000_000 + asked,
          reason: "시험",
          purpose: "correction",
        });
  expect(status, JSON.stringify(body)).toBe(202);
  return body.approval;
}

/** The session of the page: another login would end it. */
async function atPage({ server, context }: Walk): Promise<ApiUser> {
  const user = new ApiUser(server.url, AT_PAGE);
  user.token = (await (await context.request.get("/api/member/token")).json()).token;
  return user;
}

async function otherLevel({ operator }: Walk): Promise<number> {
  const { items } = await operator.ask<PageOf<{ level: number }>>("GET", "/api/admin/members?text=member03");
  return items[0]?.level === 5 ? 6 : 5;
}

/** By a third operator. */
async function decide(walk: Walk, decision: "approve" | "refuse"): Promise<void> {
  await walk.operator.ask("POST", `/api/admin/approvals/${idOf(walk)}`, {
    decision,
    ...(decision === "refuse" && { reason: REASON }),
  });
}

/** The page reads it anew when something else is asked for, and is answered so. */
async function answered(walk: Walk, change: Partial<Approval>): Promise<void> {
  const id = idOf(walk);
  const now = await (await atPage(walk)).ask<Approval>("GET", `/api/admin/approvals/${id}`);
  await walk.held.hold("one", `**/api/admin/approvals/${id}`, "GET");
  await ask(walk, "of another");
  await walk.held.arrived("one");
  await walk.held.answer("one", 200, { ...now, ...change });
  await walk.held.release("one");
}

/** Nothing waits any more. */
async function clear({ operator, server }: Walk): Promise<void> {
  const { items } = await operator.ask<PageOf<Approval>>("GET", "/api/admin/approvals?itemsPerPage=100");
  for (const { id, isOwn } of items) {
    const by = isOwn ? await ApiUser.login(server.url, ASKER) : operator;
    await by.ask("POST", `/api/admin/approvals/${id}`, { decision: "refuse", reason: REASON });
  }
}

describeWalks(approval);
