import { expect, it } from "vitest";
import type { MiniGameEvent } from "../contract/games/mini-games.ts";
import { createPriceStore, type PriceItem } from "./price-store.ts";
import { createRoundStore } from "./round-store.ts";

const round = (number: number, more: Partial<MiniGameEvent> = {}): MiniGameEvent => ({
  id: `215-20261122-000${number}`,
  gameId: "215",
  date: "2026-11-21T15:00:00.000Z",
  number,
  running: number,
  opensAt: number * 60_000,
  closesAt: number * 60_000 + 50_000,
  endsAt: number * 60_000 + 60_000,
  commitment: "c",
  state: "open",
  drawn: null,
  summary: null,
  seed: null,
  isSettled: false,
  ...more,
});
const PICKS = {
  items: [{ key: "odd", market: "홀짝", name: "홀", betPrice: 195, maxStake: 1_000 }],
  maxPickStake: 1_000,
  maxRoundStake: 1_000,
};
const ODD_1 = "215-20261122-0001:odd";
const ODD_2 = "215-20261122-0002:odd";
const QUICK = { offset: 5_000, rtt: 10, at: 0 };

function setUp() {
  const prices = createPriceStore({ onFrame: () => {}, after: () => {}, now: () => 0 });
  const rounds = createRoundStore(prices, () => 1_000);
  const told: (readonly PriceItem[])[] = [];
  prices.watch((changed) => told.push(changed));
  let calls = 0;
  const leave = rounds.subscribe("215", () => calls++);
  return {
    prices,
    rounds,
    told,
    leave,
    calls: () => calls,
    shown: () => rounds.read("215").map(({ number, state, isSettled }) => [number, state, isSettled]),
    status: (id: string) => prices.read(id)?.status,
  };
}

it("shows the round that runs and the one before it, in whatever order they are told", () => {
  const { rounds, shown, calls } = setUp();
  rounds.seed({ now: 60_000, items: [round(2)], eventId: "e-1" }, QUICK);
  rounds.apply({ now: 60_000, items: [round(1, { state: "drawn" })] }, "e-2");
  expect(shown()).toEqual([
    [2, "open", false],
    [1, "drawn", false],
  ]);
  rounds.apply({ now: 180_000, items: [round(3)] }, "e-3");
  expect(shown().map(([number]) => number)).toEqual([3, 2]);
  expect(calls()).toBe(3);
});

it("keeps what is known of a round when an answer is late, and takes a void after all", () => {
  const { rounds, shown } = setUp();
  rounds.apply({ now: 110_000, items: [round(1, { state: "drawn", isSettled: true })] }, "e-2");
  rounds.seed({ now: 100_000, items: [round(1)], eventId: "e-1" }, QUICK);
  expect(shown()).toEqual([[1, "drawn", true]]);
  rounds.apply({ now: 120_000, items: [round(1, { state: "void" })] }, "e-3");
  expect(shown()).toEqual([[1, "void", false]]);
});

it.each(["rounds first", "picks first"])("opens the picks of the round that runs, %s", (order) => {
  const { rounds, status } = setUp();
  const seeds = [
    () => rounds.seed({ now: 60_000, items: [round(1)], eventId: "e-1" }, QUICK),
    () => rounds.seedPicks("215", { ...PICKS, eventId: "e-1" }),
  ];
  for (const seed of order === "rounds first" ? seeds : seeds.toReversed()) seed();
  expect(status(ODD_1)).toBe("open");
  rounds.apply({ now: 120_000, items: [round(2)] }, "e-2");
  expect(status(ODD_2)).toBe("open");
});

it("closes the picks of a locked round at once, and an older answer does not open them again", () => {
  const { rounds, told, status } = setUp();
  rounds.seed({ now: 60_000, items: [round(1)], eventId: "e-1" }, QUICK);
  rounds.seedPicks("215", { ...PICKS, eventId: "e-1" });
  rounds.apply({ now: 110_000, items: [round(1)] }, "e-2");
  expect(status(ODD_1)).toBe("closed");
  expect(told.at(-1)).toMatchObject([{ selectionId: ODD_1, betPrice: 195, status: "closed" }]);
  rounds.seedPicks("215", { ...PICKS, eventId: "e-3" });
  expect(status(ODD_1)).toBe("closed");
});

it("closes what is kept of a round of a game that no page shows", () => {
  const { prices, rounds, leave, status } = setUp();
  leave();
  prices.apply([{ selectionId: ODD_1, betPrice: 195, status: "open" }], "e-1");
  rounds.apply({ now: 61_000, items: [round(1, { state: "void" })] }, "e-2");
  expect(status(ODD_1)).toBe("closed");
  expect(rounds.read("215")).toEqual([]);
});

it("tells the server's clock by the quickest answer", () => {
  const { rounds } = setUp();
  expect(rounds.now()).toBe(1_000);
  rounds.seed({ now: 0, items: [], eventId: "e-1" }, QUICK);
  rounds.seed({ now: 0, items: [], eventId: "e-1" }, { offset: 5_040, rtt: 100, at: 1 });
  expect(rounds.now()).toBe(6_000);
});
