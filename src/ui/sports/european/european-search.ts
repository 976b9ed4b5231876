import { LOCATIONS } from "../../../domain/sports/labels/locations.ts";
import { SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { choiceFilter, dayFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";

/** What the list of /europe is filtered by. `fixture`: that one is shown with all of its markets. */
export const parseEuropeSearch = filtersOf({
  sportId: choiceFilter(SPORT_ORDER),
  locationId: choiceFilter(LOCATIONS.map(({ id }) => id)),
  league: textFilter(200),
  day: dayFilter,
  text: textFilter(60),
  sort: choiceFilter(["time", "league"]),
  fixture: textFilter(64),
  fav: choiceFilter(["1"]),
});
export type EuropeSearch = ReturnType<typeof parseEuropeSearch>;

/** What the list of /inplay is filtered by: specification, section 2. */
export const parseInplaySearch = filtersOf({
  sport_id: choiceFilter(SPORT_ORDER),
  fixture: textFilter(64),
  text: textFilter(60),
  fav: choiceFilter(["1"]),
});
export type InplaySearch = ReturnType<typeof parseInplaySearch>;

/** Whether more is asked than a place. */
export function isSearched({ text, day }: Pick<EuropeSearch, "text" | "day">): boolean {
  return text !== undefined || day !== undefined;
}
