import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { GAME_TYPES } from "../../../src/domain/common/game-type.ts";
import { gameListOf } from "../../sports/betting/game-list.ts";
import { ENTRY_KINDS } from "../../../src/domain/wallet/entry-kinds.ts";
import { BRANCH_REPORTS } from "./branch-reports.ts";
import { ENTRY_KIND_NAME } from "./parts.ts";
import { REPORTS } from "./reports.ts";

const ALL = [...REPORTS, ...BRANCH_REPORTS];
const columns = ALL.flatMap(({ name, columns: own }) =>
  own.map((column) => ({ ...column, name: `${name} ${column.id}` })),
);

test("all amounts and counts are summed up but those that no sum says anything of", () => {
  const isAmount = ({ kind }: { kind: string }) => kind === "won" || kind === "points" || kind === "count";
  const single = new Set(columns.filter((one) => isAmount(one) && !one.isSummed).map(({ name }) => name));
  expect(single).toEqual(new Set(["members level", "significant-events amount"]));
  expect(columns.filter((one) => !isAmount(one) && one.isSummed).map(({ name }) => name)).toEqual([]);
});

test("subtotals and comparisons are of columns that a report has, the compared ones with a sum", () => {
  for (const { name, subtotal, columns: own, against } of ALL) {
    const missing = [subtotal ?? []].flat().filter((id) => !own.some((column) => column.id === id));
    expect([name, missing]).toEqual([name, []]);
    const summed = own.filter(({ isSummed }) => isSummed).map(({ id }) => id);
    const compared = "noMoney" in against ? [] : against.map(({ column }) => column);
    expect([name, compared.filter((id) => !summed.includes(id))]).toEqual([name, []]);
  }
});

test("a choice of products names the lists that bets are kept in", () => {
  const lists = ALL.flatMap(({ choices }) =>
    choices?.label === "상품" ? [choices.options.map(({ value }) => value)] : [],
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const values of lists) expect(values).toEqual(GAME_TYPES.map((type) => String(gameListOf(type))));
});

test("an entry is named as members read it, capital by a word of its own, and an unheard kind by its code", () => {
  expect(["stake", "capital", "unheard"].map(ENTRY_KIND_NAME as (raw: string) => unknown)).toEqual([
    ENTRY_KINDS.stake,
    "자본",
    "unheard",
  ]);
});

test("the query of a report selects its key and each of its columns, whatever is asked for", () => {
  const now = "2026-03-02T03:00:00.000Z";
  const asked = { from: now, to: now, now, within: { ownId: "m1", branch: ["m1", "m2"] } };
  const missing = ALL.flatMap(({ name, columns: own, rows }) =>
    [null, "1"].flatMap((choice) => {
      const query = new PgDialect().sqlToQuery(rows({ ...asked, text: choice && "%a%", choice }, sql`select days`)).sql;
      return ["key", ...own.map(({ id }) => id)].filter((id) => !query.includes(id)).map((id) => `${name} ${id}`);
    }),
  );
  expect(missing).toEqual([]);
});
