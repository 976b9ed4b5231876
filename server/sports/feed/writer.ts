// The one writer of all feeds: a batch is one short transaction of whole-set statements, and members hear
// of it after the commit. What an operator has settled meanwhile is left alone.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FixtureStatus } from "../../../src/domain/sports/market.ts";
import type { BoardDelta } from "../../../src/domain/sports/scoreboard/delta.ts";
import { offerProblem } from "../../../src/domain/sports/markets/offer.ts";
import type { ServerContext } from "../../context.ts";
import { rowsOf } from "../../db/transaction.ts";
import type { Tx } from "../../db/open.ts";
import type { FeedBatch, QuotedMarket } from "./feed.ts";
import { IS_HELD } from "./holds.ts";
import { closeAll, DELAY_OF, handOver, kickOff, rollBack, stopBets, takeOver } from "./market-states.ts";
import type { PriceRow } from "./price-row.ts";
import { giveBackAtTakeOver, setPrices } from "./prices.ts";
import { type FixtureNews, parts, publishBoards, publishFixtures, publishPrices } from "./publish.ts";
import { execute, STATEMENT_ROWS } from "./rows.ts";

export { execute };

interface FixtureRow extends Record<string, unknown> {
  id: string;
  status: FixtureStatus;
  startsAt: string;
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
}

/** What the clock of a fixture says between the end of play and its result. */
const CONFIRMING = "결과 확인 중";

/** A transaction writes so many prices at most. */
const PRICES_AT_ONCE = 500;
/** Between two of them: bets on what does not move so much get their turn. */
const REST_MS = 20;

/**
 * Writes a batch and publishes what it really changed. Of thousands of prices, as a feed tells that has gone mad, the rest
 * follows in parts. Throws what the database throws.
 */
export async function applyBatch(context: ServerContext, given: FeedBatch): Promise<void> {
  const [first = [], ...rest] = parts(given.prices, PRICES_AT_ONCE);
  await applyWhole(context, { ...given, prices: first });
  for (const prices of rest) {
    await sleep(REST_MS);
    const moved = await context.database.db.transaction((tx) => setPrices(tx, context.clock, prices));
    publishPrices(context, moved);
  }
}

async function applyWhole(context: ServerContext, given: FeedBatch): Promise<void> {
  const batch = { ...given, markets: given.markets.filter(isOffered) };
  const changed = await context.database.db.transaction(async (tx) => {
    await insertFixtures(tx, batch.fixtures);
    const rolledBack = await rollBack(tx, batch.rollBacks);
    const handedOver = [...(await kickOff(tx, batch.kickOffs)), ...(await handOver(tx, batch.handOvers))];
    const offered = batch.markets.map(({ market }) => market);
    await giveBackAtTakeOver(
      tx,
      offered.filter(({ phase }) => phase === "live").map(({ id }) => id),
    );
    const takenOver = await takeOver(tx, offered);
    const opened = await insertMarkets(tx, batch.markets);
    await setProtos(tx, batch);
    const fixtures = await setStates(tx, batch);
    const boards = await setBoards(tx, batch);
    const stopped = await stopBets(tx, batch.betStops);
    const statuses = await setMarketStatuses(tx, batch);
    const moved = await setPrices(tx, context.clock, batch.prices);
    const closed = await closeAll(tx, batch.endings);
    const markets = [
      ...rolledBack,
      ...handedOver,
      ...takenOver,
      ...opened,
      ...stopped,
      ...statuses,
      ...moved,
      ...closed,
    ];
    return { fixtures, boards, prices: markets };
  });
  const born = batch.fixtures.map((one) => ({
    id: one.id,
    status: "scheduled" as const,
    startsAt: new Date(one.startsAt).toISOString(),
    score: null,
    clock: null,
  }));
  const moved = changed.fixtures.map((row) => ({
    id: row.id,
    status: row.status,
    startsAt: new Date(row.startsAt).toISOString(),
    score: row.homeScore === null || row.awayScore === null ? null : { home: row.homeScore, away: row.awayScore },
    clock: row.clock,
  }));
  const begun = new Set([...batch.kickOffs, ...batch.rollBacks]);
  const isRunning = ({ id, status }: FixtureNews) => status === "live" && !begun.has(id);
  publishFixtures(context, [...born, ...moved.filter((one) => !isRunning(one))], null);
  publishFixtures(context, moved.filter(isRunning), "live");
  publishBoards(context, changed.boards);
  publishPrices(context, changed.prices);
}

export async function insertFixtures(tx: Tx, fixtures: FeedBatch["fixtures"]): Promise<void> {
  for (const part of parts(fixtures, STATEMENT_ROWS / 4)) {
    const rows = part.map((one) => ({
      ...one,
      startsAt: new Date(one.startsAt).toISOString(),
      endsAt: new Date(one.endsAt).toISOString(),
    }));
    await tx.execute(sql`
      insert into fixture (id, feed, feed_key, sport_id, league_name, home_name, away_name, starts_at, ends_at, proto_round, proto_number, top, feed_state)
      select * from ${rowsOf(rows)} as v("id" text, "feed" text, "feedKey" text, "sportId" text, "leagueName" text, "homeName" text, "awayName" text,
        "startsAt" timestamptz, "endsAt" timestamptz, "protoRound" int, "protoNumber" int, "top" boolean, "feedState" jsonb)
      on conflict (feed, feed_key) do nothing`);
  }
}

/** A market that could not be settled is not offered. */
function isOffered({ market }: { market: QuotedMarket }): boolean {
  const problem = offerProblem(market);
  if (problem) console.error(`market ${market.id} is not offered: ${problem}`);
  return problem === null;
}

/** Returns what opened during a match: a page that shows it learns of such markets by their first prices. */
export async function insertMarkets(
  tx: Tx,
  markets: readonly { fixtureId: string; market: QuotedMarket }[],
): Promise<PriceRow[]> {
  const opened: PriceRow[] = [];
  for (const part of parts(markets, STATEMENT_ROWS / 4)) {
    const marketRows = part.map(({ fixtureId, market }) => ({ ...market, fixtureId, selections: undefined }));
    const selectionRows = part.flatMap(({ market }) =>
      market.selections.map((one, position) => ({ ...one, marketId: market.id, position })),
    );
    await tx.execute(sql`
      insert into market (id, fixture_id, kind, market_name, family, period, line, phase, main, position, status, delay_ms)
      select m.*, case when ${IS_HELD} then 'suspended' else 'open' end, case when m.phase = 'live' then ${DELAY_OF} end
      from ${rowsOf(marketRows)} as m("id" text, "fixtureId" text, "kind" text, "marketName" text, "family" text, "period" text, "line" float8, "phase" text, "main" boolean, "position" int)
      join fixture f on f.id = m."fixtureId" where f.status not in ('settled', 'cancelled') on conflict (id) do nothing`);
    const { rows } = await execute<PriceRow>(
      tx,
      sql`
      with added as (
        insert into selection (id, market_id, key, name, price, position)
        select v.* from ${rowsOf(selectionRows)} as v("id" text, "marketId" text, "key" text, "name" text, "price" int, "position" int)
        join market m on m.id = v."marketId" on conflict (id) do nothing
        returning id, market_id, price
      )
      select a.id as "selectionId", a.market_id as "marketId", m.fixture_id as "fixtureId", a.price as "betPrice", m.status, m.version, m.phase
      from added a join market m on m.id = a.market_id where m.phase = 'live'`,
    );
    opened.push(...rows);
  }
  return opened;
}

async function setProtos(tx: Tx, { protos }: FeedBatch): Promise<void> {
  if (protos.length === 0) return;
  await tx.execute(sql`
    update fixture f set proto_round = v."round", proto_number = v."number"
    from ${rowsOf(protos)} as v("id" text, "round" int, "number" int) where f.id = v."id"`);
}

async function setStates(tx: Tx, { states }: FeedBatch): Promise<FixtureRow[]> {
  if (states.length === 0) return [];
  const { rows } = await execute<FixtureRow>(
    tx,
    sql`
    update fixture f set status = v."status", home_score = v."homeScore", away_score = v."awayScore",
      clock = case v."status" when 'ended' then ${CONFIRMING} else v."clock" end
    from ${rowsOf(states)} as v("id" text, "status" text, "homeScore" int, "awayScore" int, "clock" text)
    where f.id = v."id" and (f.status in ('scheduled', 'live')
      or (f.status = 'ended' and v."status" = 'ended' and not exists (select 1 from fixture_result r where r.fixture_id = f.id)))
    returning f.id, f.status, f.starts_at as "startsAt", f.home_score as "homeScore", f.away_score as "awayScore", f.clock`,
  );
  return rows;
}

/** A fixture that an operator has settled keeps the board that it had. */
async function setBoards(tx: Tx, { boards }: FeedBatch): Promise<{ id: string; board: BoardDelta }[]> {
  if (boards.length === 0) return [];
  const rows = boards.map(({ fixtureId, board }) => ({ fixtureId, board }));
  const { rows: written } = await execute<{ id: string }>(
    tx,
    sql`
    insert into fixture_board (fixture_id, board)
    select v."fixtureId", v."board" from ${rowsOf(rows)} as v("fixtureId" text, "board" jsonb)
    join fixture f on f.id = v."fixtureId" where f.status not in ('settled', 'cancelled')
    on conflict (fixture_id) do update set board = excluded.board
    returning fixture_id as id`,
  );
  const known = new Set(written.map(({ id }) => id));
  return boards
    .filter(({ fixtureId }) => known.has(fixtureId))
    .map(({ fixtureId: id, delta: board }) => ({ id, board }));
}

/** What a hold covers stays suspended; `wanted` keeps what the feed says. */
async function setMarketStatuses(tx: Tx, { marketStatuses }: FeedBatch): Promise<PriceRow[]> {
  if (marketStatuses.length === 0) return [];
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with changed as (
      update market m set version = m.version + 1,
        wanted = case when v."status" in ('open', 'suspended') then v."status" else m.wanted end,
        status = case when v."status" = 'open' and ${IS_HELD} then 'suspended' else v."status" end
      from ${rowsOf(marketStatuses)} as v("marketId" text, "status" text), fixture f
      where m.id = v."marketId" and f.id = m.fixture_id and m.status in ('inactive', 'open', 'suspended')
        and (m.status <> v."status" or m.wanted <> v."status")
      returning m.id, m.fixture_id, m.status, m.version, m.phase
    )
    select s.id as "selectionId", s.market_id as "marketId", changed.fixture_id as "fixtureId", s.price as "betPrice",
      changed.status, changed.version, changed.phase
    from changed join selection s on s.market_id = changed.id`,
  );
  return rows;
}
