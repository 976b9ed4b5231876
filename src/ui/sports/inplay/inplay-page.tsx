import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { europeanListQuery } from "../../../api/queries/sports.ts";
import { sportName, SPORT_ORDER } from "../../../domain/labels/sports.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { withTime } from "../../frame/layout/menu-link.tsx";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { parseInplaySearch } from "../european/european-search.ts";
import { FixtureGroups } from "../european/fixture-groups.tsx";
import { FixtureView } from "../european/fixture-view.tsx";
import { pickEuropean } from "../european/pick-european.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { usePicked } from "../european/use-picked.ts";
import { LiveBanner } from "../korea/live-banner.tsx";
import { PriceStoreContext } from "../price/price-store-context.ts";
import type { BettingLists } from "../slip/betting.ts";
import { SlipPlace } from "../slip/slip-place.tsx";
import { useLists } from "../slip/use-desk.ts";
import { SportIcon } from "../sport-icon.tsx";

type InplaySearch = ReturnType<typeof parseInplaySearch>;

/** The running fixtures with their scores and live markets, and the slip. */
export function InplayPage() {
  const search = parseInplaySearch(useSearch({ strict: false }));
  const lists = useLists();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={lists.prices}>
      <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
        <div className="min-w-0">
          <PageHeading title={titleOf("/inplay")} aside={<LiveBanner live={lists.live} />} />
          <p className="mb-2 text-xs text-muted">{EUROPEAN_TEXT.delayed}</p>
          {search.fixture === undefined ? (
            <InplayList search={search} lists={lists} />
          ) : (
            <FixtureView phase="live" id={search.fixture} lists={lists} />
          )}
        </div>
        <SlipPlace />
      </div>
    </PriceStoreContext>
  );
}

function InplayList({ search, lists }: { search: InplaySearch; lists: BettingLists }) {
  const { api, betting } = useApp();
  const picked = usePicked();
  const { sport_id: sportId, page: asked = 1 } = search;
  const query = useQuery(
    europeanListQuery(api, "live", { sportId, page: asked }, ({ items, eventId }) => lists.takeList(items, eventId)),
  );
  return (
    <QueryView query={query} isEmpty={() => false} lines={8} lineClassName="h-16">
      {({ items, sports, page, pageCount }) => (
        <>
          <InplaySports sports={sports} selected={sportId} />
          {items.length === 0 ? (
            <EmptyState title={EUROPEAN_TEXT.emptyLive} />
          ) : (
            <FixtureGroups
              phase="live"
              listKey={query.isPlaceholderData ? null : JSON.stringify(search)}
              items={items}
              fixtures={lists.fixtures}
              picked={picked}
              onPick={pickEuropean({ phase: "live", items, prices: lists.prices, pick: betting.pick })}
            />
          )}
          <ListPager page={page} pageCount={pageCount} />
        </>
      )}
    </QueryView>
  );
}

/** All, football, basketball, volleyball, baseball and ice hockey, each with the number of its running fixtures. */
function InplaySports(props: { sports: readonly { sportId: string; count: number }[]; selected: string | undefined }) {
  const countOf = (sportId: string) => props.sports.find((sport) => sport.sportId === sportId)?.count ?? 0;
  const total = props.sports.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mb-2">
      <FilterTabs
        label={EUROPEAN_TEXT.sports}
        name="sport_id"
        selected={props.selected}
        also={withTime({})}
        tabs={[
          { value: undefined, label: EUROPEAN_TEXT.all, count: total },
          ...SPORT_ORDER.map((sportId) => ({
            value: sportId,
            label: sportName(sportId),
            count: countOf(sportId),
            icon: <SportIcon sportId={sportId} />,
          })),
        ]}
      />
    </div>
  );
}
