import { type KoreanGame, PERIOD } from "../../../domain/sports/market.ts";
import { groupFixtures, type FixtureGroup } from "../korea/group-fixtures.ts";
import type { RowKind } from "./rows.ts";
import type { ListedFixture } from "./use-row.ts";

/** A row of a list: the head of a league and day, or a fixture below it. */
export type ListRow<Fixture extends ListedFixture = ListedFixture> =
  | { key: string; group: FixtureGroup }
  | { key: string; fixture: Fixture };

/** Fixtures under their heads, as one row after the other. */
export function listRows(game: KoreanGame, kind: RowKind, fixtures: readonly ListedFixture[]): ListRow[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  return groupFixtures(game, fixtures, kind === "line").flatMap((group) => [
    { key: `head ${group.key}`, group },
    ...group.fixtures.flatMap(({ id }) => {
      const fixture = byId.get(id);
      return fixture ? [{ key: id, fixture }] : [];
    }),
  ]);
}

/**
 * Pixels of a row before it is measured. A line is exactly as high as said here; a block is on a desktop: the names, one
 * market, the line below them. A row of another height moves all that follow it once it is measured.
 */
const HEIGHTS = { head: 30, line: 45, narrowLine: 84, result: 37, names: 45, market: 40, more: 38 } as const;

export function heightOf(row: ListRow | undefined, kind: RowKind, isNarrow: boolean): number {
  if (!row || "group" in row) return HEIGHTS.head;
  if (kind === "line") return isNarrow ? HEIGHTS.narrowLine : HEIGHTS.line;
  const { markets, marketCount = 0 } = row.fixture;
  if (kind === "result") return HEIGHTS.result * markets.length;
  return HEIGHTS.names + markets.length * HEIGHTS.market + (marketCount > markets.length ? HEIGHTS.more : 0);
}

/** Whether a match of the group may end level in its own time. */
export function hasDraw({ fixtures }: Pick<FixtureGroup, "fixtures">): boolean {
  return fixtures.some(({ markets }) =>
    markets.some(({ family, period }) => family === "win_draw_lose" && period === PERIOD.fullTime),
  );
}
