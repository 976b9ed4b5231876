import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createDrawSource } from "../../games/draw-source.ts";
import { drawStops, isCelebrated, REELS, spinAt, type SlotMode, wonOf } from "./slot.ts";
import { lostOfSpins, outcomesOf, parSheet } from "./slot-par.ts";
import { SLOT_LOST, SLOT_SHEET } from "./slot-sheet.ts";

const sourceOf = (name: string) =>
  createDrawSource(
    Buffer.concat([0, 1, 2, 3].map((i) => createHmac("sha256", "slot").update(`${name} ${i}`).digest())),
  );

/** The stops at which each reel shows this symbol in its middle row. */
const middle = (mode: SlotMode, symbols: readonly string[]) =>
  symbols.map((symbol, reel) => {
    const strip = REELS[mode][reel] ?? [];
    const at = strip.findIndex((one) => one === symbol);
    if (at < 0) throw new Error(`reel ${reel + 1} has no ${symbol}`);
    return (at + strip.length - 1) % strip.length;
  });

const middleWin = (mode: SlotMode, symbols: readonly string[]) =>
  spinAt(mode, middle(mode, symbols)).lines.find(({ line }) => line === 0);

describe("a spin", () => {
  it("pays a line from the left", () => {
    expect(middleWin("base", ["crane", "crane", "crane", "crane", "crane"])).toMatchObject({ count: 5, pay: 1_500 });
    expect(middleWin("base", ["pine", "pine", "pine", "crane", "pine"])).toMatchObject({ count: 3, pay: 20 });
    expect(middleWin("base", ["pine", "crane", "pine", "pine", "pine"])).toBeUndefined();
  });

  it("takes a wild for the symbol of the line", () => {
    expect(middleWin("base", ["plum", "rabbit", "plum", "rabbit", "mum"])).toMatchObject({
      symbol: "plum",
      count: 4,
      pay: 50,
    });
  });

  it("has no wild on the first and the last reel, and no moon in free spins", () => {
    for (const reels of Object.values(REELS)) {
      expect(reels[0]).not.toContain("rabbit");
      expect(reels[4]).not.toContain("rabbit");
    }
    expect(REELS.free.flat()).not.toContain("moon");
  });

  it("gives eight free spins for three moons anywhere, and pays them", () => {
    const stops = middle("base", ["moon", "moon", "moon", "crane", "crane"]);
    expect(spinAt("base", stops)).toMatchObject({ scatters: 3, scatterPay: 20, freeSpins: 8 });
    expect(spinAt("base", middle("base", ["moon", "moon", "crane", "crane", "crane"])).freeSpins).toBe(0);
  });

  it("pays double in free spins", () => {
    expect(middleWin("free", ["mum", "mum", "mum", "crane", "crane"])).toMatchObject({ count: 3, pay: 14 });
  });

  it("pays whole won", () => {
    expect(wonOf(3, 1_000)).toBe(300);
  });

  it("celebrates only more than the stake", () => {
    expect([999, 1_000, 1_001].map((won) => isCelebrated(won, 1_000))).toEqual([false, false, true]);
  });
});

describe("the PAR sheet", () => {
  it("counts every stop of every reel", () => {
    for (const mode of ["base", "free"] as const)
      expect(outcomesOf(mode).reduce((sum, { ways }) => sum + ways, 0n)).toBe(24n ** 5n);
  });

  it("is the one that the page and the lobby publish", () => {
    const { paid, staked, ...rates } = parSheet();
    const { paid: publishedPaid, staked: publishedStaked, ...published } = SLOT_SHEET;
    expect([String(paid), String(staked)]).toEqual([publishedPaid, publishedStaked]);
    const rounded = (of: object) => Object.entries(of).map(([name, value]) => `${name} ${Number(value).toFixed(9)}`);
    expect(rounded(rates).toSorted()).toEqual(rounded(published).toSorted());
  });

  it("returns between 85% and 99.5%, to a millionth", () => {
    const { paid, staked, hitRate, freeSpinRate } = parSheet();
    expect((paid * 1_000_000n) / staked).toBe(965_016n);
    expect(hitRate).toBeCloseTo(0.473_09, 5);
    expect(freeSpinRate).toBeCloseTo(0.016_05, 5);
  });

  it("loses as much as is published, where a spin pays less than its stake", () => {
    expect(SLOT_LOST).toBeGreaterThanOrEqual(lostOfSpins());
    expect(SLOT_LOST).toBeCloseTo(lostOfSpins(), 5);
  });

  it("agrees with 40,000 spins that are drawn and evaluated one by one", () => {
    const spins = 40_000;
    let [paid, hits, triggers] = [0, 0, 0];
    const bytes = (i: number) => createHmac("sha256", "par").update(String(i)).digest();
    for (let i = 0; i < spins; i++) {
      const spin = spinAt("base", drawStops("base", createDrawSource(bytes(i))));
      paid += spin.pay;
      if (spin.pay > 0) hits++;
      if (spin.freeSpins > 0) triggers++;
    }
    const { returnedBase, hitRate, freeSpinRate, deviation } = parSheet();
    const error = (4 * deviation) / Math.sqrt(spins);
    expect(Math.abs(paid / spins / 10 - returnedBase)).toBeLessThan(error);
    expect(Math.abs(hits / spins - hitRate)).toBeLessThan(0.01);
    expect(Math.abs(triggers / spins - freeSpinRate)).toBeLessThan(0.0025);
  });
});

it("draws each stop of a reel from its numbers", () => {
  const stops = Array.from({ length: 3_000 }, (_, i) => drawStops("base", sourceOf(String(i))));
  for (const reel of [0, 1, 2, 3, 4]) {
    const counts = Array.from({ length: 24 }, (_, stop) => stops.filter((one) => one[reel] === stop).length);
    const chi = counts.reduce((sum, n) => sum + (n - 125) ** 2 / 125, 0);
    // The 99.9% point of 23 degrees of freedom.
    expect(chi).toBeLessThan(49.73);
  }
});
