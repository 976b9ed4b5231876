import { expect } from "@playwright/test";
import type { miniGameMaintenanceMachine } from "../../src/machines/mini-game-maintenance/mini-game-maintenance.machine.ts";
import { miniGameMaintenancePaths } from "../../src/machines/mini-game-maintenance/mini-game-maintenance.paths.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn, visitAny } from "./visits.ts";

const MEMBER = "member16";
const FACE = '[data-machine="mini-game-maintenance"]';
/** The games of the model by their ids. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "211": "/minigame/eos/powerball1",
  "252": "/minigame/next/ladder",
};
const SETTING = { prices: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
const OVER = { why: "The session is over, and another login begins anew.", next: () => false };

const gate = defineBrowserModel<typeof miniGameMaintenanceMachine>({
  machine: "mini-game-maintenance",
  model: miniGameMaintenancePaths,
  start: async (walk) => {
    await maintain(walk, false);
    await signIn(walk, MEMBER);
    await walk.page.goto("/");
    await expect(walk.page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await walk.held.hold("setting", "**/api/settingMinigame/*");
  },
  face: FACE,
  isAway: (snapshot) =>
    snapshot.matches("outside") ||
    snapshot.matches({ inside: "maintenance" }) ||
    (snapshot.matches({ inside: "failed" }) && snapshot.context.failure?.status === 555),
  cannot: ({ event, before }) => {
    if (event.type !== "game.enter") return null;
    if (before.matches({ inside: "maintenance" })) return "The page has gone home, which leaves the game.";
    return event.gameId === before.context.gameId ? "Who is at a game comes to it only from elsewhere." : null;
  },
  onlyThen: ({ label }) => (label === "xstate.error.actor.readSetting/second login" ? OVER : null),
  does: {
    "game.enter": async (walk, { event: { gameId } }) => {
      // Elsewhere no page of a game hears that its maintenance is over.
      if (walk.notes.get("maintained") === true) await maintain(walk, false);
      const told = walk.page.waitForResponse("**/api/minigame/picks*");
      await visitAny(walk, ADDRESSES[gameId] ?? "/");
      await told;
      await expect.poll(async () => (await walk.held.arrived("setting")).url()).toContain(`/settingMinigame/${gameId}`);
    },
    "game.recheck": async (walk, { before }) => {
      if (before.matches({ inside: "failed" }))
        return walk.page.locator(FACE).getByRole("button", { name: "다시 시도" }).click();
      await maintain(walk, false);
      await walk.held.arrived("setting");
    },
    "game.leave": async (walk, { before }) => {
      if (!before.matches({ inside: "maintenance" })) return visitAny(walk, "/");
      const alert = walk.page.getByRole("alertdialog");
      await alert.getByRole("button", { name: "확인" }).click();
      await expect(alert).toHaveCount(0);
    },
    "xstate.done.actor.readSetting": answered,
    "xstate.done.actor.readSettingAgain": answered,
    "xstate.error.actor.readSetting/no answer": async (walk) => {
      await walk.held.cut("setting");
      await readAlert(walk);
    },
    "xstate.error.actor.readSetting/second login": async (walk) => {
      await ApiUser.login(walk.server.url, MEMBER);
      await walk.held.letGo("setting", 555);
    },
    "xstate.error.actor.readSettingAgain/no answer": ({ held }) => held.cut("setting"),
  },
  sees: {
    outside: async ({ page }) => expect(page).toHaveURL(/\/$/),
    "inside.checking": async ({ held }) => void (await held.arrived("setting")),
    "inside.open": async ({ page }) => expect(page.locator('[data-machine="mini-game-round"]')).toBeVisible(),
    "inside.rechecking": async ({ page }) => expect(page.locator('[data-machine="mini-game-round"]')).toBeVisible(),
    "inside.maintenance": async ({ page }) => {
      await expect(page.getByRole("alertdialog")).toContainText("점검");
      await expect(page).toHaveURL(/\/$/);
    },
    "inside.failed": async ({ page }, { context }) => {
      if (context.failure?.status === 555) return expect(page).toHaveURL(/\/login/);
      await expect(page.locator(FACE).getByRole("button", { name: "다시 시도" })).toBeVisible();
    },
  },
  leavesOut: {
    "xstate.done.actor.readSetting/no setting": "The server lays a setting for every game when it starts.",
    "xstate.done.actor.readSettingAgain/no setting": "The server lays a setting for every game when it starts.",
    "xstate.error.actor.readSetting/server's words": "The page asks for games that the server knows.",
  },
});

async function answered(walk: Walk, { label }: { label: string }): Promise<void> {
  // The change is told to open pages as well; what they ask for then is this request or the next one.
  if (label.endsWith("/flag is set")) await maintain(walk, true);
  await walk.held.letGo("setting", 200);
}

async function readAlert({ page }: Walk): Promise<void> {
  const alert = page.getByRole("alertdialog");
  await alert.getByRole("button", { name: "확인" }).click();
  await expect(alert).toHaveCount(0);
}

/** Sets the maintenance of the games of the walk by their operator. */
async function maintain({ operator, notes }: Walk, maintenance: boolean): Promise<void> {
  notes.set("maintained", maintenance);
  for (const id of Object.keys(ADDRESSES))
    await operator.ask("PUT", `/api/admin/games/${id}`, { ...SETTING, maintenance });
}

describeWalks(gate);
