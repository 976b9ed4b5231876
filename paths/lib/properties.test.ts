import { describe, expect, it } from "vitest";
import { assign, setup } from "xstate";
import { walkAndShrink } from "../strategies/run-walks.ts";
import { randomWalk } from "../strategies/walk.ts";
import { exploreModel } from "./graph.ts";
import { definePathModel } from "./model.ts";
import {
  after,
  always,
  eventually,
  never,
  type Property,
  PropertyWatch,
  respond,
  sometimes,
  until,
} from "./properties.ts";

const step = (type: string, more: object = {}) =>
  ({
    before: null,
    event: { type },
    label: type,
    after: {},
    effects: [],
    told: [],
    emitted: [],
    started: [],
    timers: {},
    isRefused: false,
    ...more,
  }) as unknown as Parameters<PropertyWatch["take"]>[0];
const is = (type: string) => (moment: { event: { type: string } }) => moment.event.type === type;

/** The verdict of the property at the end of a walk of these events. */
function verdictOn(property: Property, ...types: (string | [string, object])[]): string {
  let verdict = "";
  const heard: Property = {
    watch: () => {
      const { next } = property.watch();
      return {
        next: (moment) => {
          const now = next(moment);
          verdict = now;
          return now;
        },
      };
    },
  };
  const watch = new PropertyWatch({ it: heard });
  try {
    for (const one of types) watch.take(typeof one === "string" ? step(one) : step(...one));
  } catch {
    return "broken";
  }
  return verdict;
}

describe("an operator over time", () => {
  it.each([
    ["always", always(is("a")), ["a", "a"], "holds"],
    ["always", always(is("a")), ["a", "b", "a"], "broken"],
    ["never", never(is("b")), ["a", "b"], "broken"],
    ["never", never(is("b")), ["a"], "holds"],
    ["sometimes", sometimes(is("b")), ["a", "b", "a"], "holds"],
    ["sometimes", sometimes(is("b")), ["a"], "not decided"],
    ["eventually", eventually(is("b"), { steps: 2 }), ["a", "a", "b"], "holds"],
    ["eventually", eventually(is("b"), { steps: 1 }), ["a", "a", "b"], "broken"],
    ["eventually", eventually(is("b"), { steps: 5 }), ["a", "a"], "not decided"],
    ["until", until(is("a"), is("b")), ["a", "a", "b", "c"], "holds"],
    ["until", until(is("a"), is("b")), ["a", "c", "b"], "broken"],
    ["until", until(is("a"), is("b")), ["a", "a"], "not decided"],
    ["respond", respond(is("a"), is("b"), { steps: 1 }), ["a", "b", "a", "b"], "holds"],
    ["respond", respond(is("a"), is("b"), { steps: 1 }), ["a", "b", "a", "c", "b"], "broken"],
    ["respond", respond(is("a"), is("b"), { steps: 2 }), ["a", "b", "a"], "not decided"],
    ["respond", respond(is("a"), is("b"), { steps: 1 }), ["c", "c"], "not decided"],
    ["respond", respond(is("a"), is("b"), { steps: 1 }, is("x")), ["a", "x", "c", "c"], "not decided"],
    ["after", after(is("a"), (moment) => !is("b")(moment)), ["b", "a", "c"], "holds"],
    ["after", after(is("a"), (moment) => !is("b")(moment)), ["a", "c", "b"], "broken"],
    ["after", after(is("a"), (moment) => !is("b")(moment), is("end")), ["a", "end", "b"], "holds"],
    ["after", after(is("a"), (moment) => !is("b")(moment)), ["b"], "not decided"],
  ] as const)("%s %#", (_, property, types, verdict) => {
    expect(verdictOn(property as Property, ...types)).toBe(verdict);
  });

  it("counts milliseconds by the timers that run out", () => {
    const soon = (ms: number) => respond(is("a"), is("b"), { ms });
    const walk = [["a", { timers: { nap: 500 } }], "xstate.after.nap.m", "b"] as [string, object][];
    expect(verdictOn(soon(500) as Property, ...walk)).toBe("holds");
    expect(verdictOn(soon(499) as Property, ...walk)).toBe("broken");
  });
});

const shop = setup({
  types: { context: {} as { sold: number }, events: {} as { type: "sell" } | { type: "look" } | { type: "close" } },
}).createMachine({
  id: "shop",
  context: { sold: 0 },
  initial: "open",
  states: {
    open: {
      on: { sell: { actions: assign({ sold: ({ context }) => Math.min(3, context.sold + 1) }) }, close: "closed" },
    },
    closed: {
      on: { look: "open", sell: { actions: assign({ sold: ({ context }) => Math.min(3, context.sold + 1) }) } },
    },
  },
});

const model = definePathModel<typeof shop>({
  machine: shop,
  events: { sell: { plain: {} }, look: { plain: {} }, close: { plain: {} } },
  states: { open: { sees: "열려 있다" }, closed: { sees: "닫혀 있다" } },
  properties: {
    "nothing is sold once it has been closed": after(
      ({ after: now }) => now.value === "closed",
      ({ event, after: now }) => now.value !== "closed" || event.type !== "sell",
    ),
  },
});

describe("a property of a model", () => {
  it("fails a random walk, which is shrunk to the steps that break it", async () => {
    const graph = exploreModel(model);
    const paths = [randomWalk(graph, 7, 60)];
    const [failed] = await walkAndShrink([{ name: "shop", model, graph, paths, proof: "" }]);
    expect(failed?.failure.reason).toContain("broken over time: nothing is sold once it has been closed");
    expect(failed?.shrunk.paths[0]?.map(({ label }) => label)).toEqual(["close/plain", "sell/plain"]);
  });
});
