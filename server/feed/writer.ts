// The one writer of all feeds: a batch is one short transaction of whole-set statements, and members hear
// of it after the commit. What an operator has settled meanwhile is left alone.
import { sql, type SQL } from "drizzle-orm";
import type { FixtureStatus, MarketStatus } from "../../src/domain/market.ts";
import type { BoardsEvent } from "../../src/api/contract/scoreboard.ts";
import type { BoardDelta } from "../../src/domain/scoreboard/delta.ts";
import { offerProblem } from "../../src/domain/markets/offer.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import type { FeedBatch, QuotedMarket } from "./feed.ts";

interface PriceRow extends Record<string, unknown> {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  betPrice: number;
  status: MarketStatus;
}

interface FixtureRow extends Record<string, unknown> {
  id: string;
  status: FixtureStatus;
  startsAt: string;
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
}

/** An event carries this many rows at most. */
const EVENT_ROWS = 200;
/** A statement carries this many rows at most. */
const STATEMENT_ROWS = 2_000;

/** Rows as one parameter, which both databases read the same way. */
function rowsOf(rows: readonly object[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`;
}

/** Writes a batch and publishes what it really changed. Throws what the database throws. */
export async function applyBatch(context: ServerContext, given: FeedBatch): Promise<void> {
  const batch = { ...given, markets: given.markets.filter(isOffered) };
  const changed = await context.database.db.transaction(async (tx) => {
    await insertFixtures(tx, batch.fixtures);
    await insertMarkets(tx, batch.markets);
    await setProtos(tx, batch);
    const closed = await closePrematch(tx, batch.kickOffs);
    const fixtures = await setStates(tx, batch);
    const boards = await setBoards(tx, batch);
    const statuses = await setMarketStatuses(tx, batch);
    const prices = await setPrices(tx, batch);
    return { fixtures, boards, prices: [...closed, ...statuses, ...prices] };
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
  for (const items of parts([...born, ...moved], EVENT_ROWS)) context.events.publish("fixtures", { items });
  for (const items of parts(changed.boards, EVENT_ROWS / 4))
    context.events.publish("boards", { items } satisfies BoardsEvent);
  for (const items of parts([...openedLive(batch), ...changed.prices], EVENT_ROWS))
    context.events.publish("prices", { items });
}

/** Markets that open during a match: a page that shows it learns of them by their first prices. */
function openedLive({ markets }: FeedBatch): PriceRow[] {
  return markets
    .filter(({ market }) => market.phase === "live")
    .flatMap(({ fixtureId, market }) =>
      market.selections.map((one) => ({
        selectionId: one.id,
        marketId: market.id,
        fixtureId,
        betPrice: one.price,
        status: "open" as const,
      })),
    );
}

async function insertFixtures(tx: Tx, fixtures: FeedBatch["fixtures"]): Promise<void> {
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

async function insertMarkets(tx: Tx, markets: readonly { fixtureId: string; market: QuotedMarket }[]): Promise<void> {
  for (const part of parts(markets, STATEMENT_ROWS / 4)) {
    const marketRows = part.map(({ fixtureId, market }) => ({ ...market, fixtureId, selections: undefined }));
    const selectionRows = part.flatMap(({ market }) =>
      market.selections.map((one, position) => ({ ...one, marketId: market.id, position })),
    );
    await tx.execute(sql`
      insert into market (id, fixture_id, kind, market_name, family, period, line, phase, main, position)
      select v.* from ${rowsOf(marketRows)} as v("id" text, "fixtureId" text, "kind" text, "marketName" text, "family" text, "period" text, "line" float8, "phase" text, "main" boolean, "position" int)
      join fixture f on f.id = v."fixtureId" where f.status not in ('settled', 'cancelled') on conflict (id) do nothing`);
    await tx.execute(sql`
      insert into selection (id, market_id, key, name, price, position)
      select v.* from ${rowsOf(selectionRows)} as v("id" text, "marketId" text, "key" text, "name" text, "price" int, "position" int)
      join market m on m.id = v."marketId" on conflict (id) do nothing`);
  }
}

async function closePrematch(tx: Tx, fixtureIds: readonly string[]): Promise<PriceRow[]> {
  if (fixtureIds.length === 0) return [];
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with shut as (
      update market m set status = 'closed' from ${rowsOf(fixtureIds.map((id) => ({ id })))} as v("id" text)
      where m.fixture_id = v."id" and m.phase in ('prematch', 'proto') and m.status in ('open', 'suspended')
      returning m.id, m.fixture_id
    )
    select s.id as "selectionId", s.market_id as "marketId", shut.fixture_id as "fixtureId", s.price as "betPrice", 'closed' as status
    from shut join selection s on s.market_id = shut.id`,
  );
  return rows;
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
    update fixture f set status = v."status", home_score = v."homeScore", away_score = v."awayScore", clock = v."clock"
    from ${rowsOf(states)} as v("id" text, "status" text, "homeScore" int, "awayScore" int, "clock" text)
    where f.id = v."id" and f.status in ('scheduled', 'live')
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

async function setMarketStatuses(tx: Tx, { marketStatuses }: FeedBatch): Promise<PriceRow[]> {
  if (marketStatuses.length === 0) return [];
  const { rows } = await execute<PriceRow>(
    tx,
    sql`
    with changed as (
      update market m set status = v."status" from ${rowsOf(marketStatuses)} as v("marketId" text, "status" text)
      where m.id = v."marketId" and m.status <> v."status" and m.status in ('open', 'suspended')
      returning m.id, m.fixture_id, m.status
    )
    select s.id as "selectionId", s.market_id as "marketId", changed.fixture_id as "fixtureId", s.price as "betPrice", changed.status
    from changed join selection s on s.market_id = changed.id`,
  );
  return rows;
}

async function setPrices(tx: Tx, { prices }: FeedBatch): Promise<PriceRow[]> {
  const changed: PriceRow[] = [];
  for (const part of parts(prices, STATEMENT_ROWS)) {
    const { rows } = await execute<PriceRow>(
      tx,
      sql`
      update selection s set price = v."price" from ${rowsOf(part)} as v("selectionId" text, "price" int), market m
      where s.id = v."selectionId" and m.id = s.market_id and s.price <> v."price" and m.status in ('open', 'suspended')
      returning s.id as "selectionId", s.market_id as "marketId", m.fixture_id as "fixtureId", s.price as "betPrice", m.status`,
    );
    changed.push(...rows);
  }
  return changed;
}

/** Both drivers answer with rows; the common type of drizzle does not say so. */
export async function execute<Row extends Record<string, unknown>>(
  db: Pick<Tx, "execute">,
  query: SQL,
): Promise<{ rows: Row[] }> {
  return (await db.execute(query)) as unknown as { rows: Row[] };
}

export function parts<T>(items: readonly T[], size: number): T[][] {
  const all: T[][] = [];
  for (let at = 0; at < items.length; at += size) all.push(items.slice(at, at + size));
  return all;
}
