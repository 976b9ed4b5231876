import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { FixtureStore } from "../../../api/prices/fixture-store.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { rowOf } from "./fixture-rows.ts";
import { groupFixtures } from "./group-fixtures.ts";
import { LeagueMark } from "./league-mark.tsx";
import { useHeldList } from "./use-held-list.ts";
import type { PriceCellProps } from "../price/price-cell.tsx";

/** So many fixtures fill a window. Their height must be true at once, or those below would move. */
const IN_SIGHT = 8;

export interface FixtureListProps {
  game: KoreanGame;
  /** What the items are a list of; null while another list is on its way. */
  listKey: string | null;
  items: readonly FixtureWire[];
  fixtures: FixtureStore;
  picked: ReadonlySet<string>;
  onPick: PriceCellProps["onPick"];
}

/** Fixtures under their league and day. What is gone stays, closed, while a member may be about to press beside it. */
export function FixtureList({ game, listKey, items, fixtures, picked, onPick }: FixtureListProps) {
  const { items: shown, gone, hold } = useHeldList(listKey, items);
  const Row = rowOf(game);
  const groups = groupFixtures(game, shown);
  const far = new Set(groups.flatMap((group) => group.fixtures).slice(IN_SIGHT));
  return (
    <div ref={hold} className="grid gap-2">
      {groups.map((group) => (
        <section key={group.key} className="overflow-hidden rounded-lg border border-line bg-surface">
          <h2 className="flex items-center gap-2 border-b border-line bg-raised px-3 py-1.5 text-xs font-bold">
            {group.leagueName && (
              <span className="rounded-sm bg-sunken px-1.5 text-2xs text-muted">{sportName(group.sportId)}</span>
            )}
            {group.leagueName && <LeagueMark name={group.leagueName} />}
            {group.leagueName && <span className="min-w-0 truncate">{group.leagueName}</span>}
            <span className={group.leagueName ? "ml-auto font-normal text-muted tabular-nums" : "tabular-nums"}>
              {group.when}
            </span>
          </h2>
          <ul>
            {group.fixtures.map((fixture) => (
              <Row
                key={fixture.id}
                game={game}
                fixture={fixture}
                fixtures={fixtures}
                isGone={gone.has(fixture.id)}
                isFar={far.has(fixture)}
                picked={picked}
                onPick={onPick}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
