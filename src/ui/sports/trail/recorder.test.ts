import { createActor, fromPromise } from "xstate";
import { expect, it, vi } from "vitest";
import type { Trail, TrailStep } from "../../../api/contract/sports/trails.ts";
import { MOST_STEPS } from "../../../domain/sports/trail.ts";
import { placementMachine } from "../../../machines/placement/placement.machine.ts";
import {
  sampleBet,
  sampleIntent,
  samplePicksNow,
  sampleRequest,
} from "../../../machines/placement/placement.samples.ts";
import type {
  PlacementAnswer,
  PlacementIntent,
  StoreIntentInput,
} from "../../../machines/placement/placement.schema.ts";
import { placementTrail } from "../../../machines/trail/placement-trail.ts";
import { replayTrail } from "../../../machines/trail/replay-trail.ts";
import type { TrailWords } from "../../../machines/trail/trail.ts";
import { type HeardSoFar, recordLate } from "./hear.ts";
import { record } from "./recorder.ts";
import type { TrailStore } from "./trail-store.ts";

const settle = () => new Promise((done) => setTimeout(done));
type Open = NonNullable<ReturnType<TrailStore["restore"]>>;

/** A placement that is answered by these in turn, recorded into `trails`. */
function start(
  answers: readonly PlacementAnswer[],
  { stored, kept, heard }: { stored?: PlacementIntent; kept?: Open; heard?: HeardSoFar } = {},
) {
  const [left, trails] = [[...answers], [] as Trail[]];
  let made = 0;
  const open: { now: Open | null } = { now: kept ?? null };
  const next = fromPromise<PlacementAnswer, PlacementIntent>(
    async () => left.shift() ?? new Promise<never>(() => undefined),
  );
  const machine = placementMachine.provide({
    actors: {
      storeIntent: fromPromise<PlacementIntent, StoreIntentInput>(async ({ input }) => ({
        ...input,
        key: `key-0000000${++made}`,
      })),
      sendCommand: next,
      findCommand: next,
    },
    actions: { dropIntent: () => undefined, saveDirect: () => undefined },
  });
  const actor = createActor(machine, {
    input: { owner: "member01", fresh: true, isDirect: true, stored: stored ?? null },
  });
  actor.start();
  const store: TrailStore = {
    restore: () => open.now,
    keep: (one) => (open.now = structuredClone(one)),
    drop: () => (open.now = null),
    close: (trail) => {
      open.now = null;
      trails.push(trail);
    },
    end: () => undefined,
  };
  const end = record({
    actor,
    words: placementTrail as unknown as TrailWords,
    store,
    heard: heard ?? { first: actor.getSnapshot(), told: [] },
  });
  return {
    actor,
    trails,
    open,
    end,
    place: () => actor.send({ type: "placement.open", request: sampleRequest }),
  };
}

const statesOf = ({ steps }: { steps: readonly TrailStep[] }) => steps.map(({ state }) => state);
const placed: PlacementAnswer = { kind: "placed", bet: sampleBet("accepted") };
const moved: PlacementAnswer = {
  kind: "priceChanged",
  refusal: { code: "price_changed", message: "배당이 변경되었습니다." },
  picks: samplePicksNow,
};

it("records a bet from the press to the receipt, under its key", async () => {
  const { trails, place } = start([placed]);
  place();
  await settle();
  expect(trails).toMatchObject([{ machine: "placement", key: "key-00000001", previous: null }]);
  expect(statesOf(trails[0] as Trail)).toEqual(["editing", "storing", "sending", "accepted"]);
});

it("says which submission one follows from, for two minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { actor, trails, place } = start([moved, moved, placed]);
  place();
  await settle();
  place();
  await settle();
  vi.setSystemTime(Date.now() + 180_000);
  actor.send({ type: "placement.edit" });
  place();
  await settle();
  expect(trails.map(({ key, previous }) => [key, previous])).toEqual([
    ["key-00000001", null],
    ["key-00000002", "key-00000001"],
    ["key-00000003", null],
  ]);
  expect(statesOf(trails[1] as Trail)[0]).toBe("priceChanged");
  vi.useRealTimers();
});

it("keeps nothing of what was never sent", () => {
  const { actor, trails, open, place } = start([]);
  actor.send({ type: "placement.setDirect", isDirect: false });
  place();
  actor.send({ type: "placement.cancel" });
  expect([trails, open.now]).toEqual([[], null]);
});

it("goes on after a reload with what was stored under the same key alone", async () => {
  const before = start([]);
  before.place();
  await settle();
  const kept = before.open.now as Open;
  expect(statesOf(kept)).toEqual(["editing", "storing", "sending"]);
  const stored = { ...sampleIntent, key: kept.key };
  const after = start([placed], { stored, kept });
  await settle();
  expect(statesOf(after.trails[0] as Trail)).toEqual(["editing", "storing", "sending", "reconciling", "accepted"]);
  const other = start([placed], { stored: { ...stored, key: "key-00000009" }, kept });
  await settle();
  expect(other.trails[0]).toMatchObject({ key: "key-00000009" });
  expect(statesOf(other.trails[0] as Trail)).toEqual(["reconciling", "accepted"]);
});

it("keeps a bounded number of steps, the first and the last, and says how many are left out", async () => {
  const { actor, trails } = start([placed], { stored: sampleIntent });
  for (let turn = 0; turn < 200; turn++) actor.send({ type: turn % 2 ? "prices.fresh" : "prices.notFresh" });
  await settle();
  const { steps } = trails[0] as Trail;
  expect(steps).toHaveLength(MOST_STEPS);
  expect(steps.flatMap(({ leftOut = 0 }) => leftOut).reduce((sum, one) => sum + one)).toBe(202 - MOST_STEPS);
  expect(statesOf({ steps }).at(-1)).toBe("accepted");
  expect(replayTrail(trails[0] as Trail).filter(({ state, seen }) => state !== seen)).toEqual([]);
});

it("hears nothing after its end, and costs the machine nothing where the store throws", async () => {
  const first = start([placed]);
  first.end();
  first.place();
  await settle();
  expect(first.trails).toEqual([]);
  expect(first.actor.getSnapshot().value).toBe("accepted");
});

it("records what was pressed before it was loaded, and nothing where it cannot be loaded", async () => {
  const early = start([placed]);
  early.end();
  let given: HeardSoFar | null = null;
  const loading = Promise.withResolvers<(heard: HeardSoFar) => () => void>();
  // Its panel is closed before it is loaded.
  const end = recordLate(early.actor, () => loading.promise);
  early.place();
  await settle();
  end();
  loading.resolve((heard) => {
    given = heard;
    return () => undefined;
  });
  await settle();
  const late = start([], { heard: given as unknown as HeardSoFar });
  expect(statesOf(late.trails[0] as Trail)).toEqual(["editing", "storing", "sending", "accepted"]);

  const lost = start([placed]);
  const endLost = recordLate(lost.actor, () => Promise.reject(new Error("lost")));
  await settle();
  endLost();
});
