import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { leaguesQuery, locationsQuery, prematchSportsQuery } from "../../../api/queries/sports/sports.ts";
import { LOCATIONS } from "../../../domain/sports/labels/locations.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { type EuropeSearch, parseEuropeSearch } from "../european/european-search.ts";
import { FoldHead } from "../european/filter-fold.tsx";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { SportIcon } from "../sport-icon.tsx";

type Place = Pick<EuropeSearch, "sportId" | "locationId" | "league">;

/**
 * Sports, their locations, their leagues, each with the number of its fixtures before the kick-off. `search`: the place
 * that is shown; null on another page.
 */
export function PrematchTree({ search }: { search: Place | null }) {
  return (
    <nav aria-label={EUROPEAN_TEXT.tree}>
      <Sports search={search} />
    </nav>
  );
}

/** The tree of the left menu: a place is open on /europe alone, for the links lead there. */
export function MenuTree() {
  const { pathname, search } = useLocation();
  return <PrematchTree search={pathname === "/europe" ? parseEuropeSearch(search) : null} />;
}

/** Where there is no left menu, the tree folded above the list. */
export function FoldedTree({ search }: { search: Place }) {
  return (
    <details className="group mb-2 rounded-lg border border-line bg-surface">
      <FoldHead>{placeText(search)}</FoldHead>
      <div className="p-1">
        <PrematchTree search={search} />
      </div>
    </details>
  );
}

function placeText({ sportId, locationId, league }: Place): string {
  const location = LOCATIONS.find(({ id }) => id === locationId)?.name;
  return [sportId === undefined ? EUROPEAN_TEXT.tree : sportName(sportId), location, league]
    .filter(Boolean)
    .join(" · ");
}

function Sports({ search }: { search: Place | null }) {
  const { api } = useApp();
  const query = useQuery(prematchSportsQuery(api));
  const sportId = search?.sportId;
  return (
    <QueryView query={query} lines={4} lineClassName="h-8">
      {({ sports, total }) => (
        <ul>
          <li>
            <TreeLink
              place={{}}
              label={EUROPEAN_TEXT.all}
              count={total}
              isCurrent={search !== null && sportId === undefined}
            />
          </li>
          {sports.map((sport) => (
            <li key={sport.sport_id}>
              <TreeLink
                place={{ sportId: sport.sport_id as NonNullable<Place["sportId"]> }}
                label={sport.name_korean}
                count={sport.cnt}
                isCurrent={sport.sport_id === sportId && search?.locationId === undefined}
                isOpen={sport.sport_id === sportId}
                icon={sport.sport_id}
              />
              {search && sport.sport_id === sportId && <Locations sportId={sportId} search={search} />}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Locations({ sportId, search }: { sportId: string; search: Place }) {
  const { api } = useApp();
  const query = useQuery(locationsQuery(api, sportId));
  const { locationId } = search;
  return (
    <QueryView query={query} lines={2} lineClassName="h-8">
      {(locations) => (
        <ul className="ml-3">
          {locations.map((one) => (
            <li key={one.location_id}>
              <TreeLink
                place={{ sportId, locationId: one.location_id }}
                label={one.name_korean}
                count={one.cnt}
                isCurrent={one.location_id === locationId && search.league === undefined}
                isOpen={one.location_id === locationId}
              />
              {one.location_id === locationId && (
                <Leagues sportId={sportId} locationId={locationId} league={search.league} />
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Leagues(props: { sportId: string; locationId: string; league: string | undefined }) {
  const { api } = useApp();
  const { sportId, locationId, league } = props;
  const query = useQuery(leaguesQuery(api, sportId, locationId));
  return (
    <QueryView query={query} lines={2} lineClassName="h-8">
      {(leagues) => (
        <ul className="ml-3">
          {leagues.map((one) => (
            <li key={one.league_id}>
              <TreeLink
                place={{ sportId, locationId, league: one.league_id }}
                label={one.name_korean}
                count={one.cnt}
                isCurrent={one.league_id === league}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

interface TreeLinkProps {
  place: Place;
  label: string;
  count: number;
  isCurrent: boolean;
  /** What lies below it is shown. */
  isOpen?: boolean;
  icon?: string;
}

/** The day and the order stay; a search and a fixture that is shown go. */
function TreeLink({ place, label, count, isCurrent, isOpen = false, icon }: TreeLinkProps) {
  return (
    <Link
      to="/europe"
      search={({ day, sort }: { day?: unknown; sort?: unknown }) => ({ day, sort, ...place })}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? "true" : undefined}
      className={classNames(
        "flex h-8 items-center gap-2 rounded-sm px-2 text-sm hover:bg-hover hover:text-ink",
        isCurrent ? "bg-accent-soft font-bold" : isOpen ? "font-semibold" : "text-muted",
      )}
    >
      {icon && <SportIcon sportId={icon} />}
      <span className="min-w-0 truncate">{label}</span>
      <span className="ml-auto text-xs font-normal text-muted tabular-nums">{count}</span>
    </Link>
  );
}
