import { expect, test } from "vitest";
import type { Queryable } from "../db/open.ts";
import { listChargeTypes } from "./money-limits.ts";

test("a charge type is of tether where its row says so, and of the bank otherwise", async () => {
  const rows = ["bank", "tether", "other"].map((method, id) => ({ id, method, name: `type ${id}` }));
  const db = { select: () => ({ from: () => ({ orderBy: async () => rows }) }) } as unknown as Queryable;
  expect((await listChargeTypes(db)).map(({ id, method }) => [id, method])).toEqual([
    [0, "bank"],
    [1, "tether"],
    [2, "bank"],
  ]);
});
