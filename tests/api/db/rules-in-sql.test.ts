// What the database says of bets' types is what src/domain says; and which row of a table by level is an account's.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { gameListOf } from "../../../server/sports/betting/game-list.ts";
import { productOf } from "../../../src/domain/common/game-type.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory" });
});
afterAll(() => database.close());

it("sorts bets by their type as the domain does", async () => {
  const types = Array.from({ length: 12 }, (_, type) => type - 1);
  const [column] = await rowsFrom<{ made: string }>(
    database.db,
    sql`select pg_get_expr(adbin, adrelid) as made from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'bet'::regclass and a.attname = 'game_list'`,
  );
  const rows = await rowsFrom<{ type: number; category: string; list: number }>(
    database.db,
    sql`select game_type as type, rolling_category(game_type) as category, ${sql.raw(column?.made ?? "")} as list
      from (select n::smallint as game_type from generate_series(-1, 10) as n) as one order by game_type`,
  );
  expect(rows).toEqual(types.map((type) => ({ type, category: productOf(type), list: gameListOf(type) })));
});

it("takes a level's own row, else the one of the nearest level below, else of the lowest", async () => {
  const rows = await rowsFrom<{ row: number }>(
    database.db,
    sql`select (select r.level from (values (7::smallint), (3::smallint), (5::smallint)) as r(level)
        order by level_rank(r.level, asked) limit 1)::int as row
      from generate_series(1, 9) as asked order by asked`,
  );
  expect(rows.map(({ row }) => row)).toEqual([3, 3, 3, 3, 5, 5, 7, 7, 7]);
});
