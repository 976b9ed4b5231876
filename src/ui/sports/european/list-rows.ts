import type { EuropeanFixture } from "../../../api/contract/sports/sports.ts";
import { groupFixtures, type FixtureGroup } from "../korea/group-fixtures.ts";

/** A row of a list: the head of a league and day, or a fixture below it. */
export type ListRow = { key: string; group: FixtureGroup } | { key: string; fixture: EuropeanFixture };

/** Fixtures under their league and day, as one row after the other. */
export function listRows(fixtures: readonly EuropeanFixture[]): ListRow[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return groupFixtures("cross", fixtures).flatMap((group) => [
    { key: `head ${group.key}`, group },
    ...group.fixtures.flatMap(({ id }) => {
      const fixture = byId.get(id);
      return fixture ? [{ key: id, fixture }] : [];
    }),
  ]);
}

/**
 * Pixels of a row before it is measured, exact on a desktop: a head; the names, one market, the line below them. A row of
 * another height moves all that follow it once it is measured.
 */
const HEAD_HEIGHT = 40;
const NAMES_HEIGHT = 45;
const MARKET_HEIGHT = 40;
const MORE_HEIGHT = 38;

export function heightOf(row: ListRow | undefined): number {
  if (!row || "group" in row) return HEAD_HEIGHT;
  const { markets, marketCount } = row.fixture;
  return NAMES_HEIGHT + markets.length * MARKET_HEIGHT + (marketCount > markets.length ? MORE_HEIGHT : 0);
}
