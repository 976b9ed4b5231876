// What a person sees of the session in each of its states.
import { expect } from "@playwright/test";
import type { sessionMachine } from "../../../src/machines/session/session.machine.ts";
import type { Sight } from "../lib/browser-model.ts";
import type { Walk } from "../lib/walk.ts";
import { appears, FACE, NICKNAME, storedExpiry, tick, type Snapshot } from "./hands.ts";

/** Only a member's page has one. */
export const HEADER = "header[data-machine]";
const WRONG_PAIR = "아이디 또는 비밀번호가 올바르지 않습니다.";
const LOST = "서버와 연결이 끊겼습니다 · 다시 연결하는 중";

interface Happened {
  label: string;
  before: Snapshot;
}

export function isRestoreForced(step: Happened | null): boolean {
  return step?.label === "xstate.error.actor.restoreSession/kicked";
}

export function isAccessDenied(step: Happened | null): boolean {
  return step?.label === "session.code/access denied";
}

export function isByGate(step: Happened | null): boolean {
  return step?.label === "session.logout/by a gate";
}

export function isExpiring(snapshot: Snapshot): boolean {
  return snapshot.hasTag("expiring");
}

export const SEES: Readonly<Record<string, Sight<typeof sessionMachine>>> = {
  restoring: async ({ page }) => {
    await expect(page.getByRole("button")).toHaveCount(0);
  },
  loggedOut: async (walk, snapshot, step) => {
    await walk.member.expectPath("/login");
    await expect(walk.page.locator('[data-machine="login-form"]')).toBeVisible();
    await expectSaid(walk, snapshot, step);
  },
  joining: async (walk) => {
    await walk.member.expectPath("/login");
    await walk.held.arrived("token");
  },
  loggingIn: async ({ page, held }) => {
    await expect(page.getByRole("button", { name: "로그인 중", exact: true })).toHaveAttribute("aria-busy", "true");
    expect(held.count("login")).toBe(1);
  },
  "loggedIn.expiry.watched.active": async ({ page }) => {
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.locator(HEADER)).toContainText(NICKNAME);
  },
  "loggedIn.expiry.watched.expiring": async (walk, snapshot) => {
    const dialog = walk.page.getByRole("alertdialog", { name: "로그인 시간 만료" });
    await appears(walk, dialog, snapshot);
    await expect(dialog.getByRole("timer")).toHaveText(/^([1-9]|[1-5]\d|60)초 뒤 자동으로 로그아웃됩니다\.$/);
    await expect(dialog.getByRole("button", { name: "계속 이용" })).toBeVisible();
    await tick(walk, "30 s left", snapshot);
    // The timer strikes somewhere within the second that runs, and the stored instant is cut to its second.
    await expect(dialog.getByRole("timer")).toHaveText(/^(30|31|32)초 /);
  },
  "loggedIn.expiry.unwatched": ({ page }) => expect(page.getByRole("alertdialog")).toHaveCount(0),
  "loggedIn.connection.online.waiting": expectOnline,
  "loggedIn.connection.online.asking": async (walk) => {
    await expectOnline(walk);
    await walk.held.arrived("user");
  },
  "loggedIn.connection.lost.waiting": ({ page }) => expect(page.getByText(LOST)).toBeVisible(),
  "loggedIn.connection.lost.asking": async ({ page, held }) => {
    await expect(page.getByText(LOST)).toBeVisible();
    await held.arrived("user");
  },
  "loggedIn.minutes.fetching": async ({ held }) => void (await held.arrived("minutes")),
  "loggedIn.minutes.known": ({ held }) => expect.poll(() => held.count("minutes")).toBe(0),
  "loggedIn.minutes.unknown": ({ held }) => expect.poll(() => held.count("minutes")).toBe(0),
  "ending.loggingOut": async (walk, snapshot, step) => {
    await walk.member.expectPath(isByGate(step) ? "/maintenance" : "/login");
    await expectSaid(walk, snapshot);
  },
  "ending.forcedLogout": async (walk, snapshot, step) => {
    if (isAccessDenied(step)) {
      await expect.poll(() => walk.page.url()).toBe("about:blank");
      return;
    }
    if (isRestoreForced(step)) {
      await expect(walk.page.getByRole("main")).toHaveCount(0);
      if (walk.coming.length > 0) return;
      await walk.held.release("guard");
      await expect(walk.page.locator(FACE)).toHaveAttribute("data-state", "loggedOut");
    }
    await walk.member.expectPath("/login");
    await expectSaid(walk, snapshot);
  },
  "ending.expired": async (walk, snapshot) => {
    await walk.member.expectPath("/login");
    await expectSaid(walk, snapshot);
  },
};

async function expectOnline({ page }: Walk): Promise<void> {
  await expect(page.getByText(LOST)).toHaveCount(0);
}

const REFUSED: Readonly<Record<string, string>> = {
  "xstate.error.actor.login/wrong pair": WRONG_PAIR,
  "xstate.error.actor.login/wrong code": "인증 코드가 올바르지 않습니다.",
};

/** What the departure says stands over the page, and nothing else does. */
async function expectSaid(walk: Walk, snapshot: Snapshot, step: Happened | null = null): Promise<void> {
  const alert = walk.page.getByRole("alertdialog");
  if (snapshot.matches("ending")) expect(await storedExpiry(walk), "no tab goes on with the session").toBeNull();
  // Refused logins lead to one state of the walk, whatever was said.
  const said = REFUSED[step?.label ?? ""] ?? snapshot.context.departure?.alert ?? null;
  await expect(walk.page.locator(HEADER)).toHaveCount(0);
  if (said === null) return expect(alert).toHaveCount(0);
  await appears(walk, alert, snapshot);
  await expect(alert).toContainText(said);
}
