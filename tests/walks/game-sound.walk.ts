import { expect } from "@playwright/test";
import type { gameSoundMachine } from "../../src/machines/game-sound/game-sound.machine.ts";
import { gameSoundPaths } from "../../src/machines/game-sound/game-sound.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

const ADDRESS = "/minigame/eos/powerball1";
const KEY = "hanpan.game-sound.member14";
const FACE = '[data-machine="game-sound"]';

const sound = defineBrowserModel<typeof gameSoundMachine>({
  machine: "game-sound",
  model: gameSoundPaths,
  start: async (walk) => {
    if (walk.isNew) await signIn(walk, "member14");
    await open(walk, false);
  },
  face: FACE,
  does: {
    "sound.toggle": ({ page }) => page.locator(FACE).getByRole("button").click(),
    "sound.restore": (walk, { event: { isOn } }) => open(walk, isOn),
  },
  sees: {
    off: (walk) => expectSound(walk, "소리 켜기", "false"),
    on: (walk) => expectSound(walk, "소리 끄기", "true"),
  },
  leavesOut: {
    "round.locked": "The rounds of the server tell it; the stories count the tones.",
    "round.drawn": "The rounds of the server tell it; the stories count the tones.",
  },
});

async function expectSound({ page }: Walk, name: string, pressed: string): Promise<void> {
  await expect(page.locator(FACE).getByRole("button", { name })).toHaveAttribute("aria-pressed", pressed);
  // What is shown is what the next visit begins with.
  const stored = await page.evaluate((key) => localStorage.getItem(key), KEY);
  expect(stored === "on").toBe(pressed === "true");
}

/** Opens the game anew as one who has made this choice before. */
async function open({ page }: Walk, isOn: boolean): Promise<void> {
  await page.goto("/");
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, isOn ? "on" : "off"] as const);
  await page.goto(ADDRESS);
  await expect(page.locator(FACE)).toBeVisible();
}

describeWalks(sound);
