import { sportName, SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { withTime } from "../../frame/layout/menu-link.tsx";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { SportIcon } from "../sport-icon.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

export interface InplaySportsProps {
  sports: readonly { sportId: string; count: number }[];
  selected: string | undefined;
}

/**
 * All, football, basketball, volleyball, baseball and ice hockey, each with the number of its running fixtures. The
 * links carry the sport, a flag that one is chosen, and the time: specification, section 2.
 */
export function InplaySports({ sports, selected }: InplaySportsProps) {
  const countOf = (sportId: string) => sports.find((sport) => sport.sportId === sportId)?.count ?? 0;
  const total = sports.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mb-2">
      <FilterTabs
        label={EUROPEAN_TEXT.sports}
        name="sport_id"
        selected={selected}
        also={withTime({})}
        tabs={[
          {
            value: undefined,
            label: EUROPEAN_TEXT.all,
            count: total,
            also: { sport: undefined, fixture: undefined },
          },
          ...SPORT_ORDER.map((sportId) => ({
            value: sportId,
            label: sportName(sportId),
            count: countOf(sportId),
            icon: <SportIcon sportId={sportId} />,
            also: { sport: 1, fixture: undefined },
          })),
        ]}
      />
    </div>
  );
}
