// The bets with a leg on a fixture, some at a time: a match may have many.
import { and, asc, eq, exists, gt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/open.ts";
import { bet, betPick } from "../../../db/schema.ts";
import type { BetRow } from "../bet-wire.ts";

const BETS_AT_ONCE = 500;

export async function* betsOn(db: Queryable, fixtureId: string, which: SQL | undefined): AsyncGenerator<BetRow[]> {
  const onFixture = exists(
    db
      .select({ one: sql`1` })
      .from(betPick)
      .where(and(eq(betPick.betId, bet.id), eq(betPick.fixtureId, fixtureId))),
  );
  for (let last = ""; ;) {
    const bets = await db
      .select()
      .from(bet)
      .where(and(which, gt(bet.id, last), onFixture))
      .orderBy(asc(bet.id))
      .limit(BETS_AT_ONCE);
    if (bets.length > 0) yield bets;
    if (bets.length < BETS_AT_ONCE) return;
    last = bets.at(-1)?.id ?? "";
  }
}
