import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Queryable } from "../../../db/open.ts";
import { betsOn } from "./bets-on.ts";

/** Reads so many bets, in the order of their ids. */
async function read(count: number) {
  const all = Array.from({ length: count }, (_, at) => ({ id: `b${String(at).padStart(4, "0")}` }));
  const asked: unknown[] = [];
  const limited = (wanted: SQL) => {
    const after = String(new PgDialect().sqlToQuery(wanted).params[0]);
    asked.push(after);
    if (asked.length > 9) throw new Error("it asks without an end");
    return { limit: async (most: number) => all.filter(({ id }) => id > after).slice(0, most) };
  };
  // The condition of the legs is a query as well.
  const where = (wanted: SQL) => ({ orderBy: () => limited(wanted), getSQL: () => wanted });
  const db = { select: () => ({ from: () => ({ where }) }) } as unknown as Queryable;
  const batches: number[] = [];
  for await (const bets of betsOn(db, "f1", undefined)) batches.push(bets.length);
  return { batches, asked };
}

test("the bets of a match come 500 at a time, each batch behind the one before, and none twice", async () => {
  expect(await read(1_003)).toEqual({ batches: [500, 500, 3], asked: ["", "b0499", "b0999"] });
  expect((await read(500)).batches).toEqual([500]);
  expect(await read(0)).toEqual({ batches: [], asked: [""] });
});
