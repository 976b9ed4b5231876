import { expect, test } from "vitest";
import { type SettingRow, settingIds, termsOf } from "./settings.ts";

const GAME = "252";
const [, VENDOR = ""] = settingIds(GAME);
const rowOf = (id: string, change: Partial<SettingRow> = {}): SettingRow => ({
  id,
  maintenance: false,
  prices: {},
  pickLimits: {},
  maxPickStake: 1_000,
  maxRoundStake: 3_000,
  revision: 1,
  ...change,
});
const PICK = { key: "odd", price: 195 } as Parameters<ReturnType<typeof termsOf>["priceOf"]>[0];

test("a game goes by its own settings and its vendor's, an unknown one by none", () => {
  expect(settingIds(GAME)).toEqual([GAME, expect.stringMatching(/^vendor:/)]);
  expect(settingIds("0")).toEqual([]);
});

test("prices and limits are the game's own where they are set", () => {
  const own = rowOf(GAME, { prices: { odd: 190 }, pickLimits: { odd: 500 }, revision: 7 });
  const terms = termsOf([own, rowOf(VENDOR, { maxPickStake: 9, maxRoundStake: 9, revision: 3 }), rowOf("other")], GAME);
  expect([terms.priceOf(PICK), terms.priceOf({ ...PICK, key: "even" })]).toEqual([190, 195]);
  expect([terms.maxStakeOf("odd"), terms.maxStakeOf("even")]).toEqual([500, 1_000]);
  expect(terms).toMatchObject({
    isMaintained: false,
    maxPickStake: 1_000,
    maxRoundStake: 3_000,
    revisions: { [GAME]: 7, [VENDOR]: 3 },
  });
});

test("a game rests while it or its vendor does, and where a setting is missing: nothing is taken on it then", () => {
  const resting = (...rows: SettingRow[]) => termsOf(rows, GAME).isMaintained;
  expect(resting(rowOf(GAME), rowOf(VENDOR))).toBe(false);
  expect(resting(rowOf(GAME, { maintenance: true }), rowOf(VENDOR))).toBe(true);
  expect(resting(rowOf(GAME), rowOf(VENDOR, { maintenance: true }))).toBe(true);
  expect(resting(rowOf(GAME), rowOf("other", { maintenance: true }), rowOf(VENDOR))).toBe(false);
  expect(resting(rowOf(GAME))).toBe(true);
  expect(resting(rowOf(VENDOR))).toBe(true);
  expect(termsOf([], "0").isMaintained).toBe(true);
  const none = termsOf([rowOf(VENDOR)], GAME);
  expect([none.maxPickStake, none.maxStakeOf("odd"), none.maxRoundStake, none.priceOf(PICK)]).toEqual([0, 0, 0, 195]);
});
