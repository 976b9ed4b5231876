import type { EuropeanFixture } from "../../../api/contract/sports.ts";
import { sportName } from "../../../domain/labels/sports.ts";
import { groupFixtures } from "../korea/group-fixtures.ts";
import { LeagueMark } from "../korea/league-mark.tsx";
import { useHeldList } from "../korea/use-held-list.ts";
import { SportIcon } from "../sport-icon.tsx";
import { FixtureRow, type FixtureRowProps } from "./fixture-row.tsx";

export interface FixtureGroupsProps extends Pick<FixtureRowProps, "phase" | "fixtures" | "picked" | "onPick"> {
  /** What the items are a list of; null while another list is on its way. */
  listKey: string | null;
  items: readonly EuropeanFixture[];
}

/** Fixtures under their league and day. What is gone stays, closed, while a member may be about to press beside it. */
export function FixtureGroups({ listKey, items, ...row }: FixtureGroupsProps) {
  const { items: shown, gone, hold } = useHeldList(listKey, items);
  const byId = new Map(shown.map((item) => [item.id, item]));
  return (
    <div ref={hold} className="grid gap-2">
      {groupFixtures("cross", shown).map((group) => (
        <section key={group.key} className="overflow-hidden rounded-lg border border-line bg-surface">
          <h2 className="flex items-center gap-2 border-b border-line bg-raised px-3 py-1.5 text-xs font-bold">
            <SportIcon sportId={group.sportId} size={14} />
            <span className="sr-only">{sportName(group.sportId)}</span>
            <LeagueMark name={group.leagueName} />
            <span className="min-w-0 truncate">{group.leagueName}</span>
            <span className="ml-auto font-normal text-muted tabular-nums">{group.when}</span>
          </h2>
          <ul>
            {group.fixtures.map(({ id }) => {
              const fixture = byId.get(id);
              return fixture && <FixtureRow key={id} {...row} fixture={fixture} isGone={gone.has(id)} />;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
