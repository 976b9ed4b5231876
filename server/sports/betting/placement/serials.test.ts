import { expect, test } from "vitest";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { takeSerial } from "./serials.ts";

test("numbers that were taken ahead are not given when a connection was lost: the database may be an older one", async () => {
  let [last, lose] = [0, () => {}];
  const db = { execute: async () => ({ rows: Array.from({ length: 64 }, () => ({ serial: ++last })) }) };
  const database = { onLost: (listener: () => void) => ((lose = listener), () => {}) };
  const context = { database } as unknown as ServerContext;
  const own = () => takeSerial(context, db as unknown as Queryable);
  expect([await own(), await own(), await own()]).toEqual([1, 2, 3]);
  lose();
  last = 2;
  expect([await own(), await own()]).toEqual([3, 4]);
});
