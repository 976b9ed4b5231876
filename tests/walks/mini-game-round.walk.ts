import { expect, type Route } from "@playwright/test";
import type { MiniGameRound } from "../../src/domain/games/mini-game-round.ts";
import type { miniGameRoundMachine } from "../../src/machines/mini-game-round/mini-game-round.machine.ts";
import { miniGameRoundPaths } from "../../src/machines/mini-game-round/mini-game-round.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn, visitAny } from "./visits.ts";

declare global {
  interface Window {
    /** When the page last asked for the running round, by its clock. */
    askedAt?: number;
  }
}

const ADDRESS = "/minigame/eos/powerball1";
const FACE = '[data-machine="mini-game-round"]';
/** How often the page tells its machine the time, in milliseconds. */
const TICK_MS = 250;
const AGAIN_MS = 700;
/** Instants that a tick has to have passed. */
const PASSED = ["as it opens", "ten seconds before its end", "at its end"];

/** The calls for the running round, which the walk answers with rounds of the model's times. */
const waiting = new WeakMap<Walk, Route[]>();

const round = defineBrowserModel<typeof miniGameRoundMachine>({
  machine: "mini-game-round",
  model: miniGameRoundPaths,
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await signIn(walk, "member15");
      await walk.page.addInitScript(noteAsked);
      await walk.page.route("**/api/minigame/events*currentGame=1*", (route) => {
        waiting.get(walk)?.push(route);
      });
    }
    waiting.set(walk, []);
    await walk.clocks.resume();
    await walk.page.goto("/");
    await expect(walk.page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("idle"),
  cannot: ({ event, before }) => {
    if (event.type === "round.leave" && before.matches("idle")) return "Who is not at a game leaves none.";
    if (event.type !== "round.tick") return null;
    if (before.matches("idle")) return "Without a round no time is told.";
    return event.now <= before.context.now ? "The time is told when it has moved on." : null;
  },
  does: {
    "round.read": async (walk, { event, before }) => {
      if (before.matches("idle")) {
        await walk.clocks.resume();
        await visitAny(walk, ADDRESS);
        await expect(walk.page.locator(FACE)).toBeVisible();
        await walk.clocks.stop();
        return answer(walk, event.round, event.now);
      }
      // A page that knows the server's clock well believes no answer that jumps ahead of it.
      const told = Number(walk.notes.get("now"));
      if (event.now > told) await walk.clocks.run(event.now - told);
      await answer(walk, event.round, Math.max(told, event.now));
    },
    "round.tick": async (walk, { event, label }) => {
      // What the page knows of the server's clock is off by some milliseconds: it asks a moment after it looks at its own.
      const isPassed = PASSED.some((name) => label.endsWith(`/${name}`));
      const target = event.now + (isPassed ? TICK_MS : -TICK_MS);
      const told = Number(walk.notes.get("now"));
      if (target > told) await walk.clocks.run(target - told);
      walk.notes.set("now", Math.max(told, target));
    },
    "round.leave": async (walk) => {
      await walk.clocks.resume();
      waiting.set(walk, []);
      await visitAny(walk, "/");
    },
  },
  sees: {
    idle: async ({ page }) => expect(page).toHaveURL(/\/$/),
    waiting: ({ page }) => expect(page.locator(FACE)).toContainText("다음 회차를 기다립니다."),
    open: ({ page }) => expect(page.locator(FACE)).toContainText("베팅 마감까지"),
    closing: ({ page }) => expect(page.locator(FACE)).toContainText("곧 마감합니다"),
    closed: ({ page }) => expect(page.locator(FACE)).toContainText("마감. 추첨 중입니다."),
    drawn: async ({ page }) => {
      await expect(page.locator(FACE)).toContainText("추첨했습니다.");
      await expect(page.locator("figure").first()).toContainText("파워볼 7 홀 오버");
    },
    settled: ({ page }) => expect(page.locator(FACE)).toContainText("결과가 나왔습니다."),
  },
  leavesOut: {
    "waiting round.tick [none]": "The one instant of the model before the opening is told when the round is read.",
  },
});

/** In the page: notes by its clock when a call for the running round is made. */
function noteAsked(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes("currentGame=1")) window.askedAt = Date.now();
    return send(input, init);
  };
}

/**
 * What the answer has to say, so that the page takes the server's clock for `now`. The page believes that the answer was
 * written half-way, and its clock jumps when it is stopped between call and answer.
 */
async function toldNow({ page }: Walk, now: number): Promise<number> {
  const passed = await page.evaluate(() => Date.now() - (window.askedAt ?? Date.now()));
  return now - passed / 2;
}

/** Tells the page of a round, as the answer to the call that waits, or to one that the page makes when it is looked at. */
async function answer(walk: Walk, told: MiniGameRound, at: number): Promise<void> {
  let now = at;
  const { page } = walk;
  // The page gives up a call that had no answer for long.
  const asked = () => (waiting.get(walk) ?? []).filter((route) => route.request().failure() === null);
  // After its end a round is read again and again until it is settled; before, a page reads it when it is looked at.
  if (asked().length === 0 && now >= told.closesAt) {
    await walk.clocks.run(AGAIN_MS);
    now += AGAIN_MS;
  }
  if (asked().length === 0)
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  const route = asked().at(-1);
  waiting.set(walk, []);
  await route?.fulfill({ json: { now: await toldNow(walk, now), items: [itemOf(told)] } });
  // What arrived is handed on by timers that are due at once.
  for (let i = 0; i < 5; i++) {
    await page.waitForTimeout(20);
    await walk.clocks.run(0);
  }
  walk.notes.set("now", now);
}

/** A round as the server tells it. */
function itemOf(told: MiniGameRound) {
  return {
    id: told.id,
    gameId: "211",
    date: new Date(told.opensAt).toISOString(),
    number: 1,
    running: 1,
    opensAt: told.opensAt,
    closesAt: told.closesAt,
    endsAt: told.closesAt + 10_000,
    commitment: told.commitment,
    state: told.result ? "drawn" : "open",
    drawn: told.result ? [[1, 2, 3, 4, 5], [7]] : null,
    summary: told.result ? "파워볼 7 홀 오버" : null,
    seed: told.result?.seed ?? null,
    isSettled: told.isSettled,
  };
}

describeWalks(round);
