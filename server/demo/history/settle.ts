// Results of one moment, written in whole sets: the rules and the postings are those of the settlement, a few statements
// serve all of them.
import { asc, inArray, sql } from "drizzle-orm";
import type { LegOutcome } from "../../../src/domain/sports/market.ts";
import { legOutcome } from "../../../src/domain/sports/settlement/leg-outcome.ts";
import { isVoidResult } from "../../../src/domain/sports/settlement/result.ts";
import type { ServerContext } from "../../context.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Tx } from "../../db/open.ts";
import { bet, betPick, fixtureResult } from "../../db/schema.ts";
import { rowsOf } from "../../db/transaction.ts";
import { type Leg, settleBets } from "../../sports/betting/settlement/batch.ts";
import type { FeedResult } from "../../sports/feed/feed.ts";
import { SIMULATED_FEED } from "../../sports/feed/simulated/read.ts";

const IN_JSON = sql`as v("id" text, "outcome" text)`;

/** Settles every accepted bet that a leg of these outcomes has moved. */
export async function settleSelections(
  tx: Tx,
  context: ServerContext,
  outcomes: ReadonlyMap<string, LegOutcome>,
): Promise<void> {
  if (outcomes.size === 0) return;
  const given = rowsOf([...outcomes].map(([id, outcome]) => ({ id, outcome })));
  const ids = sql`(select p.bet_id from bet_pick p join ${given} ${IN_JSON} on v."id" = p.selection_id
    where p.outcome <> v."outcome")`;
  const bets = await tx
    .select()
    .from(bet)
    .where(sql`${bet.acceptance} = 'accepted' and ${bet.id} in ${ids}`)
    .orderBy(asc(bet.id))
    .for("update");
  if (bets.length === 0) return;
  const legs = new Map<string, Leg[]>(bets.map(({ id }) => [id, []]));
  const rows = await tx
    .select()
    .from(betPick)
    .where(inArray(betPick.betId, [...legs.keys()]))
    .orderBy(asc(betPick.betId), asc(betPick.position));
  for (const { betId, position, betPrice, fixtureId, outcome, status, selectionId } of rows)
    legs.get(betId)?.push({
      betId,
      position,
      betPrice,
      fixtureId,
      isBonus: false,
      stored: { outcome, status },
      outcome: outcomes.get(selectionId) ?? (outcome as LegOutcome),
    });
  await settleBets(tx, context, bets, legs);
}

/** Writes results of fixtures, each its first or its revised one, closes their markets and settles what was bet on them. */
export async function settleResults(
  tx: Tx,
  context: ServerContext,
  results: readonly FeedResult[],
  revision: number,
): Promise<void> {
  if (results.length === 0) return;
  const at = new Date(context.clock.now());
  const ids = results.map(({ fixtureId }) => ({ id: fixtureId }));
  await tx.insert(fixtureResult).values(
    results.map(({ fixtureId, result }) => {
      const { home, away, homeHalf, awayHalf, periods } = scored(result);
      return { fixtureId, revision, home, away, homeHalf, awayHalf, periods, source: SIMULATED_FEED, at };
    }),
  );
  const scores = results.map(({ fixtureId: id, result }) => ({ id, ...scored(result) }));
  await tx.execute(sql`
    update fixture f set status = 'settled', home_score = v."home", away_score = v."away", clock = null
    from ${rowsOf(scores)} as v("id" text, "home" int, "away" int) where f.id = v."id"`);
  await tx.execute(sql`
    with closed as (
      update market m set status = 'settled', version = m.version + 1
      from ${rowsOf(ids)} as v("id" text) where m.fixture_id = v."id" returning m.id)
    update selection s set status = 'settled' from closed where s.market_id = closed.id`);
  const byFixture = new Map(results.map(({ fixtureId, result }) => [fixtureId, result]));
  const backed = await rowsFrom<Backed>(
    tx,
    sql`
    select distinct s.id, s.key, m.kind, m.period, m.line, m.fixture_id as "fixtureId"
    from ${rowsOf(ids)} as v("id" text) join bet_pick p on p.fixture_id = v."id"
      join selection s on s.id = p.selection_id join market m on m.id = s.market_id`,
  );
  const outcomes = backed.flatMap(({ id, key, fixtureId, ...market }) => {
    const result = byFixture.get(fixtureId);
    return result ? [[id, legOutcome(market, key, result)] as const] : [];
  });
  await settleSelections(tx, context, new Map(outcomes));
}

interface Backed extends Record<string, unknown> {
  id: string;
  key: string;
  kind: string;
  period: string;
  line: number | null;
  fixtureId: string;
}

/** The simulated feed calls no match off. */
function scored(result: FeedResult["result"]) {
  if (isVoidResult(result)) throw new Error("a simulated match has no score");
  return result;
}
