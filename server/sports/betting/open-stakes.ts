// What a member's open bets come to on each selection, fixture and game's pick. The function bet_terms counts the same for
// one bet.
import { and, eq, ne, or, sql } from "drizzle-orm";
import type { OpenStakes } from "../../../src/domain/sports/bet-limits.ts";
import type { Queryable } from "../../db/open.ts";
import { bet, betPick, market } from "../../db/schema.ts";

const OPEN = 0;

export async function openStakes(db: Queryable, memberId: string): Promise<OpenStakes> {
  const legs = await db
    .select({
      betId: bet.id,
      // What was cashed out is open no more.
      stake: sql`${bet.stake} - ${bet.cashedStake}`.mapWith(Number),
      selectionId: betPick.selectionId,
      fixtureId: market.fixtureId,
    })
    .from(bet)
    .innerJoin(betPick, eq(betPick.betId, bet.id))
    .leftJoin(market, eq(market.id, betPick.marketId))
    .where(
      and(eq(bet.memberId, memberId), eq(bet.status, OPEN), or(eq(betPick.kind, "game"), ne(market.phase, "bonus"))),
    );
  const selections = new Map<string, number>();
  const fixtures = new Map<string, number>();
  const counted = new Set<string>();
  for (const { betId, stake, selectionId, fixtureId } of legs) {
    selections.set(selectionId, (selections.get(selectionId) ?? 0) + stake);
    if (fixtureId === null) continue;
    // A bet counts once on a fixture, however many of its legs are there.
    const onFixture = `${betId} ${fixtureId}`;
    if (counted.has(onFixture)) continue;
    counted.add(onFixture);
    fixtures.set(fixtureId, (fixtures.get(fixtureId) ?? 0) + stake);
  }
  return { selections: Object.fromEntries(selections), fixtures: Object.fromEntries(fixtures) };
}
