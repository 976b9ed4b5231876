import { expect, type Request } from "@playwright/test";
import type { User } from "../../src/api/contract/session/member.ts";
import { backoffMs } from "../../src/machines/live-connection/backoff.ts";
import type { liveConnectionMachine } from "../../src/machines/live-connection/live-connection.machine.ts";
import { liveConnectionPaths } from "../../src/machines/live-connection/live-connection.paths.ts";
import { LIVE_TEXT } from "../../src/ui/sports/korea/live-text.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const USER = "member18";
const FACE = '[data-machine="live-connection"]';
const LIST = "**/api/fixtures?**";
/** What the clock runs at once: less than the shortest wait, so that no state is run past. */
const RUN_PART_MS = 200;
/** More than any wait of the machine. */
const RUN_MS = 31_000;
/** Set where this page has heard an event with an id, from which it can resume. */
const HEARD = "heard";
/** How often this page has lost the line since it last heard a sign of life; its model tells no more than whether. */
const LOST = "lost";

const liveConnection = defineBrowserModel<typeof liveConnectionMachine>({
  machine: "live-connection",
  model: liveConnectionPaths,
  server: "in-play",
  start: async (walk) => {
    const { page, context, clocks, line } = walk;
    line.hold();
    line.isQuiet = true;
    if (walk.isNew) {
      await clocks.install();
      await hearStream(walk);
    } else await clocks.resume();
    await context.clearCookies();
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("stopped"),
  cannot: ({ event, label, before }) => {
    if (event.type === "stream.refused" && !before.matches({ online: "connecting" }))
      return "Once there is a stream it is not refused any more: one that loses its session is ended.";
    if (event.type === "stream.paused" && before.matches({ online: "connecting" }))
      return "A stream says nothing before it is open.";
    return label === "stream.opened/with a gap" && before.context.owesRefetch
      ? "The same as resuming where something is owed anyway."
      : null;
  },
  costOf: ({ event, before }) =>
    event.type === "stream.opened" && !before.context.owesRefetch
      ? 3
      : ["connection.start", "stream.refused", "connection.stop"].includes(event.type)
        ? 3
        : 1,
  does: {
    "connection.start": async (walk) => {
      await walk.member.loginToHome(USER);
      await openList(walk);
    },
    "connection.stop": async (walk) => {
      await walk.member.logout();
      await leave(walk);
    },
    "connection.retry": async (walk) => {
      await retry(walk).click();
      await walk.line.asked();
    },
    "stream.opened/resumed": async (walk, { before }) => {
      if (!before.context.owesRefetch && !walk.notes.has(HEARD)) await hearAndLose(walk);
      const resumesFrom = await walk.line.asked();
      if (walk.notes.has(HEARD)) expect(resumesFrom, "the page resumes where it left off").not.toBeNull();
      walk.line.admit();
    },
    "stream.opened/with a gap": async (walk) => {
      if (walk.notes.has(HEARD)) await openList(walk);
      walk.line.admit();
    },
    "stream.alive": hear,
    "stream.paused": async (walk) => walk.line.pause(),
    "stream.gap": async (walk, { before }) => {
      const isAgain = before.matches({ online: "resyncing" });
      const earlier = isAgain ? await walk.held.arrived("list") : null;
      await walk.line.gap();
      walk.notes.set(HEARD, true);
      await expectAnotherRequest(walk, earlier);
    },
    "stream.closed": async (walk, { before }) => {
      const { line, watched, notes } = walk;
      watched.expectCut("/api/stream");
      const cuts = Number(notes.get("cuts") ?? 0);
      notes.set("cuts", cuts + 1);
      if (before.matches({ online: "connecting" }))
        // The browser itself asks once more for what was cut before an answer came.
        await expect.poll(async () => (line.cut(), state(walk))).toBe("disconnected");
      // A server that is shut down ends a stream; a network that breaks cuts it.
      else if (cuts % 2 === 0) line.cut();
      else line.end();
    },
    "stream.refused": async (walk) => {
      walk.watched.expectStatus(555);
      await ApiUser.login(walk.server.url, USER);
      walk.line.admit();
      // Not only the next poll tells the session: none comes while the page's clock stands.
      await expect(walk.page.locator('[data-machine="session"]')).not.toHaveAttribute("data-state", /^loggedIn/);
      await leave(walk);
      const alert = walk.page.getByRole("alertdialog");
      await expect(alert).toContainText("다른 기기에서 로그인");
      await alert.getByRole("button").click();
      await expect(alert).toHaveCount(0);
    },
    "xstate.done.actor.refetch": async (walk) => void (await walk.held.letGo("list", 200)),
    "xstate.error.actor.refetch": async (walk) => {
      // The page asks once more by itself before it gives up.
      while ((await state(walk)) === "online.resyncing") {
        await walk.held.cut("list");
        await runUntil(walk, async () => (await state(walk)) !== "online.resyncing" || walk.held.count("list") > 0);
      }
    },
    "xstate.after.connectTimeout.live-connection.online.connecting": async (walk) =>
      void (await runTo(walk, "disconnected")),
    "xstate.after.heartbeatTimeout.live-connection.online.live": async (walk) =>
      void (await runTo(walk, "online.stale")),
    "xstate.after.staleTimeout.live-connection.online.stale": async (walk) => void (await runTo(walk, "disconnected")),
    "xstate.after.refetchTimeout.live-connection.online.resyncing": async (walk) =>
      void (await runTo(walk, "disconnected")),
    "xstate.after.backoff.live-connection.disconnected": async (walk) => {
      const ranMs = await runTo(walk, "online.connecting");
      // Some attempts more may have failed while the page was loaded on a slow machine.
      expect(ranMs).toBeLessThanOrEqual(backoffMs(lossesOf(walk) + 2, 1) + RUN_PART_MS);
    },
  },
  leavesOut: {
    "xstate.error.actor.openStream":
      "To open a stream throws only in a browser without channels, and then no page works.",
  },
  sees: {
    stopped: (walk) => walk.member.expectPath("/login"),
    "online.connecting": async (walk) => {
      await expectSays(walk, LIVE_TEXT.connecting, false);
      await walk.line.asked();
    },
    "online.live": (walk) => expect(walk.page.locator(FACE)).toHaveText(LIVE_TEXT.fresh),
    "online.stale": (walk) => expectSays(walk, LIVE_TEXT.stale, true),
    "online.resyncing": async (walk) => {
      await expectSays(walk, LIVE_TEXT.resyncing, false);
      await walk.held.arrived("list");
    },
    disconnected: async (walk) => {
      await expectSays(walk, LIVE_TEXT.disconnected, true);
      walk.notes.set(LOST, lossesOf(walk) + 1);
    },
  },
});

function lossesOf({ notes }: Walk): number {
  return Number(notes.get(LOST) ?? 0);
}

function retry({ page }: Walk) {
  return page.locator(FACE).getByRole("button", { name: LIVE_TEXT.retry });
}

async function expectSays(walk: Walk, text: string, hasRetry: boolean): Promise<void> {
  await expect(walk.page.locator(FACE)).toContainText(text);
  await expect(retry(walk)).toHaveCount(hasRetry ? 1 : 0);
}

function state({ page }: Walk): Promise<string | null> {
  return page.locator(FACE).getAttribute("data-state");
}

async function expectState({ page }: Walk, expected: string): Promise<void> {
  await expect(page.locator(FACE)).toHaveAttribute("data-state", expected);
}

/** Opens a betting page whose stream gets no answer yet, and reads its list; the page's clock stands from then on. */
async function openList(walk: Walk): Promise<void> {
  const { page, clocks, held, line, member, notes } = walk;
  await clocks.resume();
  if (held.isHolding("list")) await held.release("list");
  await member.openGame("cross");
  await held.hold("list", LIST);
  notes.delete(HEARD);
  notes.delete(LOST);
  await line.asked();
  // A part that is loaded late is shown by a timer.
  await expect(page.locator(FACE)).toBeVisible();
  await clocks.stop();
  // On a slow machine the page has given the first attempt up meanwhile.
  await runTo(walk, "online.connecting");
}

/** A page reads all anew when its first stream opens. It resumes after one in which it has heard an event with an id. */
async function hearAndLose(walk: Walk): Promise<void> {
  const { line, held, watched, notes } = walk;
  await line.asked();
  line.admit();
  await expectState(walk, "online.resyncing");
  await held.letGo("list", 200);
  await expectState(walk, "online.live");
  await hear(walk);
  watched.expectCut("/api/stream");
  line.cut();
  await expectState(walk, "disconnected");
  notes.set(LOST, 1);
  await runTo(walk, "online.connecting");
}

/** The heartbeat with which the server begins a stream. */
async function hear(walk: Walk): Promise<void> {
  const heard = await heartbeats(walk);
  await walk.line.firstBeat();
  walk.notes.set(HEARD, true);
  walk.notes.set(LOST, 0);
  await expect.poll(() => heartbeats(walk)).toBeGreaterThan(heard);
}

/** The session is over; the page goes to the login by itself. */
async function leave(walk: Walk): Promise<void> {
  await walk.clocks.resume();
  await walk.member.expectPath("/login");
  await walk.held.release("list");
}

/** Runs the page's clock until it is so, and tells how far: more than `RUN_MS` where it never was. */
async function runUntil(walk: Walk, isSo: () => Promise<boolean>): Promise<number> {
  let ranMs = 0;
  for (; ranMs <= RUN_MS && !(await isSo()); ranMs += RUN_PART_MS) await walk.clocks.run(RUN_PART_MS);
  return ranMs;
}

function runTo(walk: Walk, wanted: string): Promise<number> {
  return runUntil(walk, async () => (await state(walk)) === wanted);
}

async function expectAnotherRequest({ held }: Walk, earlier: Request | null): Promise<void> {
  await expect.poll(async () => (await held.arrived("list")) !== earlier).toBe(true);
}

/** Counts heartbeats as another tab of the member hears them from the one that reads the stream. */
async function hearStream({ context, server }: Walk): Promise<void> {
  const { id } = await (await ApiUser.login(server.url, USER)).ask<User>("GET", "/api/member/user");
  await context.addInitScript((name) => {
    const counter = Object.assign(window, { heartbeats: 0 });
    new BroadcastChannel(name).addEventListener("message", ({ data }: MessageEvent<{ event?: { name: string } }>) => {
      if (data.event?.name === "heartbeat") counter.heartbeats++;
    });
  }, `hanpan.stream.${id}`);
}

function heartbeats({ page }: Walk): Promise<number> {
  return page.evaluate(() => (window as unknown as { heartbeats: number }).heartbeats);
}

describeWalks(liveConnection);
