import { describe, expect, it } from "vitest";
import { modelName, notShownModels, notShownReason } from "../../paths/lib/registry.ts";
import { PATH_MODELS } from "../paths/registry.ts";
import type { BrowserModel } from "./lib/browser-model.ts";
import { browserNames } from "./lib/browser-names.ts";
import { pairReachOf, reachOf } from "./lib/plan.ts";
import { browsersOf } from "./lib/registered.ts";

const walked = Object.keys(PATH_MODELS).filter((machine) => notShownReason(PATH_MODELS[machine] ?? []) === null);

describe("models that no browser walks", () => {
  it("has no reason for a model that a browser walks, or that does not exist", async () => {
    const names = Object.entries(PATH_MODELS).flatMap(([machine, models]) =>
      models.map((model) => modelName(PATH_MODELS, machine, model)),
    );
    const browsers = await Promise.all(
      walked.map(async (machine) => {
        const models = (await browsersOf(machine)).map(({ model }) => model);
        return browserNames(machine, models);
      }),
    );
    const stale = Object.keys(notShownModels(PATH_MODELS)).filter(
      (name) => !names.includes(name) || browsers.flat().includes(name),
    );
    expect(stale).toEqual([]);
  });
});

describe("the reach of a browser", () => {
  const pairReach = (browsers: readonly BrowserModel[]) => pairReachOf(browsers, reachOf(browsers));

  const changed = async (machine: string, change: Partial<BrowserModel>): Promise<BrowserModel[]> =>
    (await browsersOf(machine)).map((browser) => ({ ...browser, ...change }));

  it("fails with the pairs that are lost without a reason", async () => {
    const silent = await changed("popup-list", {
      onlyThen: ({ event }) => (event.type === "session.ended" ? { why: " " } : null),
    });
    expect(() => pairReach(silent)).toThrow(
      "no path takes (root) session.ended → ready popups.refresh, and nothing says why",
    );
  });

  it("fails with reasons for pairs that are walked, or that a rule answers for", async () => {
    const leavesOutPairs = [
      [/readPopups → ready popups.refresh$/, "walked"],
      [/endSession → .*endSession$/, "known by a rule"],
    ] as const;
    const plan = async () => pairReach(await changed("popup-list", { leavesOutPairs }));
    await expect(plan()).rejects.toThrow(/readPopups → ready popups.refresh\$\/ leaves out no pair/);
    await expect(plan()).rejects.toThrow(/endSession\$\/ leaves out no pair/);
  });

  it("lets a path go on only with what can follow", async () => {
    const model = (await browsersOf("popup-list")).map((browser) => ({
      ...browser,
      onlyThen: ({ event }: { event: { type: string } }) =>
        event.type === "session.ended"
          ? {
              why: "the login stands",
              next: (step: { event: { type: string } }) => step.event.type === "popups.refresh",
            }
          : null,
    }));
    const plan = pairReach(model);
    const after = [...plan.pairs].filter((pair) => pair.startsWith("(root) session.ended → "));
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((pair) => !pair.endsWith("popups.refresh"))).toEqual([]);
    expect(plan.lostPairs.get("(root) session.ended → reading xstate.done.actor.readPopups")).toEqual([
      "the login stands",
    ]);
  });
});
