import type { EuropeanFixture } from "../../../api/contract/sports.ts";
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
