import { describe, expect, it } from "vitest";
import { PATH_MODELS } from "./registry.ts";
import { popupPaths } from "../../src/machines/popup/popup.paths.ts";
import { searchPaths } from "../../src/machines/search/search.paths.ts";
import { sessionPaths } from "../../src/machines/session/session.paths.ts";
import { asJson } from "../../paths/formats/json.ts";
import { asMermaid } from "../../paths/formats/mermaid.ts";
import { asText } from "../../paths/formats/text.ts";
import { exploreModel } from "../../paths/lib/graph.ts";
import { distance, nearest } from "../../paths/lib/nearest.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { generate, STRATEGIES, type Choice } from "../../paths/strategies/choose.ts";
import { eventPath, EventProblem, splitEvents } from "../../paths/strategies/events.ts";
import { feasiblePairs, pairPaths, pairsIn } from "../../paths/strategies/pairs.ts";
import { walkAndShrink } from "../../paths/strategies/run-walks.ts";
import { shortestPaths } from "../../paths/strategies/shortest.ts";
import { randomWalk, replay, shrink } from "../../paths/strategies/walk.ts";

const popup = exploreModel(popupPaths);
const session = exploreModel(sessionPaths);
const choice: Choice = { strategy: "transitions", seed: 7, limit: null, events: [popup.edges[0]?.label ?? ""] };

function expectConnected(paths: readonly Path[]): void {
  for (const path of paths) {
    const ends = path.map((edge) => edge.to);
    expect(path.map((edge) => edge.from)).toEqual(path.length > 0 ? [0, ...ends.slice(0, -1)] : []);
  }
}

describe("what is refused", () => {
  const all = [generate("search", searchPaths, { ...choice, strategy: "transitions" })];

  it.each(["another key", "enter that ends a syllable"])("is a step of a tour that leads nowhere: %s", (name) => {
    const refused = all[0]?.paths.flat().filter(({ label }) => label === `key.press/${name}`) ?? [];
    expect(refused.map(({ from, to }) => from === to)).toEqual([true]);
  });
  it("says so in text and in JSON", () => {
    expect(asText(all).match(/거절/g)).toHaveLength(2);
    expect(asJson(all, choice).match(/"isRefused": true/g)).toHaveLength(2);
  });
});

describe("the same input gives the same bytes", () => {
  it.each(STRATEGIES)("%s, in every format", (strategy) => {
    const written = (): string[] => {
      const all = [generate("popup", popupPaths, { ...choice, strategy })];
      return [asText(all), asJson(all, { ...choice, strategy }), asMermaid(all)];
    };
    expect(written()).toEqual(written());
    for (const text of written()) expect(text.length).toBeGreaterThan(80);
  });
});

describe("pairs", () => {
  it("are all taken, by paths that begin at the start", () => {
    for (const graph of [popup, session]) {
      const paths = pairPaths(graph);
      expectConnected(paths);
      const taken = new Set(paths.flatMap(pairsIn));
      const nextTo = graph.edges.flatMap((one) => (graph.out[one.to] ?? []).map((other) => pairsIn([one, other])[0]));
      expect(taken).toEqual(new Set(nextTo));
      expect(taken).toEqual(feasiblePairs(graph));
    }
  });
});

describe("shortest paths", () => {
  it("lead to every state by as few steps as any", () => {
    const paths = shortestPaths(session);
    expectConnected(paths);
    // Level by level: the states at so many steps from the start.
    let level = new Set([0]);
    const steps = new Map([[0, 0]]);
    for (let count = 1; level.size > 0; count += 1) {
      const next = new Set([...level].flatMap((at) => (session.out[at] ?? []).map((edge) => edge.to)));
      level = new Set([...next].filter((vertex) => !steps.has(vertex)));
      for (const vertex of level) steps.set(vertex, count);
    }
    const valueAt = (vertex: number): string => JSON.stringify(session.snapshots[vertex]?.value);
    const least = new Map<string, number>();
    for (const [vertex, count] of steps)
      least.set(valueAt(vertex), Math.min(count, least.get(valueAt(vertex)) ?? Infinity));
    expect(new Map(paths.map((path) => [valueAt(path.at(-1)?.to ?? 0), path.length]))).toEqual(least);
  });
});

describe("walks", () => {
  it("are the same for the same seed and differ with it", () => {
    const labels = (seed: number): string[] => randomWalk(session, seed, 40).map((edge) => edge.label);
    expect(labels(1)).toEqual(labels(1));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => labels(seed).join())).size).toBe(5);
    expectConnected([randomWalk(session, 1, 40)]);
  });

  it("hold on the running machine", async () => {
    const paths = [11, 12, 13].map((seed) => randomWalk(session, seed, 200));
    expect(await walkAndShrink([{ name: "session", model: sessionPaths, graph: session, paths, proof: "" }])).toEqual(
      [],
    );
  });

  it("shrink to a failing list from which nothing can be left out", async () => {
    const faulty = {
      ...sessionPaths,
      invariants: {
        "the line is never lost": ({ after }: { after: { hasTag: (tag: string) => boolean } }) => !after.hasTag("lost"),
      },
    };
    const paths = [21, 22, 23, 24, 25, 26].map((seed) => randomWalk(session, seed, 200));
    const generated = { name: "session", model: faulty, graph: session, paths, proof: "" };
    const failed = await walkAndShrink([generated]);
    expect(failed.length).toBeGreaterThan(0);
    for (const { shrunk, failure } of failed) {
      expect(failure.reason).toMatch(/the line is never lost/);
      const [path = []] = shrunk.paths;
      const labels = path.map((edge) => edge.label);
      // Log in, ask for the member, get no answer.
      expect(labels.length).toBe(3);
      const without = labels.map((_, at) => replay(session, labels.toSpliced(at, 1)));
      expect(await walkAndShrink([{ ...generated, paths: without }])).toEqual([]);
    }
  });

  it("shrink to what three events far apart need, and nothing between them", async () => {
    const isWanted = (label: string): boolean => label === "wallet.changed/newer";
    const holds = (tried: Path): boolean => tried.filter((edge) => isWanted(edge.label)).length >= 3;
    const drawn = Array.from({ length: 50 }, (_, seed) => randomWalk(session, seed, 120));
    const path = drawn.find((one) => one.length > 20 && holds(one)) ?? [];
    expect(path.length).toBeGreaterThan(20);
    const short = await shrink(session, path, async (tried) => holds(tried));
    expect(short.length).toBeLessThan(10);
    expect(holds(short)).toBe(true);
    const labels = short.map((edge) => edge.label);
    expect(labels.filter((_, at) => holds(replay(session, labels.toSpliced(at, 1))))).toEqual([]);
    expectConnected([short]);
  });
});

describe("a list of events", () => {
  it("is replayed; a type alone means its first possible case", () => {
    const path = eventPath(session, [
      "xstate.done.actor.restoreSession/none",
      "session.login",
      "xstate.done.actor.login",
    ]);
    expectConnected([path]);
    expect(session.snapshots[path.at(-1)?.to ?? 0]?.hasTag("authenticated")).toBe(true);
  });
  it.each(Object.entries(PATH_MODELS))("can be written with every name of %s", (_, models) => {
    const names = models.flatMap(({ cases }) => cases.flatMap(({ type, name }) => [`${type}/${name}`, type]));
    for (const comma of [",", " , "]) expect(splitEvents(names.join(comma), names)).toEqual(names);
  });
  it("ends an unknown name at the next comma", () => {
    expect(splitEvents(" leg.up ,x/a, b,x/a, bc,", ["x/a, b"])).toEqual(["leg.up", "x/a, b", "x/a", "bc", ""]);
  });
  it.each([
    ["an unknown name", ["sesion.login"], /session\.login/],
    ["an event that is not possible yet", ["session.login"], /1번째 이벤트 session\.login: restoring/],
  ])("is refused for %s", (_, labels, message) => {
    expect(() => eventPath(session, labels)).toThrow(EventProblem);
    expect(() => eventPath(session, labels)).toThrow(message);
  });
});

describe("filters", () => {
  it("leave a tour of all targets that are asked for, and of no others than lead there", () => {
    const { paths } = generate("session", sessionPaths, { ...choice, event: "session.stay" });
    const targets = new Set(
      session.edges.filter((edge) => edge.event.type === "session.stay").map((edge) => edge.target),
    );
    const taken = new Set(paths.flat().map((edge) => edge.target));
    expect(targets.difference(taken)).toEqual(new Set());
    expect(paths.flat().length).toBeLessThan(20);
  });
  it("ask for steps into a state, shortest first", () => {
    const { paths } = generate("session", sessionPaths, { ...choice, strategy: "shortest", to: "ending.expired" });
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths)
      expect(session.snapshots[path.at(-1)?.to ?? 0]?.matches({ ending: "expired" })).toBe(true);
  });
});

describe("the nearest name", () => {
  it.each([
    ["sesion", "session"],
    ["SLIP", "slip"],
    ["popuplist", "popup-list"],
  ])("%s is %s", (wrong, right) => {
    expect(nearest(wrong, ["dialogs", "session", "slip", "slip-leg", "popup", "popup-list"])).toBe(right);
  });
  it("counts letters", () => {
    expect([distance("", "abc"), distance("kitten", "sitting"), distance("same", "same")]).toEqual([3, 3, 0]);
  });
});
