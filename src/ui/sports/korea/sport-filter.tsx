import type { ReactNode } from "react";
import { sportName, SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { linkTime } from "./korea-search.ts";
import { SportIcon } from "../sport-icon.tsx";
import { KOREA_TEXT } from "./text.ts";

export interface SportFilterProps {
  sports: readonly { sportId: string; count: number }[];
  selected: string | undefined;
  /** At the end of the row. */
  aside?: ReactNode;
}

/** Sports of this game with the number of their fixtures. */
export function SportFilter({ sports, selected, aside }: SportFilterProps) {
  const place = (sportId: string) =>
    SPORT_ORDER.includes(sportId) ? SPORT_ORDER.indexOf(sportId) : SPORT_ORDER.length;
  const total = sports.reduce((sum, sport) => sum + sport.count, 0);
  const tabs = [
    { value: undefined, label: KOREA_TEXT.allSports, count: total },
    ...sports
      .toSorted((a, b) => place(a.sportId) - place(b.sportId))
      .map(({ sportId, count }) => ({
        value: sportId,
        label: sportName(sportId),
        count,
        icon: <SportIcon sportId={sportId} />,
      })),
  ];
  return (
    <div className="sticky top-22 z-20 -mx-2 mb-1 flex items-center gap-2 bg-canvas px-2 py-1">
      <div className="min-w-0 flex-1">
        <FilterTabs
          label={KOREA_TEXT.sports}
          name="sportId"
          tabs={tabs}
          selected={selected}
          also={{ time: linkTime() }}
        />
      </div>
      {aside}
    </div>
  );
}
