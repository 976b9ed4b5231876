import fc from "fast-check";
import { expect, it } from "vitest";
import { mayReload, parseReloadTime } from "./chunk-reload.ts";

it.each([
  [null, 0, true],
  [1_000, 60_999, false],
  [1_000, 61_000, true],
  [1_000, 1_000, false],
  [1_000, 999, true],
])("after a reload at %s, at %i it may: %s", (last, now, may) => {
  expect(mayReload(last, now, true)).toBe(may);
  expect(mayReload(last, now, false)).toBe(false);
});

it("reloads at most once in any 60 s", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20_000), { maxLength: 30 }), (pauses) => {
      let [now, last] = [0, null as number | null];
      const reloads: number[] = [];
      for (const pause of pauses) {
        now += pause;
        if (!mayReload(last, now, true)) continue;
        reloads.push(now);
        last = now;
      }
      expect(reloads.every((at, index) => index === 0 || at - (reloads[index - 1] ?? 0) >= 60_000)).toBe(true);
    }),
  );
});

it("reads times of at most sixteen digits", () => {
  expect(["1".repeat(15), "1".repeat(16), "1".repeat(17)].map(parseReloadTime)).toEqual([
    111_111_111_111_111,
    1_111_111_111_111_111,
    null,
  ]);
});

it("reads times and nothing else", () => {
  expect(["1795230000000", "0", "", "-1", "1e3", "soon", null].map(parseReloadTime)).toEqual([
    1_795_230_000_000,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});
