import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { bet } from "../db/schema.ts";
import { betweenDays } from "./between-days.ts";

const dialect = new PgDialect();
const asked = (days: { from?: string; to?: string }) => {
  const wanted = betweenDays(bet.placedAt, days);
  if (!wanted) return null;
  const { sql, params } = dialect.sqlToQuery(wanted);
  return [sql.replaceAll(/"bet"\."placed_at"/g, "at"), params];
};

test("both days of Seoul are inclusive, and a side that is left out asks nothing", () => {
  const [begins, ends] = ["2026-03-01T15:00:00.000Z", "2026-03-03T15:00:00.000Z"];
  expect(asked({ from: "2026-03-02", to: "2026-03-03" })).toEqual(["(at >= $1 and at < $2)", [begins, ends]]);
  expect(asked({ from: "2026-03-02" })).toEqual(["at >= $1", [begins]]);
  expect(asked({ to: "2026-03-03" })).toEqual(["at < $1", [ends]]);
  expect(asked({})).toBeNull();
});
