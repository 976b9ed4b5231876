import { expect, it } from "vitest";
import { isFarFromFeed, parsePrice } from "./hand-price.ts";

it.each([
  [220, 200, false],
  [221, 200, true],
  [182, 200, false],
  [181, 200, true],
  [101, 101, false],
  [112, 101, true],
])("%d to the feed's %d is far: %s", (price, feed, isFar) => {
  expect(isFarFromFeed(price, feed)).toBe(isFar);
});

it.each([
  ["2.15", 215],
  ["2", 200],
  ["2.5", 250],
  ["999.99", 99_999],
  ["2.155", null],
  ["2,15", null],
  ["-2", null],
  ["", null],
])("%s is read as %s", (text, price) => {
  expect(parsePrice(text)).toBe(price);
});
