import { expect, type Locator } from "@playwright/test";
import type { commandMachine } from "../../src/machines/command/command.machine.ts";
import { commandPaths } from "../../src/machines/command/command.paths.ts";
import { DEMO_PASSWORD } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

// The sign-up is the form that is walked: a visitor can come back to it, and its password is never stored.
const FACE = '[data-machine="command"]';
const NOT_THERE = "A guest has no session that could end.";
const ASKS_NOTHING = "The sign-up is not confirmed a second time.";
const GOES_AWAY = "The dialog of a sign-up that is done goes away.";
const IS_AN_ANSWER = "A call fails as a failure of the client, which is an answer; else the page's code is broken.";

const CODE = "MANAGER1";
/** A number that nobody has: decisions, rule 39. */
const phoneOf = ({ notes }: Walk): string => String(notes.get("phone"));

let visitors = 0;

const signUp = defineBrowserModel<typeof commandMachine>({
  machine: "command",
  guards: "money",
  model: commandPaths,
  start: async (walk) => {
    const { page, held, notes } = walk;
    await walk.clocks.install();
    await walk.clocks.resume();
    await page.goto("/login");
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    notes.set("userId", `walker${Date.now() % 1_000_000}${visitors++}`);
    notes.set("phone", `010${String((Date.now() * 100 + visitors) % 100_000_000).padStart(8, "0")}`);
    await held.hold("join", "**/api/member/join");
    await held.hold("find", /\/api\/commands\/[^/]+$/);
    await held.hold("withdraw", /\/api\/commands\/[^/]+\/withdraw$/);
    await page.locator('[data-machine="sign-up-gate"]').getByRole("button").click();
    await field(walk, "추천인 코드").fill(CODE);
    await press(walk, "다음");
    await expect(field(walk, "휴대폰 번호")).toBeVisible();
    await walk.clocks.stop();
  },
  face: ({ page }, snapshot) => page.locator(snapshot.matches("storing") ? `${FACE}[data-state="storing"]` : FACE),
  // What is stored is stored at once; a sign-up that is done has no form any more.
  isAway: (snapshot) => snapshot.matches("storing") || snapshot.matches("done"),
  cannot: ({ event, before, isRefused }) => {
    if (before.matches("storing"))
      return event.type.endsWith(".storeIntent")
        ? null
        : "What is stored is stored at once: there is no time for more.";
    if (before.matches("done")) return GOES_AWAY;
    if (isRefused) return "What cannot be pressed or typed now is not there, or disabled.";
    const isEmpty = Object.keys(before.context.draft).length === 0;
    if (event.type === "command.submit" && isEmpty) return "An empty form has faults, and is not submitted.";
    return event.type === "command.edit" && isEmpty === (Object.keys(event.draft).length === 0)
      ? "To type what is there already is no change."
      : null;
  },
  does: {
    "command.edit/typed": async (walk) => {
      const typed = { 아이디: userId(walk), 닉네임: "걷는이", "휴대폰 번호": phoneOf(walk) };
      for (const [label, text] of Object.entries(typed)) await field(walk, label).fill(text);
      for (const label of ["비밀번호", "비밀번호 확인"]) await field(walk, label).fill(DEMO_PASSWORD);
    },
    "command.edit/emptied": async (walk) => {
      for (const label of ["아이디", "닉네임", "휴대폰 번호"]) await field(walk, label).fill("");
    },
    "command.submit/plain": (walk) => press(walk, "가입하기"),
    "command.reconcile": (walk) => press(walk, "지금 확인"),
    "command.resend": (walk) => press(walk, "다시 보내기"),
    "command.discard": (walk) => press(walk, "취소하기"),
    "xstate.done.actor.storeIntent": async () => undefined,
    "xstate.done.actor.sendCommand/done": async ({ held, clocks }) => {
      await held.letGo("join", 204);
      // The next dialog is loaded, and shown by a timer.
      await clocks.resume();
    },
    "xstate.done.actor.sendCommand/refused": async ({ held, operator }) => {
      await operator.settings({ joinStartEndFlg: true });
      await held.letGo("join", 409);
      await operator.restore();
    },
    "xstate.done.actor.sendCommand/unknown": ({ held }) => held.cut("join"),
    "xstate.after.sendTimeout.command.sending": (walk) => wait(walk, "unknown"),
    "xstate.done.actor.findCommand/done": async (walk) => {
      await deliver(walk);
      await walk.held.letGo("find", 200);
      await walk.clocks.resume();
    },
    "xstate.done.actor.findCommand/refused": async (walk) => {
      await deliverRefused(walk);
      await walk.held.letGo("find", 200);
    },
    "xstate.done.actor.findCommand/absent": async ({ held }) => void (await held.letGo("find", 404)),
    "xstate.done.actor.findCommand/unknown": ({ held }) => held.cut("find"),
    "xstate.after.sendTimeout.command.reconciling": (walk) => wait(walk, "unknown"),
    "xstate.after.reconcileDelay.command.unknown": (walk) => wait(walk, "reconciling"),
    "xstate.done.actor.withdrawCommand/done": async (walk) => {
      await deliver(walk);
      await walk.held.letGo("withdraw", 200);
      await walk.clocks.resume();
    },
    "xstate.done.actor.withdrawCommand/refused": async (walk) => {
      await deliverRefused(walk);
      await walk.held.letGo("withdraw", 200);
    },
    "xstate.done.actor.withdrawCommand/withdrawn": async ({ held }) => void (await held.letGo("withdraw", 204)),
    "xstate.done.actor.withdrawCommand/unknown": ({ held }) => held.cut("withdraw"),
    "xstate.after.sendTimeout.command.withdrawing": (walk) => wait(walk, "unsent"),
  },
  leavesOut: {
    "command.submit/to be confirmed": ASKS_NOTHING,
    "command.cancel": ASKS_NOTHING,
    "command.confirm": ASKS_NOTHING,
    "xstate.done.actor.sendCommand/session ended": NOT_THERE,
    "xstate.done.actor.findCommand/session ended": NOT_THERE,
    "xstate.done.actor.withdrawCommand/session ended": NOT_THERE,
    "interrupted command.reconcile": NOT_THERE,
    "command.again": GOES_AWAY,
    "done command.edit": GOES_AWAY,
    "xstate.error.actor.storeIntent": "The storage of a tab is filled by its own page only.",
    "xstate.error.actor.sendCommand": IS_AN_ANSWER,
    "xstate.error.actor.findCommand": IS_AN_ANSWER,
    "xstate.error.actor.withdrawCommand": IS_AN_ANSWER,
  },
  sees: {
    editing: async (walk, { context }) => {
      // Fields that were emptied are blamed, nothing else is said.
      await expect(form(walk).getByRole("alert").filter({ hasNotText: "확인해주세요" })).toHaveCount(0);
      const isTyped = Object.keys(context.draft).length > 0;
      await expect(field(walk, "아이디")).toHaveValue(isTyped ? userId(walk) : "");
    },
    confirming: () => Promise.reject(new Error(ASKS_NOTHING)),
    interrupted: () => Promise.reject(new Error(NOT_THERE)),
    storing: async () => undefined,
    sending: async (walk) => {
      await walk.held.arrived("join");
      expect(walk.held.count("join"), "one request is on its way").toBe(1);
      await expectTyped(walk);
      expect(await stored(walk), "neither key nor draft carries a password").not.toContain(DEMO_PASSWORD);
    },
    unknown: async (walk) => {
      await expect(form(walk).getByRole("alert")).toContainText("응답을 받지 못했습니다.");
      await expect(form(walk).getByRole("button", { name: "다시 보내기" })).toHaveCount(0);
      await expectTyped(walk);
    },
    reconciling: async (walk) => {
      await walk.held.arrived("find");
      await expectTyped(walk);
    },
    unsent: async (walk, { context }) => {
      const text = context.refusal ? "취소를 확인하지 못했습니다." : "서버에 전달되지 않았습니다.";
      await expect(form(walk).getByRole("alert")).toContainText(text);
      await expectTyped(walk);
    },
    withdrawing: async (walk) => {
      await walk.held.arrived("withdraw");
      await expectTyped(walk);
    },
    refused: async (walk) => {
      await expect(form(walk).getByRole("alert")).toContainText("현재 회원가입은 종료했습니다");
      await expect(field(walk, "아이디")).toHaveValue(userId(walk));
      expect(await stored(walk), "no key is kept").not.toContain('"key"');
    },
    done: async (walk) => {
      // One dialog goes before the other comes.
      await walk.clocks.run(1_000);
      await expect(walk.page.getByRole("alertdialog")).toContainText("가입되었습니다.");
      expect(await stored(walk), "nothing is kept").toBe("");
    },
  },
});

const form = ({ page }: Walk): Locator => page.locator(FACE);
const field = (walk: Walk, label: string): Locator => form(walk).getByLabel(label, { exact: true });
const userId = ({ notes }: Walk): string => String(notes.get("userId"));

async function press(walk: Walk, name: string): Promise<void> {
  await form(walk).getByRole("button", { name, exact: true }).click();
}

/** What was typed stands there, and nothing can be typed now. */
async function expectTyped(walk: Walk): Promise<void> {
  await expect(field(walk, "아이디")).toHaveValue(userId(walk));
  await expect(field(walk, "아이디")).toBeDisabled();
}

/** The page's timers run until it is there. */
async function wait(walk: Walk, state: string): Promise<void> {
  const there = walk.page.locator(`${FACE}[data-state="${state}"]`);
  for (let ran = 0; ran < 30_000 && (await there.count()) === 0; ran += 1_000) await walk.clocks.run(1_000);
}

/** The sign-up whose answer was lost reaches the server now. */
async function deliver(walk: Walk, status = 204): Promise<void> {
  const name = walk.held.count("find") > 0 ? "find" : "withdraw";
  const asked = new URL((await walk.held.arrived(name)).url()).pathname;
  const key = decodeURIComponent(asked.split("/")[3] ?? "");
  const answer = await walk.operator.call(
    "POST",
    "/api/member/join",
    {
      code: CODE,
      userId: userId(walk),
      nickname: "걷는이",
      password: DEMO_PASSWORD,
      phone: phoneOf(walk),
      bank: "",
      bankNumber: "",
      bankHolder: "",
      withdrawalPassword: "",
    },
    { "Idempotency-Key": key },
  );
  expect(answer.status).toBe(status);
}

/** It reaches the server after the sign-up has ended; the refusal is kept under its key. */
async function deliverRefused(walk: Walk): Promise<void> {
  await walk.operator.settings({ joinStartEndFlg: true });
  await deliver(walk, 409);
  await walk.operator.restore();
}

function stored({ page }: Walk): Promise<string> {
  return page.evaluate(() =>
    Object.entries({ ...sessionStorage })
      .flatMap(([key, text]) => (key.startsWith("hanpan.") ? [String(text)] : []))
      .join(),
  );
}

describeWalks(signUp);
