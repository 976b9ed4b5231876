import { expect, type Locator } from "@playwright/test";
import type { ActReport, OperatorRequestPage, OperatorAction } from "../../src/api/contract/operator/wallet.ts";
import type { leasedQueueMachine } from "../../src/machines/leased-queue/leased-queue.machine.ts";
import { leasedQueuePaths } from "../../src/machines/leased-queue/leased-queue.paths.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signInOperator } from "./visits.ts";

// The queue of charges. What another operator would do is done by the same one in another tab.
const FACE = '[data-machine="leased-queue"]';
const LIST = /\/api\/admin\/money-requests\?/;
/** Who asks for charges, in turn: a member has one open request at most. */
const MEMBERS = ["member10", "member11"];
/** Whose request nobody claims. */
const OTHER = "member12";
const LOST = "담당 시간이 끝났습니다. 다시 맡아야 처리할 수 있습니다.";
const MOVED = "이미 처리되었거나 지금 상태에서는 할 수 없습니다.";

interface Row {
  id: string;
  userId: string;
}

let asked = 0;

const queue = defineBrowserModel<typeof leasedQueueMachine>({
  machine: "leased-queue",
  guards: "money",
  isHeldElsewhere: true,
  model: leasedQueuePaths,
  start: async (walk) => {
    const { page, held, notes } = walk;
    if (walk.isNew) await signInOperator(walk);
    notes.set("other", await charge(walk, OTHER));
    await page.goto("/admin/charges");
    await expect(checkbox(walk, otherOf(walk))).toBeVisible();
    await held.hold("list", LIST);
  },
  face: FACE,
  does: {
    "work.open/own rows": async (walk) => {
      const row = await newRow(walk);
      await act(walk, "claim", row);
      await readList(walk, () => expect(rowOf(walk, row)).toContainText("나 ~"));
      await select(walk, [row]);
      walk.notes.set("work", row);
      await toolbar(walk, "승인").click();
    },
    "work.open/one of another": async (walk) => {
      await select(walk, [otherOf(walk)]);
      await expect(toolbar(walk, "승인")).toBeDisabled();
    },
    "work.open/no rows": async (walk) => {
      await select(walk, []);
      await expect(toolbar(walk, "승인")).toBeDisabled();
    },
    "work.close": (walk) => face(walk).getByRole("button", { name: "닫기", exact: true }).click(),
    "leases.read/still own": async (walk) => {
      const row = walk.notes.get("work") as Row | undefined;
      if (row) await act(walk, "claim", row);
      else await act(walk, "claim", await newRow(walk));
      await openTab(walk, "대기");
      await readList(walk, () => (row ? expect(rowOf(walk, row)).toContainText("나 ~") : expectRead(walk)));
    },
    "leases.read/lease ended": async (walk, { before }) => {
      const row = walk.notes.get("work") as Row | undefined;
      if (row && before.matches("deciding")) await act(walk, "release", row);
      else await act(walk, "claim", await newRow(walk));
      await openTab(walk, "대기");
      await readList(walk, () => (row ? expect(rowOf(walk, row)).not.toContainText("나 ~") : expectRead(walk)));
    },
    "leases.read/another page": async (walk) => {
      await openTab(walk, "취소");
      await readList(walk, () => expectRead(walk));
    },
    "report.told": async (walk, { before, label }) => {
      await openTab(walk, "대기");
      const isFailing = label.endsWith("one failed");
      if (before.matches("browsing")) await claimNew(walk, isFailing);
      else {
        const row = workOf(walk);
        // It is decided about in another tab.
        if (isFailing) for (const action of ["claim", "refuse"] as const) await act(walk, action, row);
        if (before.matches("deciding")) await approve(walk);
        else await lostNotice(walk).getByRole("button", { name: "맡기", exact: true }).click();
      }
      await expect(face(walk)).toContainText(`${isFailing ? 0 : 1}건을 처리했습니다.`);
    },
  },
  sees: {
    browsing: async (walk, { context }, step) => {
      await expect(form(walk)).toHaveCount(0);
      await expect(lostNotice(walk)).toHaveCount(0);
      if (step?.event.type === "report.told") await expectProblem(walk, context.problems.length > 0);
      walk.notes.delete("work");
    },
    deciding: async (walk) => {
      await expect(form(walk)).toContainText("충전 1건, 50,000원을 승인해 회원의 지갑에 넣습니다.");
      await expect(lostNotice(walk)).toHaveCount(0);
    },
    lost: async (walk) => {
      await expect(lostNotice(walk)).toBeVisible();
      await expect(form(walk)).toHaveCount(0);
    },
  },
});

const face = ({ page }: Walk): Locator => page.locator(FACE);
const form = (walk: Walk): Locator => face(walk).locator('form[data-machine="command"]');
const lostNotice = (walk: Walk): Locator =>
  face(walk)
    .locator("div")
    .filter({ has: walk.page.getByText(LOST, { exact: true }) })
    .last();
const checkbox = ({ page }: Walk, { id }: Row): Locator => page.getByRole("checkbox", { name: `${id} 선택` });
const rowOf = (walk: Walk, row: Row): Locator =>
  face(walk)
    .getByRole("row")
    .filter({ has: checkbox(walk, row) });
/** Of the buttons of the table, which stand below the form and the notice. */
const toolbar = (walk: Walk, name: string): Locator => face(walk).getByRole("button", { name, exact: true }).last();
const otherOf = ({ notes }: Walk) => notes.get("other") as Row;
const workOf = ({ notes }: Walk) => notes.get("work") as Row;

async function select(walk: Walk, rows: readonly Row[]): Promise<void> {
  const boxes = face(walk).getByRole("row").getByRole("checkbox", { checked: true });
  while ((await boxes.count()) > 0) await boxes.last().uncheck();
  for (const row of rows) await checkbox(walk, row).check();
}

async function openTab({ page }: Walk, name: string): Promise<void> {
  const tab = page.getByRole("navigation", { name: "상태" }).getByRole("link", { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-current", /page|true/);
}

/** Lets the page read its list until it shows what it is to show. */
async function readList(walk: Walk, isRead: () => Promise<unknown>): Promise<void> {
  await walk.held.release("list");
  await isRead();
  await walk.held.hold("list", LIST);
}

/** The list that is on its way is there. */
async function expectRead({ page }: Walk): Promise<void> {
  await expect(page.locator(`${FACE} [aria-busy=true]`)).toHaveCount(0);
}

async function expectProblem(walk: Walk, isProblem: boolean): Promise<void> {
  const alert = face(walk).getByRole("alert");
  if (isProblem) await expect(alert.filter({ hasText: MOVED })).toBeVisible();
  else await expect(alert.filter({ hasText: MOVED })).toHaveCount(0);
}

async function act({ operator }: Walk, action: OperatorAction, { id }: Row): Promise<void> {
  const { items } = await operator.ask<ActReport>("POST", "/api/admin/money-requests/act", {
    action,
    ids: [id],
    ...(action === "refuse" && { reason: "시험" }),
  });
  expect(items, action).toEqual([{ id, problem: null }]);
}

/** A request of this member, the only open one. */
async function charge(walk: Walk, userId: string): Promise<Row> {
  const path = `/api/admin/money-requests?kind=charge&text=${userId}`;
  const { items } = await walk.operator.ask<OperatorRequestPage>("GET", path);
  for (const open of items) for (const action of ["claim", "refuse"] as const) await act(walk, action, open);
  const member = await ApiUser.login(walk.server.url, userId);
  await member.ask("POST", "/api/charge/requests", { amount: 50_000, depositor: "홍길동" });
  const [row] = (await walk.operator.ask<OperatorRequestPage>("GET", path)).items;
  if (!row) throw new Error(`the request of ${userId} is not listed`);
  return row;
}

/** A request that is worked on by nobody, of a member whose request is not the one at hand. */
function newRow(walk: Walk): Promise<Row> {
  const busy = (walk.notes.get("work") as Row | undefined)?.userId;
  const free = MEMBERS.filter((member) => member !== busy);
  return charge(walk, free[asked++ % free.length] ?? "");
}

async function claimNew(walk: Walk, isFailing: boolean): Promise<void> {
  const row = await newRow(walk);
  await readList(walk, () => expect(rowOf(walk, row)).toBeVisible());
  await select(walk, [row]);
  if (isFailing) for (const action of ["claim", "refuse"] as const) await act(walk, action, row);
  await toolbar(walk, "맡기").click();
}

async function approve(walk: Walk): Promise<void> {
  await form(walk).getByRole("button", { name: "승인", exact: true }).click();
}

describeWalks(queue);
