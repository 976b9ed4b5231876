// What the bets desk and the reports read first, on a table of many bets: no plan reads all of it.
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { bet } from "../../../server/db/schema.ts";
import { listBets, largeBets, exportedBets } from "../../../server/operator/bets/list.ts";
import { keepBalances } from "../../../server/operator/reports/balances.ts";
import { daysOf } from "../../../server/operator/reports/days.ts";
import type { ReportAsked, ReportDefinition } from "../../../server/operator/reports/kit.ts";
import { pageQuery } from "../../../server/operator/reports/read.ts";
import { REPORTS } from "../../../server/operator/reports/reports.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
const BETS = 60_000;

type Asked = Parameters<typeof listBets>[1];
const PAGE = { page: 1, itemsPerPage: 15 };

/** The statements on bets that `work` runs, with the plan that each has. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = server.context.database;
  const said: { text: string; params: unknown[] }[] = [];
  const session = (
    db as unknown as { session: { prepareQuery: (query: { sql: string; params: unknown[] }) => unknown } }
  ).session;
  const { prepareQuery } = session;
  session.prepareQuery = function prepare(query, ...rest: unknown[]) {
    said.push({ text: query.sql, params: query.params });
    return (prepareQuery as (...all: unknown[]) => unknown).call(this, query, ...rest);
  };
  await work().finally(() => {
    session.prepareQuery = prepareQuery;
  });
  const plans: string[] = [];
  for (const { text, params } of said.filter((one) => one.text.includes('from "bet"'))) {
    const filled = text.replaceAll(/\$(\d+)/g, (_, at: string) => literal(params[Number(at) - 1]));
    // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time
    const rows = await rowsFrom<{ "QUERY PLAN": string }>(db, sql.raw(`explain ${filled}`));
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

function literal(value: unknown): string {
  if (typeof value === "number") return String(value);
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

it("reads a part of many bets by an index, whatever is asked for", async () => {
  const { db } = server.context.database;
  const fixtures: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time
  while (fixtures.length < 200) fixtures.push(await addFixture(server.context, { markets: [RESULT] }));
  // Of two years, as a site has them; triggers that count them are not what is tested.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`insert into bet
      (id, member_id, game_type, stake, price, payout, placed_at, settled_at, status, acceptance)
    select 'plan-' || n, m.id, 1 + n % 6, 1000 + n % 500000, 200, 2000, now() - n * interval '17 minutes',
      now() - n * interval '17 minutes', 1, 'accepted'
    from generate_series(1, ${sql.raw(String(BETS))}) n
    join lateral (select id from member where user_id = 'member' || lpad((1 + n % 10)::text, 2, '0')) m on true`);
  // Each product has a third of them: matches, the site's own games, tables and slots of providers.
  await db.execute(sql`insert into bet_pick
      (bet_id, member_id, position, kind, fixture_id, market_id, selection_id, bet_price)
    select 'plan-' || n, 'nobody', 0, 'fixture', s.fixture_id, s.market_id, s.id, 200
    from generate_series(1, ${sql.raw(String(BETS))}) n
    join (select s.id, s.market_id, m.fixture_id, row_number() over (order by s.id) - 1 as at, count(*) over () as every
      from selection s join market m on m.id = s.market_id where m.phase <> 'bonus') s on s.at = n % s.every
    where n % 6 < 2`);
  await db.execute(sql`insert into bet_pick
      (bet_id, member_id, position, kind, game_id, round_id, selection_id, bet_price)
    select 'plan-' || n, 'nobody', 0, 'game', r.game, r.round, r.round || ':player', 195
    from generate_series(1, ${sql.raw(String(BETS))}) n
    cross join lateral (select (101 + n % 3)::text as game, now() - n * interval '17 minutes' as at) g
    cross join lateral (select g.game,
      g.game || to_char(g.at at time zone 'Asia/Seoul', '-YYYYMMDD-') || lpad((1 + n % 1000)::text, 4, '0') as round) r
    where n % 6 in (2, 3)`);
  await db.execute(sql`insert into bet_pick
      (bet_id, position, kind, provider_id, game_id, round_id, selection_id, bet_price)
    select 'plan-' || n, 0, 'provider', 'house', 'table-' || n % 30, 'round-' || n, 'round-' || n, 200
    from generate_series(1, ${sql.raw(String(BETS))}) n where n % 6 > 3`);
  await db.execute(sql`set session_replication_role = origin`);
  await db.execute(sql`analyze bet`);
  await db.execute(sql`analyze bet_pick`);
  expect(await db.$count(bet)).toBeGreaterThan(BETS - 1);
  const asked: readonly [name: string, index: string, query: Asked][] = [
    ["the newest", "bet_placed", PAGE],
    ["of a state", "bet_", { ...PAGE, state: "won" }],
    ["the largest", "bet_placed", { ...PAGE, sort: "-stake" }],
    ["of a product", "bet_placed", { ...PAGE, gameType: 3 }],
    ["of days", "bet_placed", { ...PAGE, from: "2026-01-01", to: "2026-01-07" }],
    ["of a member", "bet_member_placed", { ...PAGE, text: "member01", from: "2026-01-01", to: "2026-01-31" }],
    ["of a fixture", "bet_pick_fixture", { ...PAGE, match: fixtures[7] ?? "" }],
  ];
  const whole: string[] = [];
  const look = async (name: string, index: string, work: () => Promise<unknown>) => {
    const plans = await plansOf(work);
    for (const plan of plans) if (/Seq Scan on bet(_pick)?\b/.test(plan)) whole.push(`${name}\n${plan}`);
    expect([name, plans.join("\n")]).toEqual([name, expect.stringContaining(index)]);
  };
  for (const [name, index, query] of asked)
    // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time
    await look(name, index, () => listBets(server.context, query));
  await look("large ones", "bet_large", () => largeBets(server.context));
  await look("an export", "bet_placed", async () => {
    for await (const one of await exportedBets(server.context, { format: "csv", from: "2026-01-01", to: "2026-01-31" }))
      if (one.id !== "") return;
  });
  await keepBalances(db, new Date());
  for (const definition of REPORTS)
    // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time
    for (const plan of await plansOfReport(definition))
      if (plan.whole.length > 0) whole.push(`${definition.name}: ${plan.whole.join(", ")}\n${plan.text}`);
  expect(whole).toEqual([]);
}, 120_000);

/** Tables that grow with the site. */
const LARGE = ["bet", "bet_pick", "posting", "entry", "member", "account", "money_request", "fixture"];

/**
 * The first answer of a report on a week: as the planner has it of many bets, and with no table read whole for being small
 * here.
 */
async function plansOfReport(definition: ReportDefinition): Promise<{ text: string; whole: string[] }[]> {
  const now = new Date();
  const asked: ReportAsked = {
    from: new Date(now.getTime() - 7 * 86_400_000).toISOString(),
    to: now.toISOString(),
    now: now.toISOString(),
    text: null,
    choice: null,
    within: null,
  };
  return server.context.database.db.transaction(async (tx) => {
    const query = pageQuery(definition, asked, await daysOf(tx, definition, asked), { page: 1, itemsPerPage: 36 });
    const plan = async (large: readonly string[]) => {
      const rows = await rowsFrom<{ "QUERY PLAN": string }>(tx, sql`explain ${query}`);
      const text = rows.map((row) => row["QUERY PLAN"]).join("\n");
      const whole = large.filter((name) => new RegExp(`Seq Scan on ${name}\\b`).test(text));
      return { text, whole };
    };
    const ofBets = await plan(["bet", "bet_pick"]);
    await tx.execute(sql`set local enable_seqscan = off`);
    return [ofBets, await plan(LARGE)];
  });
}
