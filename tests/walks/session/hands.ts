// What the walks of the session do to the page, its clock and the server.
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { formatExpiry, parseExpiry } from "../../../src/domain/session/session.ts";
import type { sessionMachine } from "../../../src/machines/session/session.machine.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import type { Walk } from "../lib/walk.ts";
import { inOtherTab } from "../other-tab.ts";

export type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Has no unread messages, so that a login ends at home; typed where the model says member01. */
export const MEMBER = "member12";
export const NICKNAME = "첫골주인";
/** The address that the server takes the page to come from: it can be blocked without blocking the walk. */
export const ADDRESS = "127.0.0.78";
export const FACE = '[data-machine="session"]';

const AUTH_STORAGE_KEY = "custom.auth";
const GUARD = "**/api/setting/maintanace";
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Left while the countdown runs, and while it does not. */
const LEFT = { expiring: 50 * SECOND, active: 20 * MINUTE } as const;

export const waitsForPoll = (snapshot: Snapshot): boolean =>
  snapshot.matches({ loggedIn: { connection: { online: "waiting" } } }) ||
  snapshot.matches({ loggedIn: { connection: { lost: "waiting" } } });

/** Opens the site as one who was here before, and stops where the page asks for the token of its cookie. */
export async function open(walk: Walk): Promise<void> {
  const { page, context, held, clocks } = walk;
  if (walk.isNew) {
    await clocks.install();
    // A path holds a call for as long as it likes: the 15 s after which a call gives up are no part of the session.
    await context.addInitScript(() => void (AbortSignal.timeout = () => new AbortController().signal));
    followStreams(page);
  }
  // Nothing of the path before may run on while the clock does.
  await page.goto("about:blank");
  await clocks.resume();
  await page.clock.setSystemTime(Date.now());
  await held.hold("token", "**/api/member/token");
  await held.hold("user", "**/api/member/user");
  await held.hold("login", "**/api/member/login");
  await held.hold("logout", "**/api/member/logout");
  await held.hold("minutes", "**/api/setting/autoLogoutMin");
  await held.hold("stream", "**/api/stream");
  // What else the home page reads could be told of a session's end before the poll is.
  await held.hold("reads", /\/api\/(?!member\/|setting\/|message\/|stream|commands\/)/);
  const login = await context.request.post("/api/member/login", { data: { userId: MEMBER, password: DEMO_PASSWORD } });
  walk.notes.set("token", ((await login.json()) as { token: string }).token);
  await page.goto("/");
  await held.arrived("token");
}

/** Does what leads to another page, or to the same one anew, and waits until that page stands. */
export async function navigated(walk: Walk, act: () => Promise<unknown>): Promise<void> {
  const { page, held } = walk;
  await held.hold("guard", GUARD);
  await act();
  await held.arrived("guard");
  // The page runs its guards anew after a login or logout unless it is under way, as it is now.
  await page.clock.runFor(1);
  await held.release("guard");
  const bar = page.locator('[data-machine="loading-bar"]');
  // A page that comes slowly is shown after a timer of React's, which stands while the walk stops the clock.
  await expect(async () => {
    try {
      await expect(bar).toHaveAttribute("data-state", "hidden", { timeout: 5_000 });
    } catch (error) {
      await page.clock.runFor(50);
      throw error;
    }
  }).toPass({ timeout: 60_000 });
}

/** The instant at which the session ends, as all tabs know it, whole seconds; null when none is known. */
export async function storedExpiry({ page }: Walk): Promise<number | null> {
  return parseExpiry(await page.evaluate((key) => localStorage.getItem(key), AUTH_STORAGE_KEY));
}

export async function storeExpiry({ page }: Walk, text: string | null): Promise<void> {
  await page.evaluate(
    ([key, value]) => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
    [AUTH_STORAGE_KEY, text] as const,
  );
}

/** Sets the page's date so that this much of the session is left; no timer fires by it. */
async function setLeft(walk: Walk, ms: number): Promise<void> {
  const expiry = await storedExpiry(walk);
  if (expiry !== null) await walk.page.clock.setSystemTime(expiry - ms);
}

/** Runs the page's timers without coming nearer to the session's end. */
async function run(walk: Walk, ms: number, { context, value }: Snapshot): Promise<void> {
  const isExpiring = JSON.stringify(value).includes("expiring");
  if (context.expiresAt !== null) await setLeft(walk, isExpiring ? LEFT.expiring : LEFT.active);
  await walk.page.clock.runFor(ms);
}

/** A poll that came due beside what a step is about is answered as the one before it. */
async function settlePoll(walk: Walk, after: Snapshot): Promise<void> {
  const face = walk.page.locator(FACE);
  if (!waitsForPoll(after) || !(await face.getAttribute("data-state"))?.includes("asking")) return;
  if (after.hasTag("lost")) await walk.held.cut("user");
  else await walk.held.letGo("user", 200);
  await expect(face).not.toHaveAttribute("data-state", /asking/);
}

/** Runs the page's clock as far as it takes to show something: its code is loaded when it is first needed. */
export async function appears(walk: Walk, shown: Locator, snapshot: Snapshot): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    if (await shown.isVisible()) return true;
    await run(walk, 100, snapshot);
    await settlePoll(walk, snapshot);
    return shown.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}

/**
 * Milliseconds that are left when the page's clock next strikes the second, up to two seconds more: it strikes within the
 * second that runs, and the page knows the expiry to the millisecond, the storage to the second.
 */
const LEFT_AT_TICK: Readonly<Record<string, number>> = {
  "more than 60 s left": LEFT.active,
  "60 s left": MINUTE - 2 * SECOND,
  "30 s left": 30 * SECOND,
  "1 ms left": 1,
  "at the expiry": -SECOND,
};

/** Lets the page's clock strike the second, once, with that much left. */
export async function tick(walk: Walk, name: string, after: Snapshot): Promise<void> {
  const left = LEFT_AT_TICK[name];
  if (left === undefined) throw new Error(`nothing says how much is left at ${name}`);
  await setLeft(walk, left + SECOND);
  await walk.page.clock.runFor(SECOND);
  await settlePoll(walk, after);
}

/** Lets the time until the next poll pass; the poll is held. */
export async function poll(walk: Walk, before: Snapshot): Promise<void> {
  await run(walk, 5_000, before);
  await walk.held.arrived("user");
}

/** The poll under way, or the next one, is answered with a code that ends the session. */
export async function answerPoll(walk: Walk, before: Snapshot, answer: () => Promise<unknown>): Promise<void> {
  if (waitsForPoll(before)) await poll(walk, before);
  await navigated(walk, answer);
}

/** Another tab of the same browser goes to a page, which moves the expiry for all tabs. */
export async function moveInAnotherTab(walk: Walk): Promise<void> {
  const before = await storedExpiry(walk);
  // Another instant than the one that the expiry counts from now.
  await setLeft(walk, LEFT.expiring);
  await inOtherTab(walk, async (page) => {
    await page.goto("/message");
    await expect.poll(() => storedExpiry(walk)).not.toBe(before);
  });
}

/** Logs in as another tab does, which tells the others by what it stores. */
export async function logInElsewhere(walk: Walk): Promise<void> {
  const data = { userId: MEMBER, password: DEMO_PASSWORD };
  const login = await walk.context.request.post("/api/member/login", { data });
  walk.notes.set("token", ((await login.json()) as { token: string }).token);
  // The page's clock may stand; a tab hears of another text only.
  const before = (await storedExpiry(walk)) ?? 0;
  const now = await walk.page.evaluate(() => Date.now());
  const expiry = formatExpiry(Math.max(now + 45 * MINUTE, before + SECOND));
  await inOtherTab(walk, async (page) => {
    await page.goto("/favicon.svg");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [AUTH_STORAGE_KEY, expiry] as const);
  });
}

/** A session that comes or goes while the page stands asks the guards a moment later. */
export async function askGuards({ page }: Walk): Promise<void> {
  await expect(page.locator(FACE)).not.toHaveAttribute("data-state", "joining");
  await page.clock.runFor(1);
}

/** Ends the page's session as another tab's logout does. */
export async function endElsewhere({ server, notes }: Walk): Promise<void> {
  const headers = { "X-AUTH-TOKEN": `Bearer ${String(notes.get("token"))}` };
  const answer = await fetch(`${server.url}/api/member/logout`, { method: "POST", headers });
  expect(answer.status).toBe(204);
}

export async function kick({ operator }: Walk): Promise<void> {
  await operator.ask("POST", `/api/admin/sessions/${MEMBER}/kick`);
}

/** Blocks the page's address until `work` is done. */
export async function whileBlocked({ operator }: Walk, work: () => Promise<unknown>): Promise<void> {
  const path = `/api/admin/blocked-addresses/${ADDRESS}`;
  await operator.ask("PUT", path, { reason: "시험" });
  await work().finally(() => operator.ask("DELETE", path));
}

/** Changes the member's password until `work` is done. */
export async function whileOtherPassword({ server }: Walk, work: () => Promise<unknown>): Promise<void> {
  const other = "hanpan!2027";
  const change = (password: string, newPassword: string) =>
    new ApiUser(server.url, MEMBER).ask("POST", "/api/member/password", { userId: MEMBER, password, newPassword });
  await change(DEMO_PASSWORD, other);
  await work().finally(() => change(other, DEMO_PASSWORD));
}

const openStreams = new WeakMap<Page, Set<Request>>();

function followStreams(page: Page): void {
  const open = new Set<Request>();
  openStreams.set(page, open);
  page.on("response", (response) => {
    if (response.url().endsWith("/api/stream") && response.status() === 200) open.add(response.request());
  });
  for (const end of ["requestfailed", "requestfinished"] as const)
    page.on(end as "requestfailed", (request) => open.delete(request));
}

/** Lets the page hear the server's events. */
export async function hearStream({ page, held }: Walk): Promise<void> {
  const isOpen = (): boolean => (openStreams.get(page)?.size ?? 0) > 0;
  if (isOpen()) return;
  await held.release("stream");
  await expect
    .poll(async () => {
      // A line that was given up is tried again at once when the network is said to be back.
      if (!isOpen()) await page.evaluate(() => dispatchEvent(new Event("online")));
      return isOpen();
    })
    .toBe(true);
  await held.hold("stream", "**/api/stream");
}
