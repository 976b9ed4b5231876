import { useQuery } from "@tanstack/react-query";
import { Link, useMatch } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { fixturesQuery } from "../../../api/queries/fixtures.ts";
import type { KoreanGame } from "../../../domain/market.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import type { BettingDesk } from "../slip/betting.ts";
import { SlipDock } from "../slip/slip-dock.tsx";
import { useDesk } from "../slip/use-desk.ts";
import { BonusBar } from "./bonus-bar.tsx";
import { FixtureList } from "./fixture-list.tsx";
import { gameOfPath, koreaPath, linkTime, parseKoreaSearch, type KoreaSearch } from "./korea-search.ts";
import { LiveBanner } from "./live-banner.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { pickHandler } from "./pick-handler.ts";
import { SportFilter } from "./sport-filter.tsx";
import { KOREA_TEXT } from "./text.ts";

interface KoreaDeskProps {
  game: KoreanGame;
  search: KoreaSearch;
  desk: BettingDesk;
}

/** A Korean game: its fixtures with their prices, and the slip beside them. */
export function KoreaPage() {
  const { pathname, search } = useMatch({ strict: false });
  const desk = useDesk();
  if (!desk) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={desk.prices}>
      <KoreaDesk game={gameOfPath(pathname)} search={parseKoreaSearch(search)} desk={desk} />
    </PriceStoreContext>
  );
}

function KoreaDesk({ game, search, desk }: KoreaDeskProps) {
  const { actors } = useApp();
  const slip = desk.slip;
  useEffect(() => {
    const subscription = slip.on("slip.refused", ({ refusal }) =>
      actors.dialogs.send({ type: "alert.show", message: refusal.message }),
    );
    return () => subscription.unsubscribe();
  }, [slip, actors.dialogs]);
  return (
    <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
      <div className="min-w-0">
        <PageHeading title={titleOf(koreaPath(game))} aside={<LiveBanner live={desk.live} />} />
        <KoreaList game={game} search={search} desk={desk} />
      </div>
      <SlipDock slip={slip} placement={desk.placement} live={desk.live} />
    </div>
  );
}

function KoreaList({ game, search, desk }: KoreaDeskProps) {
  const { api } = useApp();
  const slip = desk.slip;
  const legs = useSelector(slip, (snapshot) => snapshot.context.legs);
  const picked = new Set(legs.map((leg) => leg.entry.id));
  const query = useQuery(
    fixturesQuery(api, { game, sportId: search.sportId, page: search.page ?? 1 }, (page) =>
      desk.takeList(page.bonus ? [...page.items, page.bonus] : page.items, page.eventId),
    ),
  );
  return (
    <QueryView query={query} isEmpty={({ items }) => items.length === 0} lines={10} lineClassName="h-16">
      {(page) => {
        const onPick = pickHandler({ game, page, prices: desk.prices, slip });
        return (
          <>
            <SportFilter sports={page.sports} selected={search.sportId} />
            {page.bonus && <BonusBar bonus={page.bonus} picked={picked} onPick={onPick} />}
            {page.items.length === 0 ? (
              <EmptyState title={game === "live" ? KOREA_TEXT.emptyLive : KOREA_TEXT.empty}>
                {search.sportId && (
                  <Link to={koreaPath(game)} search={{ time: linkTime() }} className="underline">
                    {KOREA_TEXT.showAll}
                  </Link>
                )}
              </EmptyState>
            ) : (
              <FixtureList game={game} items={page.items} fixtures={desk.fixtures} picked={picked} onPick={onPick} />
            )}
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        );
      }}
    </QueryView>
  );
}
