// What is said of a failed walk, on a small machine with a fault planted behind a guard.
import { describe, expect, it } from "vitest";
import { assign, setup } from "xstate";
import { exploreModel } from "../lib/graph.ts";
import { definePathModel } from "../lib/model.ts";
import { withRefusals } from "../lib/refusals.ts";
import { gatherModels } from "../lib/registry.ts";
import { transitionTour } from "../lib/tour.ts";
import { walkOrShrink } from "../strategies/run-walks.ts";
import { failureText } from "./failure.ts";

const till = setup({
  types: {
    context: {} as { paid: number },
    events: {} as { type: "pay" } | { type: "close" } | { type: "look" },
  },
  guards: { isPaid: ({ context }) => context.paid > 0 },
  actions: { keep: assign({ paid: 1 }) },
}).createMachine({
  id: "till",
  context: { paid: 0 },
  initial: "open",
  states: {
    open: { on: { pay: { actions: "keep" }, look: "looked", close: { guard: "isPaid", target: "shut" } } },
    looked: { on: { look: "open" } },
    shut: { type: "final" },
  },
});

const model = definePathModel<typeof till>({
  machine: till,
  events: { pay: { plain: {} }, close: { plain: {} }, look: { plain: {} } },
  states: { open: { sees: "열린 계산대" }, looked: { sees: "살펴본 계산대" }, shut: { sees: "닫힌 계산대" } },
  words: {
    purpose: "돈을 받는다.",
    events: { pay: "낸다", close: "닫는다", look: "살펴본다" },
    cases: { plain: "" },
  },
  invariants: { "shut with money in it": ({ after }) => after.value !== "shut" || after.context.paid === 0 },
});

/** The failure of the first path of the tour that fails. */
async function failed(of: typeof model) {
  const graph = withRefusals(of, exploreModel(of));
  for (const path of transitionTour(graph)) {
    const failure = await walkOrShrink({ model: of, graph }, path);
    if (failure) return { graph, failure };
  }
  throw new Error("nothing failed");
}

describe("a failed walk", () => {
  it("is told by its machine, step, states and reason, with the fewest steps that still fail", async () => {
    const { graph, failure } = await failed(model);
    const text = failureText({ name: "till", model, graph }, failure, { cases: ["TIL-002"], story: "./?path=/story" });
    expect(text.split("\n").map((line) => line.trim())).toEqual([
      "머신: till",
      "케이스: TIL-002",
      "걸음: 2/2",
      "이벤트: close/plain: 닫는다",
      "앞 상태: open",
      "기대한 상태: shut",
      "본 상태: shut",
      "까닭: does not hold: shut with money in it",
      "라이브 스토리: ./?path=/story",
      "아직 실패하는 가장 짧은 경로:",
      "1. 낸다 (pay/plain) → open",
      "2. 닫는다 (close/plain) → shut",
    ]);
  });

  it("names the guard that let nothing through", async () => {
    const strict = {
      ...model,
      invariants: { "a refusal is never met": ({ isRefused }: { isRefused: boolean }) => !isRefused },
    };
    const { failure } = await failed(strict);
    expect(failure.step).toEqual({
      number: 1,
      label: "close/plain",
      before: "open",
      expected: "open",
      seen: "open",
      refusedBy: ["open close [isPaid]"],
    });
    expect(failure.message).toBe(
      "till, step 1 of 1, close/plain; in open; expected open, seen open; refused by open close [isPaid]: does not hold: a refusal is never met",
    );
  });
});

it("a machine that cannot be read keeps no other from being walked", () => {
  const unread = new Error("no such file");
  const { models, broken } = gatherModels({
    "machines/till/till.paths.ts": { tillPaths: model },
    "machines/lost/lost.paths.ts": unread,
    "machines/empty/empty.paths.ts": {},
  });
  expect(models).toEqual({ till: [model] });
  expect(broken.lost).toBe(unread);
  expect(broken.empty?.message).toContain("exports 0 models");
});
