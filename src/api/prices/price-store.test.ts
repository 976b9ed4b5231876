import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { FixtureWire } from "../contract/sports/fixtures.ts";
import { createPriceStore, type PriceItem } from "./price-store.ts";

function setUp() {
  const frames: (() => void)[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let now = 1_000;
  const store = createPriceStore({
    onFrame: (run) => void frames.push(run),
    after: (ms, run) => void timers.push({ at: now + ms, run }),
    now: () => now,
  });
  return {
    store,
    frame: () => frames.splice(0).forEach((run) => run()),
    frameCount: () => frames.length,
    pass: (ms: number) => {
      now += ms;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    },
  };
}

const item = (selectionId: string, betPrice: number, status: PriceItem["status"] = "open"): PriceItem => ({
  selectionId,
  betPrice,
  status,
});

function fixture(betPrice: number, marketStatus: "open" | "suspended" = "open"): FixtureWire {
  return {
    id: "f",
    sportId: "6046",
    leagueName: "K리그1",
    homeName: "전북",
    awayName: "울산",
    startsAt: "2026-11-21T10:00:00.000Z",
    status: "scheduled",
    markets: [
      {
        id: "m",
        kind: "win_draw_lose",
        marketName: "1X2",
        family: "win_draw_lose",
        period: "100",
        line: null,
        status: marketStatus,
        selections: [{ id: "s", key: "home", name: "승", betPrice, status: "open" }],
      },
    ],
  };
}

describe("what is told", () => {
  test("many events of one frame reach a subscriber once, with the last price", () => {
    const { store, frame, frameCount } = setUp();
    const listener = vi.fn<() => void>();
    store.subscribe("a", listener);
    for (const price of [150, 160, 155]) store.apply([item("a", price)], null);
    expect(listener).not.toHaveBeenCalled();
    expect(frameCount()).toBe(1);
    frame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read("a")?.betPrice).toBe(155);
  });

  test("a change of one price says nothing to another's subscriber, nor to one that left", () => {
    const { store, frame } = setUp();
    const other = vi.fn<() => void>();
    const left = vi.fn<() => void>();
    store.subscribe("b", other);
    store.subscribe("a", left)();
    store.apply([item("a", 150)], null);
    frame();
    expect(other).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
  });

  test("a watcher hears at once, and only what changed", () => {
    const { store } = setUp();
    store.apply([item("a", 150), item("b", 200)], "e-1");
    const watcher = vi.fn<(changed: readonly PriceItem[]) => void>();
    store.watch(watcher);
    store.apply([item("a", 150), item("b", 210)], "e-2");
    expect(watcher).toHaveBeenCalledExactlyOnceWith([item("b", 210)]);
  });
});

describe("movement", () => {
  test("up, down, and gone after its time; a first price and a list show none", () => {
    const { store, pass } = setUp();
    store.apply([item("s", 150)], "e-1");
    expect(store.read("s")?.move).toBeNull();
    store.apply([item("s", 160)], "e-2");
    expect(store.read("s")?.move).toBe("up");
    store.apply([item("s", 140)], "e-3");
    expect(store.read("s")?.move).toBe("down");
    pass(3_000);
    expect(store.read("s")?.move).toBeNull();
    store.seed([fixture(190)], "e-4");
    expect(store.read("s")).toEqual({ betPrice: 190, status: "open", move: null });
  });

  test("a later movement of another price keeps its own time", () => {
    const { store, pass } = setUp();
    store.apply([item("a", 150), item("b", 150)], "e-1");
    store.apply([item("a", 160)], "e-2");
    pass(2_900);
    store.apply([item("b", 160)], "e-3");
    pass(100);
    expect([store.read("a")?.move, store.read("b")?.move]).toEqual([null, "up"]);
    pass(3_000);
    expect(store.read("b")?.move).toBeNull();
  });
});

describe("order", () => {
  test("a list that a newer event overtook changes nothing", () => {
    const { store } = setUp();
    store.apply([item("s", 170)], "e-12");
    store.seed([fixture(150)], "e-9");
    expect(store.read("s")?.betPrice).toBe(170);
    store.seed([fixture(150)], "e-13");
    expect(store.read("s")?.betPrice).toBe(150);
  });

  test("a market that is not open speaks for its selections", () => {
    const { store } = setUp();
    store.seed([fixture(150, "suspended")], "e-1");
    expect(store.read("s")?.status).toBe("suspended");
  });

  test("however lists and events are interleaved, the newest told price stands", () => {
    const told = fc.array(
      fc.record({ at: fc.nat({ max: 40 }), price: fc.integer({ min: 101, max: 999 }), asList: fc.boolean() }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(told, (entries) => {
        const { store } = setUp();
        for (const { at, price, asList } of entries)
          if (asList) store.seed([fixture(price)], `e-${at}`);
          else store.apply([item("s", price)], `e-${at}`);
        const newest = entries.reduce((best, entry) => (entry.at >= best.at ? entry : best));
        expect(store.read("s")?.betPrice).toBe(newest.price);
      }),
    );
  });
});

describe("a closed price that nobody shows", () => {
  const KEPT = 60_000;

  function setUpClosing() {
    const part = setUp();
    let others = 0;
    return {
      ...part,
      /** Some time, and then a price of another selection. */
      passAndAdd: (ms: number) => {
        part.pass(ms);
        part.store.apply([item(`other-${others++}`, 150)], null);
      },
    };
  }

  test("is dropped when it is a minute old, and so is one that is told again later", () => {
    const { store, passAndAdd } = setUpClosing();
    const leave = store.subscribe("s", () => {});
    store.apply([item("s", 150)], "e-1");
    store.apply([{ ...item("s", 150, "closed"), version: 3 }], "e-2");
    passAndAdd(KEPT);
    expect(store.read("s")?.status, "it is shown").toBe("closed");
    leave();
    passAndAdd(KEPT);
    expect([store.read("s"), store.versionOf("s")]).toEqual([undefined, undefined]);
    for (const status of ["settled", "void", "handed_over"] as const) {
      store.apply([item("s", 150, status)], "e-3");
      expect(store.read("s")?.status).toBe(status);
      passAndAdd(KEPT);
      expect(store.read("s")).toBeUndefined();
    }
    expect(store.read("other-0")?.betPrice, "an open price stays").toBe(150);
  });

  test("is kept against a list that is older than its closing", () => {
    const { store, passAndAdd } = setUpClosing();
    store.apply([item("s", 150, "closed")], "e-9");
    passAndAdd(KEPT - 1);
    store.seed([fixture(150)], "e-8");
    expect(store.read("s")?.status).toBe("closed");
  });

  test("stays when it opens again, and has its own minute when it closes again", () => {
    const { store, pass, passAndAdd } = setUpClosing();
    store.apply([item("s", 150, "closed")], "e-1");
    store.apply([item("s", 160)], "e-2");
    passAndAdd(KEPT);
    expect(store.read("s")?.betPrice).toBe(160);
    pass(1);
    store.apply([item("s", 160, "closed")], "e-3");
    passAndAdd(KEPT - 1);
    expect(store.read("s")?.status).toBe("closed");
    passAndAdd(KEPT);
    expect(store.read("s")).toBeUndefined();
  });

  test("is told to who subscribes after it was dropped, when it opens again", () => {
    const { store, passAndAdd, frame } = setUpClosing();
    store.apply([item("s", 150, "closed")], "e-1");
    passAndAdd(KEPT);
    store.subscribe("s", () => {})();
    const listener = vi.fn<() => void>();
    store.subscribe("s", listener);
    store.apply([item("s", 170)], "e-2");
    frame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read("s")?.betPrice).toBe(170);
  });
});

describe("rounds that are locked", () => {
  test("close their picks, tell of those once, and leave others alone", () => {
    const { store } = setUp();
    const told: (readonly PriceItem[])[] = [];
    store.apply([item("r1:odd", 195), item("r1:even", 190, "closed"), item("r2:odd", 195), item("s", 200)], "e-1");
    store.watch((changed) => told.push(changed));
    store.lock(["r1"]);
    store.lock(["r1"]);
    expect(told).toEqual([[{ ...item("r1:odd", 195, "closed"), version: undefined }]]);
    expect(["r1:odd", "r2:odd", "s"].map((id) => store.read(id)?.status)).toEqual(["closed", "open", "open"]);
    expect(store.read("r1:odd")?.betPrice).toBe(195);
  });

  test("have no pick opened by an answer that is on its way, of a price that was not known before", () => {
    const { store } = setUp();
    store.lock(["r1"]);
    store.apply([item("r1:odd", 195)], "e-9");
    expect(store.read("r1:odd")).toMatchObject({ betPrice: 195, status: "closed" });
  });

  test("are forgotten after thousands of others", () => {
    const { store } = setUp();
    store.lock(["r1"]);
    store.lock(Array.from({ length: 2_000 }, (_, n) => `later${n}`));
    store.apply([item("r1:odd", 195), item("later0:odd", 195)], "e-1");
    expect([store.read("r1:odd")?.status, store.read("later0:odd")?.status]).toEqual(["open", "closed"]);
  });
});
