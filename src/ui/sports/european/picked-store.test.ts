import { describe, expect, test, vi } from "vitest";
import { createPickedStore } from "./picked-store.ts";

interface Leg {
  entry: { kind: "fixture"; id: string; fixtureId: string };
}

/** A slip with legs `fixture-selection`. */
function setUp(first: string[] = []) {
  const legsOf = (ids: string[]): Leg[] =>
    ids.map((id) => ({ entry: { kind: "fixture", id, fixtureId: id.slice(0, id.indexOf("-")) } }));
  let context = { legs: legsOf(first), stake: 0 };
  const watchers = new Set<() => void>();
  const betting = {
    shown: () => ({ slip: { context } }),
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const store = createPickedStore(betting as unknown as Parameters<typeof createPickedStore>[0]);
  const tell = () => watchers.forEach((watcher) => watcher());
  return {
    store,
    watchers,
    hold: (...ids: string[]) => {
      context = { ...context, legs: legsOf(ids) };
      tell();
    },
    stake: (stake: number) => {
      context = { ...context, stake };
      tell();
    },
  };
}

describe("what of a fixture is in the slip", () => {
  test("is read without a listener, too, as it is now", () => {
    const { store, hold } = setUp(["a-home"]);
    expect(store.read("a")).toBe(" a-home");
    hold("a-home", "a-over", "b-home");
    expect(store.read("a")).toBe(" a-home a-over");
    expect(store.read("c")).toBe("");
  });

  test("rows are called when the legs change, and not for a stake", () => {
    const { store, hold, stake } = setUp();
    const row = vi.fn<() => void>();
    store.subscribe(row);
    hold("a-home");
    stake(5_000);
    expect(row).toHaveBeenCalledOnce();
    hold();
    expect(row).toHaveBeenCalledTimes(2);
    expect(store.read("a")).toBe("");
  });

  test("one selection in place of another is a change", () => {
    const { store, hold } = setUp(["a-home"]);
    const row = vi.fn<() => void>();
    store.subscribe(row);
    hold("a-away");
    expect(row).toHaveBeenCalledOnce();
    expect(store.read("a")).toBe(" a-away");
  });

  test("the slip is watched once for all rows, and not at all after the last", () => {
    const { store, watchers, hold } = setUp();
    const ends = [1, 2, 3].map(() => store.subscribe(() => {}));
    expect(watchers.size).toBe(1);
    for (const end of ends) end();
    expect(watchers.size).toBe(0);
    hold("b-home");
    expect(store.read("b")).toBe(" b-home");
    const row = vi.fn<() => void>();
    store.subscribe(row);
    hold();
    expect(row).toHaveBeenCalledOnce();
  });
});
