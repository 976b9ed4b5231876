import { sportName, SPORT_ORDER } from "../../../domain/labels/sports.ts";
<<<<<<< HEAD
import type { KoreanGame } from "../../../domain/market.ts";
import { classNames } from "../../primitives/class-names.ts";
import { koreaPath, linkTime } from "./korea-search.ts";
import { SportIcon } from "../sport-icon.tsx";
=======
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { linkTime } from "./korea-search.ts";
>>>>>>> main
import { KOREA_TEXT } from "./text.ts";

export interface SportFilterProps {
  sports: readonly { sportId: string; count: number }[];
  selected: string | undefined;
}

/** Sports of this game with the number of their fixtures. */
export function SportFilter({ sports, selected }: SportFilterProps) {
  const place = (sportId: string) =>
    SPORT_ORDER.includes(sportId) ? SPORT_ORDER.indexOf(sportId) : SPORT_ORDER.length;
  const total = sports.reduce((sum, sport) => sum + sport.count, 0);
  const tabs = [
    { value: undefined, label: KOREA_TEXT.allSports, count: total },
    ...sports
      .toSorted((a, b) => place(a.sportId) - place(b.sportId))
      .map(({ sportId, count }) => ({ value: sportId, label: sportName(sportId), count })),
  ];
  return (
<<<<<<< HEAD
    <nav aria-label={KOREA_TEXT.sports} className="sticky top-12 z-20 -mx-2 mb-2 overflow-x-auto bg-canvas px-2 py-1">
      <ul className="flex w-max gap-1">
        {rows.map(({ sportId, name, count }) => (
          <li key={sportId ?? "all"}>
            <Link
              to={koreaPath(game)}
              search={{ time: linkTime(), ...(sportId !== undefined && { sportId }) }}
              aria-current={sportId === selected ? "true" : undefined}
              className={classNames(
                "flex h-9 items-center gap-1.5 rounded-md border px-3 text-sm",
                sportId === selected
                  ? "border-accent bg-accent-soft font-bold"
                  : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {sportId !== undefined && <SportIcon sportId={sportId} />}
              {name}
              <span className="text-xs tabular-nums text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
=======
    <div className="mb-2">
      <FilterTabs
        label={KOREA_TEXT.sports}
        name="sportId"
        tabs={tabs}
        selected={selected}
        also={{ time: linkTime() }}
      />
    </div>
>>>>>>> main
  );
}
