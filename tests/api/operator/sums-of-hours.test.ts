// What bets and cash of an hour sum up to is kept by triggers, merged from time to time, and compared by the audit.
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { mergeHours } from "../../../server/operator/house-hours.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { newMember, placed } from "../lib/betting.ts";
import { act, charge, memberWithBank } from "../lib/money.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { settleNow } from "../lib/settling.ts";
import { silently } from "../lib/silently.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;
/** Of hours in which nothing happens by itself. */
const LONG_AGO = sql`hour < '2020-01-01'`;

it("the hours hold what the bets and the bank's entries hold, merged or not", async () => {
  const fixture = await addFixture(server.context);
  await mergeHours(server.context);
  const member = await newMember(server, 1_000_000);
  await placed(member, [`${fixture}-1x2-home@200`], { stake: 20_000 });
  await placed(member, [`${fixture}-1x2-away@410`], { stake: 3_000 });
  await settleNow(server, fixture, "1:0");
  const { id } = (await charge(await memberWithBank(server, 10_000))).body.request;
  for (const action of ["claim", "approve"]) await act(operator, action, [id]);
  expect((await audit(db())).differences).toEqual([]);
  await mergeHours(server.context);
  expect((await audit(db())).differences).toEqual([]);
  const twice = await rowsFrom(
    db(),
    sql`select 1 from house_hour where is_merged group by what, hour, game_type, state having count(*) > 1`,
  );
  expect(twice).toEqual([]);
});

it("changes are added to what stands, and leave no row where they make nothing together", async () => {
  const change = (state: string, rows: number, taken: number) =>
    silently(
      server,
      sql`insert into house_hour (what, hour, game_type, state, rows, taken, paid)
        values ('placed', '2019-03-01T05:00Z', 1, ${state}, ${rows}, ${taken}, 0)`,
    );
  await change("open", 2, 3_000);
  await mergeHours(server.context);
  for (const [state, rows, taken] of [
    ["open", -1, -1_000],
    ["won", 1, 1_000],
    ["lost", 1, 500],
    ["lost", -1, -500],
  ] as const)
    await change(state, rows, taken);
  await mergeHours(server.context);
  const left = sql`select state, rows::int, taken::int, is_merged from house_hour where ${LONG_AGO} order by state`;
  expect(await rowsFrom(db(), left)).toEqual([
    { state: "open", rows: 1, taken: 2_000, is_merged: true },
    { state: "won", rows: 1, taken: 1_000, is_merged: true },
  ]);
  await silently(server, sql`delete from house_hour where ${LONG_AGO}`);
});

it("the audit tells an hour that differs", async () => {
  await silently(
    server,
    sql`insert into house_hour (what, hour, game_type, state, rows, taken, paid, is_merged)
      values ('settled', '2019-03-01T05:00Z', 2, '', 1, 7000, 0, true)`,
  );
  expect((await audit(db())).differences).toEqual([
    "settled in the hour of 2019-03-01 05:00:00+00, 2 : kept 1 7000 0, there are ",
  ]);
  await silently(server, sql`delete from house_hour where ${LONG_AGO}`);
  expect((await audit(db())).differences).toEqual([]);
});
