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
    /** Writes to the page's stream of events. */
    tellStream?: (text: string) => void;
  }
}

const ADDRESS = "/minigame/eos/powerball1";
const FACE = '[data-machine="mini-game-round"]';
/** How often the page tells its machine the time, in milliseconds. */
const TICK_MS = 250;
/** Instants that a tick has to have passed. */
const PASSED = ["as it opens", "ten seconds before its end", "at its end"];

/** The page's calls for the running round: the walk answers the first one with a round of the model's times. */
const waiting = new WeakMap<Walk, Route[]>();

const round = defineBrowserModel<typeof miniGameRoundMachine>({
  machine: "mini-game-round",
  model: miniGameRoundPaths,
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await signIn(walk, "member15");
      await walk.page.addInitScript(takeStream);
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
      const told = Number(walk.notes.get("now"));
      const now = Math.max(told, event.now);
      if (now > told) await walk.clocks.run(now - told);
      await tell(walk, event.round, now);
    },
    "round.tick": async (walk, { event, label }) => {
      // What the page knows of the server's clock is off by some milliseconds: it asks a moment after it looks at its own.
      const isPassed = PASSED.some((name) => label.endsWith(`/${name}`));
      const target = event.now + (isPassed ? TICK_MS : -TICK_MS);
      const told = Number(walk.notes.get("now"));
      if (target > told) await walk.clocks.run(target - told);
      walk.notes.set("now", Math.max(told, target));
    },
  },
  sees: {
    idle: async ({ page }) => expect(page).toHaveURL(/\/$/),
    "shown.waiting": ({ page }) => expect(page.locator(FACE)).toContainText("다음 회차를 기다립니다."),
    "shown.open": ({ page }) => expect(page.locator(FACE)).toContainText("베팅 마감까지"),
    "shown.closing": ({ page }) => expect(page.locator(FACE)).toContainText("곧 마감합니다"),
    "shown.closed": ({ page }) => expect(page.locator(FACE)).toContainText("마감. 추첨 중입니다."),
    "shown.drawn": async (walk) => {
      await expect(walk.page.locator(FACE)).toContainText("추첨했습니다.");
      await expect(async () => {
        // The drawing's code is loaded now, and a timer of the page shows it.
        await walk.clocks.run(TICK_MS);
        walk.notes.set("now", Number(walk.notes.get("now")) + TICK_MS);
        await expect(walk.page.locator("figure").first()).toContainText("파워볼 7 홀 오버", { timeout: 200 });
      }).toPass({ timeout: 30_000 });
    },
    "shown.settled": ({ page }) => expect(page.locator(FACE)).toContainText("결과가 나왔습니다."),
  },
});

/** In the page: its stream is the walk's, and the instant of each call for the running round is noted by its clock. */
function takeStream(): void {
  const send = window.fetch;
  const encoder = new TextEncoder();
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes("currentGame=1")) window.askedAt = Date.now();
    if (!address.endsWith("/api/stream")) return send(input, init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        window.tellStream = (text) => controller.enqueue(encoder.encode(text));
        window.tellStream("id: walk-0\nevent: heartbeat\ndata: {}\n\n");
      },
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
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

/** Tells the page of the first round, as the answer to its call. */
async function answer(walk: Walk, told: MiniGameRound, now: number): Promise<void> {
  // The page gives up a call that had no answer for long.
  const asked = () => (waiting.get(walk) ?? []).filter((route) => route.request().failure() === null);
  await expect.poll(() => asked().length).toBeGreaterThan(0);
  const json = { now: await toldNow(walk, now), items: [itemOf(told)], eventId: "walk-0" };
  await asked().at(-1)?.fulfill({ json });
  await handOn(walk, now);
}

/** Tells the page of a round by the stream. */
async function tell(walk: Walk, told: MiniGameRound, now: number): Promise<void> {
  const id = Number(walk.notes.get("event") ?? 0) + 1;
  walk.notes.set("event", id);
  const data = JSON.stringify({ now, items: [itemOf(told)] });
  await walk.page.evaluate((text) => window.tellStream?.(text), `id: walk-${id}\nevent: rounds\ndata: ${data}\n\n`);
  await handOn(walk, now);
}

/** What arrived is handed on by timers that are due at once. */
async function handOn(walk: Walk, now: number): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await walk.page.waitForTimeout(20);
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
