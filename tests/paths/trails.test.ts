// Every way through a submission is recorded so that the server takes it, the replay comes by the same states and the same
// transitions, and nothing in it says who the member is.
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { exploreModel } from "../../paths/lib/graph.ts";
import { HeadlessRun } from "../../paths/lib/headless.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { modelName } from "../../paths/lib/registry.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { Trail } from "../../src/api/contract/sports/trails.ts";
import { TRAIL_MACHINES } from "../../src/domain/sports/trail.ts";
import { cashOutTrail } from "../../src/machines/trail/cash-out-trail.ts";
import { placementTrail } from "../../src/machines/trail/placement-trail.ts";
import { replayTrail } from "../../src/machines/trail/replay-trail.ts";
import type { TrailWords } from "../../src/machines/trail/trail.ts";
import { record } from "../../src/ui/sports/trail/recorder.ts";
import { keptTour } from "./kept-tours.ts";
import { PATH_MODELS } from "./registry.ts";

const WORDS = { placement: placementTrail, "cash-out": cashOutTrail } as unknown as Record<string, TrailWords>;

/** The trails of one walk, those that are not over included. */
async function trailsOf(model: PathModel, path: Path, words: TrailWords): Promise<Trail[]> {
  const trails: Trail[] = [];
  let open: Omit<Trail, "sentAt"> | null = null;
  const run = new HeadlessRun(model, new Set());
  run.start();
  const end = record({
    actor: run.actor,
    words,
    heard: { first: run.snapshot, told: [] },
    store: {
      restore: () => null,
      keep: (one) => (open = one as Omit<Trail, "sentAt">),
      drop: () => (open = null),
      close: (one) => {
        open = null;
        trails.push(one);
      },
      end: () => undefined,
    },
  });
  for (const { event } of path) await run.perform(event);
  end();
  run.stop();
  return open === null ? trails : [...trails, { ...(open as Omit<Trail, "sentAt">), sentAt: 1_000 } as Trail];
}

const models = TRAIL_MACHINES.flatMap((name) =>
  (PATH_MODELS[name] ?? []).map((model) => ({ name, model, shown: modelName(PATH_MODELS, name, model) })),
);

/** What happens while nothing is under way, and what comes to no key: nothing was sent, so that nothing is disputed. */
const isOutside = (id: string): boolean =>
  /^\(root\)| (placement\.(edit|cancel)|cashOut\.(offered|choose|close))/.test(id) ||
  ["accepted bet.changed", "storing xstate.error.actor.storeIntent"].includes(id) ||
  // The tour goes on from here to a key that cannot be stored.
  id === "moved cashOut.sell";

describe.each(models)("trails of $shown", ({ name, model }) => {
  const { paths } = keptTour(exploreModel(model));

  it("are taken by the server, name nobody, and lead the machine the same way", async () => {
    const trails = (await Promise.all(paths.map((path) => trailsOf(model, path, WORDS[name] as TrailWords)))).flat();
    expect(trails.length).toBeGreaterThan(0);
    for (const trail of trails) {
      const { success, issues } = v.safeParse(Trail, trail);
      expect(issues, JSON.stringify(trail)).toBeUndefined();
      expect(success).toBe(true);
      const text = JSON.stringify(trail);
      expect(text).not.toMatch(/member01|[가-힣]/);
      const replayed = replayTrail(JSON.parse(text) as Trail);
      const wrong = replayed.filter(({ state, seen }) => state !== seen);
      expect(wrong, text).toEqual([]);
    }
  });

  it("take the transitions that the walk took", async () => {
    const known = new Set(exploreModel(model).edges.flatMap(({ transitions }) => transitions));
    const trails = (await Promise.all(paths.map((path) => trailsOf(model, path, WORDS[name] as TrailWords)))).flat();
    const taken = new Set(trails.flatMap((trail) => replayTrail(trail).flatMap((step) => step.taken)));
    expect([...taken].filter((id) => !known.has(id))).toEqual([]);
    const missing = [...known].filter((id) => !taken.has(id) && !isOutside(id));
    expect(missing).toEqual([]);
  });
});

test("a step that the chart does not take is named", () => {
  const at = 1;
  const steps = [
    { at, event: { type: "trail.began", fresh: true, isDirect: false } as const, state: "editing" },
    { at, event: { type: "placement.cancel" } as const, state: "accepted" },
  ];
  const replayed = replayTrail({ machine: "placement", key: "key-00000001", steps });
  expect(replayed.map(({ state, seen }) => [state, seen])).toEqual([
    ["editing", "editing"],
    ["accepted", "editing"],
  ]);
});
