import * as v from "valibot";
import { expect, it } from "vitest";
import { KINDS } from "../../../domain/games/kinds.ts";
import { pickLimitField, pickChanges, pickEntries, pickInitial, priceField, readPrice } from "./pick-values.ts";

const kind = KINDS["odd-even"];
const row = {
  id: "105",
  name: "홀짝",
  kind: "odd-even",
  maintenance: false,
  prices: { odd: 190 },
  pickLimits: { even: 50_000 },
  maxPickStake: 1_000_000,
  maxRoundStake: 3_000_000,
  openStake: 0,
  openPayout: 0,
};

it.each([
  ["1.9", 190],
  [" 1.90 ", 190],
  ["12", 1_200],
  ["1,234.50", 123_450],
  ["", null],
  ["1.905", null],
  ["-1", null],
  ["1.9원", null],
])("reads %j as %j hundredths", (text, price) => expect(readPrice(text)).toBe(price));

it("writes back what a setting holds, and leaves out what is as the game has it", () => {
  const initial = pickInitial(row, kind);
  const written = Object.entries(initial).filter(([, value]) => value !== "");
  expect(written).toEqual([
    ["price:odd", "1.90"],
    ["limit:even", 50_000],
  ]);
  expect(pickChanges(initial, kind)).toEqual({ prices: { odd: 190 }, pickLimits: { even: 50_000 } });
  expect(pickChanges({ "price:odd": "1.95", "limit:even": undefined }, kind)).toEqual({ prices: {}, pickLimits: {} });
});

it("takes no price whose return is below 85% or above 99.5%, and no limit below 1,000", () => {
  const schema = v.object(pickEntries(kind));
  const isTaken = (change: object) => v.safeParse(schema, { ...pickInitial(row, kind), ...change }).success;
  // One of two: the return is half of the price.
  expect(["1.70", "1.99"].map((text) => isTaken({ [priceField("odd")]: text }))).toEqual([true, true]);
  expect(["1.69", "2.00", "x"].map((text) => isTaken({ [priceField("odd")]: text }))).toEqual([false, false, false]);
  expect([999, 1_000].map((limit) => isTaken({ [pickLimitField("odd")]: limit }))).toEqual([false, true]);
});
