import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { GAME_LISTS } from "../../../../src/domain/sports/game-lists.ts";
import { KOREAN_GAMES } from "../../../../src/domain/sports/market.ts";
import { fixturesOf, marketsOf } from "./games.ts";

const dialect = new PgDialect();
const NOW = new Date("2026-03-02T03:00:00Z");
const asked = (wanted: ReturnType<typeof marketsOf>) => {
  if (!wanted) throw new Error("everything is asked for");
  return dialect.sqlToQuery(wanted);
};

test.each(KOREAN_GAMES)("the query of %s asks for all that its list says, and for what is shown alone", (game) => {
  const { params, sql } = asked(marketsOf(game));
  const parts = GAME_LISTS[game].map(({ phase, kinds = [], families = [], periods, main }) => [
    phase,
    ...kinds,
    ...families,
    ...(periods ? ("in" in periods ? periods.in : periods.notIn) : []),
    ...(main ? [true] : []),
  ]);
  expect(params).toEqual(["open", "suspended", ...parts.flat()]);
  const notIn = GAME_LISTS[game].filter(({ periods }) => periods && "notIn" in periods);
  expect(sql.split(" not in ")).toHaveLength(notIn.length + 1);
  expect(sql.split(" or ")).toHaveLength(parts.length);
});

test("what runs is asked for by its state, and the rest until its kick-off, without bonus folders", () => {
  expect(asked(fixturesOf("live", NOW))).toMatchObject({ sql: '"fixture"."status" = $1', params: ["live"] });
  expect(asked(fixturesOf("cross", NOW))).toMatchObject({
    sql: '("fixture"."status" = $1 and "fixture"."starts_at" > $2 and "fixture"."feed" <> $3)',
    params: ["scheduled", NOW.toISOString(), "bonus"],
  });
});
