import { expect } from "@playwright/test";
import type { roundProofMachine } from "../../src/machines/round-proof/round-proof.machine.ts";
import { roundProofPaths } from "../../src/machines/round-proof/round-proof.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

/** Longer than a round of five minutes. */
const ROUNDS_MS = 11 * 60_000;
const FACE = '[data-machine="round-proof"]';

const proof = defineBrowserModel<typeof roundProofMachine>({
  machine: "round-proof",
  model: roundProofPaths,
  start: async (walk) => {
    const { page, held } = walk;
    if (walk.isNew) {
      await walk.clocks.install();
      await signIn(walk, "member14");
      await page.goto("/");
      // Rounds of the last minutes are drawn when the server's clock has passed them.
      await walk.clocks.pass(ROUNDS_MS);
    }
    await walk.clocks.resume();
    const detail = page.getByRole("button", { name: "결과와 검증" }).first();
    await expect(async () => {
      await page.goto("/game_result/minigame");
      await expect(detail).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await detail.click();
    await expect(page.locator(FACE)).toBeVisible();
    await held.hold("proof", /\/api\/minigame\/rounds\/[^/]+$/);
  },
  face: FACE,
  does: {
    "proof.request": async ({ page, held }, { isRefused }) => {
      if (isRefused) return expect(button(page)).toHaveAttribute("aria-busy", "true");
      await button(page).click();
      await held.arrived("proof");
    },
    "xstate.done.actor.verifyRound/holds": async ({ held }) => void (await held.letGo("proof", 200)),
    "xstate.error.actor.verifyRound": ({ held }) => held.cut("proof"),
  },
  sees: {
    idle: ({ page }) => expect(page.locator(FACE)).not.toContainText(/[✓✗]/),
    verifying: async ({ page, held }) => {
      await expect(page.locator(FACE)).toContainText("검증하고 있습니다.");
      expect(held.count("proof"), "the server is asked once").toBe(1);
    },
    verified: async ({ page }) => {
      await expect(page.locator(FACE).getByText("✓ 맞음")).toHaveCount(5);
      await expect(page.locator(FACE).getByText("✗ 틀림")).toHaveCount(0);
    },
    failed: ({ page }) => expect(page.locator(FACE)).toContainText("검증할 값을 읽지 못했습니다."),
  },
  leavesOut: {
    "xstate.done.actor.verifyRound/differs": "The server tells what it drew; a story shows a result that differs.",
    "xstate.done.actor.verifyRound/not drawn": "The results list rounds that are drawn; a story shows another one.",
  },
});

function button(page: Walk["page"]) {
  return page.locator(FACE).getByRole("button", { name: "검증하기" });
}

describeWalks(proof);
