import { expect, it } from "vitest";
import { gameTypeName, gameTypeOf, gameTypesOf, productOf } from "./game-type.ts";

it("names every number, and what is not named is the casino [REQ-9.26]", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 99].map(gameTypeOf)).toEqual([5, 1, 2, 3, 4, 5, 5, 5]);
  expect([0, 1, 2, 3, 4, 5, 6].map(gameTypeName)).toEqual([
    "카지노",
    "스포츠",
    "인플레이",
    "미니게임",
    "가상게임",
    "카지노",
    "카지노",
  ]);
});

it("is of one product, and a slot is one of the casino for missions", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(productOf)).toEqual([
    "casino",
    "sports",
    "sports",
    "mini",
    "mini",
    "casino",
    "slot",
    "casino",
  ]);
  expect((["sports", "mini", "slot", "casino"] as const).map(gameTypesOf)).toEqual([[1, 2], [3, 4], [5], [5]]);
});
