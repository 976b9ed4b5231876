import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { PATH_MODELS } from "../machines/registry.ts";
import { eventRows, refusal } from "./event-rows.ts";
import { LiveRun } from "./live-run.ts";
import { decodeReplay, encodeReplay, replayOf, type ReplayStep } from "./replay.ts";

vi.stubGlobal("window", {});
afterAll(() => void vi.unstubAllGlobals());

function modelOf(folder: string, place = 0) {
  const model = PATH_MODELS[folder]?.[place];
  if (!model) throw new Error(`no machine ${folder}`);
  return model;
}

const labelsOf = (run: LiveRun) => run.view().log.map(({ label }) => label);
const stepsOf = (run: LiveRun): ReplayStep[] => run.view().log.flatMap(({ step }) => (step ? [step] : []));

describe("a replay in a link", () => {
  it("is read as it was written", () => {
    // Of the letters that the writing itself uses.
    const text = fc.string({ unit: fc.constantFrom("a", "~", "%", "2", "5", "7", "E", "!", "한") });
    const step = fc.oneof(
      fc.record({ label: text.filter((label) => !label.startsWith("!")) }),
      fc.record({ event: fc.record({ type: text, value: text }) }),
    );
    fc.assert(
      fc.property(fc.nat(9), fc.array(step), (model, steps) => {
        const replay = { machine: "slip-leg", model, steps };
        expect(decodeReplay(encodeReplay(replay))).toEqual(replay);
      }),
    );
  });
  it.each(["", "x", "slip", "~0", "0~slip.clear/plain", "slip~-1", "slip~0~!", "slip~0~!{}", "slip~0~![1]"])(
    "is refused when it is %j",
    (text) => {
      expect(decodeReplay(text)).toBeNull();
    },
  );
  it("is asked of its own machine alone", () => {
    const replay = { machine: "slip", model: 0, steps: [{ label: "slip.clear/plain" }] };
    expect(replayOf("slip", encodeReplay(replay))).toEqual(replay);
    expect(replayOf("slip-leg", encodeReplay(replay))).toBeNull();
    expect(replayOf("slip-leg", null)).toBeNull();
    expect(replayOf("slip-leg", "nothing")).toBe("unreadable");
  });
});

describe("a machine under a hand", () => {
  it("does in every machine what was recorded, and comes to the same log and state", async () => {
    for (const models of Object.values(PATH_MODELS))
      for (const model of models) {
        const run = new LiveRun(model);
        for (let turn = 0; turn < 12; turn += 1) {
          const { snapshot } = run.view();
          const possible = eventRows(model)
            .flatMap(({ cases }) => cases)
            .filter((one) => refusal(snapshot, one.make(snapshot)) === null);
          const one = possible[(turn * 7) % possible.length];
          if (one) await run.press(one);
        }
        const again = new LiveRun(model);
        await again.replay(stepsOf(run));
        expect(again.view().problem).toBeNull();
        expect(labelsOf(again)).toEqual(labelsOf(run));
        expect(again.view().snapshot.value).toEqual(run.view().snapshot.value);
        expect(labelsOf(run).length).toBeGreaterThan(1);
        run.stop();
        again.stop();
      }
  });

  it("says at which step a link does not fit any more", async () => {
    const run = new LiveRun(modelOf("loading-bar"));
    await run.replay([{ label: "load.start/plain" }, { label: "load.start/plain" }]);
    expect(run.view().problem).toContain("2번째 걸음 load.start/plain");
    await run.replay([{ label: "load.begin/plain" }]);
    expect(run.view().problem).toContain("1번째 걸음 load.begin/plain");
  });

  it("tells what a component sends from what a machine's own parts send", async () => {
    const run = new LiveRun(modelOf("slip"));
    const pick = modelOf("slip").cases.find((one) => one.type === "slip.pick" && one.name === "home");
    if (!pick) throw new Error("no pick");
    vi.stubGlobal("window", { event: { type: "click" } });
    run.actor.send(pick.make(run.view().snapshot));
    vi.stubGlobal("window", {});
    const moved = modelOf("slip").cases.find((one) => one.type === "prices.changed" && one.name === "home");
    if (!moved) throw new Error("no move");
    run.actor.send(moved.make(run.view().snapshot));
    expect(run.view().log.map(({ label, source }) => [label, source])).toEqual([
      ["시작", "start"],
      ["slip.pick", "component"],
      ["prices.changed", "page"],
      ["leg.priceMoved", "child"],
    ]);
  });
});

it("tells a pressed event from one of the same type that the component sends meanwhile", async () => {
  const run = new LiveRun(modelOf("scroll-top"));
  const below = eventRows(run.model)
    .flatMap(({ cases }) => cases)
    .find(({ label }) => label === "page.scrolled/below");
  if (!below) throw new Error("no case");
  const own = { type: "page.scrolled", top: 0 };
  const { unsubscribe } = run.actor.subscribe(() => {
    unsubscribe();
    run.actor.send(own);
  });
  vi.stubGlobal("window", { event: { type: "click" } });
  await run.press(below);
  vi.stubGlobal("window", {});
  expect(run.view().log.map(({ label, source, step }) => [label, source, step])).toEqual([
    ["시작", "start", null],
    ["page.scrolled/below", "button", { label: "page.scrolled/below" }],
    ["page.scrolled", "page", null],
  ]);
});

describe("what is refused", () => {
  it("names the guards that say no", () => {
    const run = new LiveRun(modelOf("placement"));
    expect(refusal(run.view().snapshot, { type: "placement.open" })).toContain("isFresh");
  });
  it("says that no transition leaves, and that an actor is not running", () => {
    const run = new LiveRun(modelOf("placement"));
    expect(refusal(run.view().snapshot, { type: "placement.edit" })).toBe("이 상태에서 나가는 전이가 없음");
  });
});
