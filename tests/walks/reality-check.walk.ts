// The reminder of the time: a member with different intervals, whose server answers when the path says so.
import { expect } from "@playwright/test";
import type { realityCheckMachine } from "../../src/machines/reality-check/reality-check.machine.ts";
import { realityCheckPaths } from "../../src/machines/reality-check/reality-check.paths.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { endsSession, logOut, visit } from "./visits.ts";

type Machine = typeof realityCheckMachine;

const MEMBER = "member14";
const MINUTE = 60_000;
const COVERED = "The reminder covers the page, and so its form and its logout.";
const NOT_THERE = "What is not there is not pressed.";

const realityCheck = defineBrowserModel<Machine>({
  machine: "reality-check",
  model: realityCheckPaths,
  start: async (walk) => {
    const { page, held, operator } = walk;
    if (walk.isNew) {
      // Full intervals pass, and no session ends of them.
      await operator.settings({ autoLogoutMin: 1_440, logoutMin: 1_440 });
      await walk.clocks.install();
      await page.goto("/login");
      await walk.member.loginToHome(MEMBER);
      // The code is loaded after a sign of the member.
      await page.mouse.move(20, 20);
      await expect(page.locator("html")).toHaveAttribute("data-reality-check", /./);
      await held.hold("reminder", "**/api/protection/reminder", "GET");
    }
    const reminder = dialog(walk);
    if ((await reminder.count()) > 0)
      await endsSession(walk, () => reminder.getByRole("button", { name: "로그아웃" }).click());
    else if (!isAtLogin(walk)) await logOut(walk);
    await walk.member.expectPath("/login");
  },
  face: "html",
  attribute: "data-reality-check",
  cannot: ({ event, before, isRefused }) => {
    if (before.matches({ on: "shown" }) && (event.type === "reminder.ask" || event.type === "reminder.stop"))
      return COVERED;
    return isRefused ? NOT_THERE : null;
  },
  does: {
    "reminder.ask": (walk) => (isAtLogin(walk) ? enter(walk) : save(walk)),
    "reminder.stop": logOut,
    "reminder.continue": (walk) => dialog(walk).getByRole("button", { name: "계속하기" }).click(),
    "reminder.leave": (walk) => endsSession(walk, () => dialog(walk).getByRole("button", { name: "로그아웃" }).click()),
    "xstate.done.actor.readLogin": answer,
    "xstate.done.actor.readResult": answer,
    "xstate.error.actor.readLogin": ({ held }) => held.cut("reminder"),
    "xstate.error.actor.readResult": ({ held }) => held.cut("reminder"),
    "xstate.after.due.reality-check.on.counting": async (walk, { before }) => {
      await walk.clocks.pass((before.context.login?.minutes ?? 0) * MINUTE);
    },
    "xstate.after.retry.reality-check.failed": ({ clocks }) => clocks.pass(30_000),
  },
  sees: {
    off: expectNone,
    "on.counting": expectNone,
    "on.reading": async (walk) => {
      await walk.held.arrived("reminder");
      await expectNone(walk);
    },
    "on.shown": async (walk) => {
      await expect(dialog(walk)).toContainText(
        /로그인하고 .*지났습니다\. 베팅 .*원, 돌아온 금액 .*원, 결과 .*원입니다\./,
      );
    },
    asking: async (walk) => {
      await walk.held.arrived("reminder");
      await expectNone(walk);
    },
    failed: expectNone,
  },
});

const dialog = ({ page }: Walk) => page.getByRole("alertdialog", { name: "이용 시간 알림" });
const isAtLogin = ({ page }: Walk): boolean => new URL(page.url()).pathname === "/login";

async function expectNone(walk: Walk): Promise<void> {
  await expect(dialog(walk)).toHaveCount(0);
}

/** Logs in, and goes to where the interval is chosen. */
async function enter(walk: Walk): Promise<void> {
  await walk.member.loginToHome(MEMBER);
  await visit(walk, "/member");
  await walk.page.getByRole("link", { name: "보호", exact: true }).click();
  await expect(interval(walk)).toBeVisible();
}

const interval = ({ page }: Walk) => page.getByLabel("알림 간격");

/** Saves another interval than the one that is shown. */
async function save(walk: Walk): Promise<void> {
  const asked = walk.held.count("reminder");
  const old = asked > 0 ? await walk.held.arrived("reminder") : null;
  const field = interval(walk);
  await field.selectOption((await field.inputValue()) === "30" ? "120" : "30");
  await walk.page.locator("form", { has: field }).getByRole("button", { name: "저장" }).click();
  // The machine asks anew, and gives up what it asked before.
  await expect
    .poll(async () => walk.held.count("reminder") === 1 && (await walk.held.arrived("reminder")) !== old)
    .toBe(true);
}

/** The member wants it so: set from outside of the page, with the page's own session. */
async function answer(walk: Walk, { event }: Pick<AnyStep<Machine>, "event"> | { event: { output?: unknown } }) {
  const { minutes } = (event as { output: { minutes: number } }).output;
  const { request } = walk.context;
  const { token } = await (await request.get("/api/member/token")).json();
  const headers = { "X-AUTH-TOKEN": `Bearer ${token}`, "Idempotency-Key": crypto.randomUUID() };
  const set = await request.put("/api/protection/reminder", { headers, data: { minutes } });
  expect(set.status()).toBe(200);
  await walk.held.letGo("reminder", 200);
}

describeWalks(realityCheck);
