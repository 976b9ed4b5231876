import { expect, test } from "vitest";
import { createPriceStore, type PriceItem } from "../../../api/prices/price-store.ts";
import { watchLegs } from "./watch-legs.ts";

test("tells the prices that are in the slip at that moment, and no others", () => {
  const prices = createPriceStore({ onFrame: () => {}, after: () => {}, now: () => 0 });
  let ids: string[] = [];
  const slipNow = () => ({ context: { legs: ids.map((id) => ({ entry: { id } })) } });
  const told: PriceItem[][] = [];
  const stop = watchLegs(prices, slipNow as unknown as Parameters<typeof watchLegs>[1], (items) =>
    told.push([...items]),
  );
  const move = (...items: [string, number][]) =>
    prices.apply(
      items.map(([selectionId, betPrice]) => ({ selectionId, betPrice, status: "open" })),
      null,
    );
  move(["a", 200], ["b", 200]);
  ids = ["b"];
  move(["a", 210]);
  move(["a", 220], ["b", 220]);
  ids = ["a", "b"];
  move(["a", 230], ["b", 230]);
  stop();
  move(["b", 240]);
  expect(told.map((items) => items.map(({ selectionId, betPrice }) => [selectionId, betPrice]))).toEqual([
    [["b", 220]],
    [
      ["a", 230],
      ["b", 230],
    ],
  ]);
});
