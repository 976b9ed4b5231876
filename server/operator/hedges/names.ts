// What a hedge was on, as operators read it.
import { eq, inArray } from "drizzle-orm";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { roundOf } from "../../../src/domain/games/rounds.ts";
import type { Queryable } from "../../db/open.ts";
import { fixture, market, selection } from "../../db/schema.ts";

export interface NamedLeg {
  kind: string;
  place: string;
  selectionId: string;
  gameId: string | null;
}

/** By the selection's id. */
export async function namesOf(
  db: Queryable,
  legs: readonly NamedLeg[],
): Promise<Map<string, { place: string; name: string }>> {
  const names = new Map<string, { place: string; name: string }>();
  for (const { kind, place, selectionId, gameId } of legs) {
    if (kind === "provider") {
      const pick = KINDS.baccarat.picks.find(({ key }) => key === selectionId);
      names.set(selectionId, { place: gameId ?? place, name: pick?.name ?? selectionId });
    }
    const round = kind === "game" ? roundOf(place) : null;
    if (!round) continue;
    const pick = KINDS[round.game.kind].picks.find(({ key }) => selectionId === `${place}:${key}`);
    names.set(selectionId, { place: `${round.game.name} ${round.number}회차`, name: pick?.name ?? selectionId });
  }
  const ids = [...new Set(legs.filter(({ kind }) => kind === "fixture").map(({ selectionId }) => selectionId))];
  if (ids.length === 0) return names;
  const rows = await db
    .select({
      id: selection.id,
      name: selection.name,
      market: market.marketName,
      home: fixture.homeName,
      away: fixture.awayName,
    })
    .from(selection)
    .innerJoin(market, eq(market.id, selection.marketId))
    .innerJoin(fixture, eq(fixture.id, market.fixtureId))
    .where(inArray(selection.id, ids));
  for (const row of rows) names.set(row.id, { place: `${row.home} - ${row.away} · ${row.market}`, name: row.name });
  return names;
}
