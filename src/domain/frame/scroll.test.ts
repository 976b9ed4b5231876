import { expect, it } from "vitest";
import { isBelowScrollThreshold } from "./scroll.ts";

it("the scroll-to-top button belongs below 20 px", () => {
  expect([0, 20, 20.5, 21].map(isBelowScrollThreshold)).toEqual([false, false, true, true]);
});
