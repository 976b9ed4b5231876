import { expect, test } from "vitest";
import { inOwnOrder } from "./own-order.ts";

const rows = Array.from({ length: 20 }, (_, at) => `row${at}`);
const orderOf = (node: string, given = rows) => inOwnOrder(node, given, (row) => row);

test("each node has all rows in an order of its own, however they come", () => {
  const one = orderOf("node1");
  expect(one.toSorted()).toEqual(rows.toSorted());
  expect(one).not.toEqual(rows);
  expect(orderOf("node1", rows.toReversed())).toEqual(one);
  expect(orderOf("node2")).not.toEqual(one);
});
