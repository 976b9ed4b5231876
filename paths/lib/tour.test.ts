import { assign, fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { chartTransitions } from "./chart.ts";
import { coverageOf } from "./coverage.ts";
import { exploreModel } from "./graph.ts";
import { definePathModel, type PathModel } from "./model.ts";
import { transitionTour } from "./tour.ts";
import { walkHeadless, type WalkLog } from "./walk.ts";

/** A shop with everything that the library has to drive: an actor, two timers that race, guards, an effect, an end. */
function shop(lit: (stock: number) => number) {
  return setup({
    types: {
      context: {} as { stock: number },
      events: {} as { type: "shop.buy"; count: number } | { type: "shop.shut" },
    },
    actors: { fetchStock: fromPromise<number>(async () => 0) },
    actions: {
      take: assign({
        stock: ({ context, event }) => (event.type === "shop.buy" ? lit(context.stock - event.count) : context.stock),
      }),
      fill: assign({ stock: 2 }),
      ring: () => undefined,
    },
    guards: { hasStock: ({ context, event }) => event.type === "shop.buy" && context.stock >= event.count },
    delays: { closing: 60_000, nap: 1_000 },
  }).createMachine({
    id: "shop",
    context: { stock: 0 },
    initial: "opening",
    states: {
      opening: {
        invoke: { id: "fetchStock", src: "fetchStock", onDone: { target: "open", actions: "fill" }, onError: "shut" },
      },
      open: {
        on: {
          "shop.buy": [{ guard: "hasStock", actions: ["take", "ring"] }, { target: "empty" }],
          "shop.shut": "shut",
        },
        after: { closing: "shut", nap: "opening" },
      },
      empty: { after: { nap: "opening" } },
      shut: { type: "final" },
    },
  });
}

function model(changes: Partial<PathModel> = {}, lit = (stock: number): number => stock): PathModel {
  const defined = definePathModel({
    machine: shop(lit),
    events: { "shop.buy": { one: { count: 1 }, two: { count: 2 } }, "shop.shut": { plain: {} } },
    done: { fetchStock: { two: 2 } },
    errors: { fetchStock: { broken: new Error("no line") } },
    states: { opening: { sees: "" }, open: { sees: "", can: ["shop.buy"] }, empty: { sees: "" }, shut: { sees: "" } },
    expectEffects: ({ before, event, after }) =>
      event.type === "shop.buy" && after.matches("open") && before?.matches("open") ? ["ring"] : [],
    invariants: { "the stock is never below 0": ({ after }) => after.context.stock >= 0 },
  });
  return { ...defined, ...changes };
}

async function walk(walked: PathModel): Promise<WalkLog> {
  const log: WalkLog = { taken: new Set(), seen: new Set() };
  const graph = exploreModel(walked);
  for (const path of transitionTour(graph)) await walkHeadless(walked, graph, path, log);
  return log;
}

describe("a tour", () => {
  it("takes every transition by every case, timers and ends of actors included", async () => {
    const walked = model();
    const graph = exploreModel(walked);
    const targets = new Set(graph.edges.map((edge) => edge.target));
    expect(
      new Set(
        transitionTour(graph)
          .flat()
          .map((edge) => edge.target),
      ),
    ).toEqual(targets);
    expect(targets.size).toBe(10);
    const { taken, seen } = await walk(walked);
    expect([...taken].toSorted()).toEqual([...chartTransitions(walked.machine).keys()].toSorted());
    expect(coverageOf(walked.machine, taken, seen, {})).toMatchObject({ untaken: [], stale: [], unseen: [] });
  });

  it("takes a transition by one case each way in which the model says that it turns out", () => {
    const sold: PathModel["turnsOut"] = ({ event, after }) =>
      event.type === "shop.buy" && (after.context as { stock: number }).stock === 0 ? "sold out" : "";
    const ends = (walked: PathModel): string[] =>
      transitionTour(exploreModel(walked)).flatMap((path) =>
        path.flatMap(({ target }) => (target.startsWith("open shop.buy [hasStock] (shop.buy/one)") ? [target] : [])),
      );
    expect(new Set(ends(model()))).toEqual(new Set(["open shop.buy [hasStock] (shop.buy/one)"]));
    expect(new Set(ends(model({ turnsOut: sold })))).toEqual(
      new Set(["open shop.buy [hasStock] (shop.buy/one)", "open shop.buy [hasStock] (shop.buy/one): sold out"]),
    );
  });

  it("consists of connected paths that begin at the start", () => {
    for (const path of transitionTour(exploreModel(model()))) {
      const ends = path.map((edge) => edge.to);
      expect(path.map((edge) => edge.from)).toEqual([0, ...ends.slice(0, -1)]);
    }
  });

  it("is the same for the same model", () => {
    const labels = (): string[][] =>
      transitionTour(exploreModel(model())).map((path) => path.map((edge) => edge.label));
    expect(labels()).toEqual(labels());
  });

  it("throws rather than walk beyond its limit", () => {
    expect(() => exploreModel(model({ limit: 3 }))).toThrow(/limit/);
  });
});

describe("a walk fails on", () => {
  it.each<[string, Partial<PathModel>, RegExp]>([
    [
      "an invariant",
      { invariants: { "nothing is sold": ({ effects }) => effects.length === 0 } },
      /does not hold: nothing is sold/,
    ],
    ["an effect that is missing", { effects: [] }, /effects were \[\], expected \[ring\]/],
    [
      "a fact",
      { states: { ...model().states, open: { sees: "문이 열려 있다", cannot: ["shop.buy"] } } },
      /open \(문이 열려 있다\): shop.buy must not be possible/,
    ],
    ["a tag", { states: { ...model().states, open: { sees: "", tags: ["lit"] } } }, /tag lit is missing/],
    [
      "a fact about an event without a case",
      { states: { ...model().states, open: { sees: "", can: ["shop.bye"] } } },
      /no case for shop.bye/,
    ],
    ["a key too coarse to tell states apart", { key: () => null }, /stands in|effects were/],
  ])("%s", async (_what, changes, message) => {
    await expect(walk(model(changes))).rejects.toThrow(message);
  });

  it("a machine that does otherwise than the one the paths were drawn on", async () => {
    let calls = 0;
    // Impure on purpose: from the fortieth sale on one piece is lost.
    const faulty = model({}, (stock) => ((calls += 1) > 40 ? stock - 1 : stock));
    const graph = exploreModel(faulty);
    calls = 100;
    const log: WalkLog = { taken: new Set(), seen: new Set() };
    const walks = transitionTour(graph).map((path) => walkHeadless(faulty, graph, path, log));
    expect((await Promise.allSettled(walks)).some(({ status }) => status === "rejected")).toBe(true);
  });
});

describe("coverage", () => {
  it("names what was not taken, and what was declared infeasible but was taken or is not there", () => {
    const { machine } = model();
    const infeasible = {
      "open shop.shut": "nobody shuts",
      "open shop.fly": "no such thing",
      "empty xstate.after.nap.shop.empty": "never empty",
    };
    const found = coverageOf(machine, new Set(["open shop.shut"]), new Set(["open"]), infeasible);
    expect(found.stale).toEqual(["open shop.shut", "open shop.fly"]);
    expect(found.untaken).toContain("open shop.buy [hasStock]");
    expect(found.untaken).not.toContain("empty xstate.after.nap.shop.empty");
    expect(found.unseen).toEqual(["opening", "empty", "shut"]);
  });
});
