import { expect, it } from "vitest";
import { summaryOf } from "./names.ts";

it.each([
  ["select place_bets($1::text::jsonb, '10ms') as answer", "place_bets"],
  [
    "select jsonb_agg(session_of(one.said) order by one.place) as answer from jsonb_array_elements($1) as one",
    "session_of",
  ],
  ["select count(*) from bet where member_id = 'a-value'", "select bet"],
  ['select "id", "name" from "member" where "member"."id" = $1', "select member"],
  ['\n  insert into "session" ("id") values ($1)', "insert session"],
  ["update game_round g set root = v.root from jsonb_to_recordset($1) as v", "update game_round"],
  ['delete from "lease" where "name" = $1', "delete lease"],
  ["with one as (select 1) select * from jsonb_to_recordset($1) as v", "with"],
  ["begin", "begin"],
  ["", "query"],
])("%s is named %s", (text, name) => {
  expect(summaryOf(text)).toBe(name);
});
