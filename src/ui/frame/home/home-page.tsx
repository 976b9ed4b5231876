import { lazy, Suspense } from "react";
import { nextFixturesQuery, runningFixturesQuery } from "../../../api/queries/frame/home.ts";
import { useApp } from "../../app-context.ts";
import { HomeBanners } from "../../programmes/event/home-banners.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import { SlipPlace } from "../../sports/slip/slip-place.tsx";
import { useLegs, useLists, usePick } from "../../sports/slip/use-betting-slip.ts";
import { Later } from "../later.tsx";
import { PopupLayer } from "../popup/popup-layer.tsx";
import { HomeListsContext } from "./home-lists.ts";
import { MatchPanel } from "./match-panel.tsx";
import { OwnBetsPlace } from "./own-bets-place.tsx";
import { prepareHome } from "./prepare-home.ts";
import { HOME_TEXT as TEXT } from "./text.ts";

/** For the route, which waits for it on a first load. */
export const prepare = prepareHome;

const OwnBets = lazy(() => import("./own-bets.tsx").then((file) => ({ default: file.OwnBets })));
const GameTiles = lazy(() => import("./game-tiles.tsx").then((file) => ({ default: file.GameTiles })));
const HomeEnd = lazy(() => import("./home-end.tsx").then((file) => ({ default: file.HomeEnd })));

/** What runs, what is open, what begins next, games and news. The slip has its place from the beginning: a pick moves nothing. */
export function HomePage() {
  const { api } = useApp();
  const pick = usePick();
  const lists = useLists();
  const legs = useLegs();
  const picked = new Set(legs?.map((leg) => leg.entry.id));
  return (
    <div className="relative">
      <PageHeading title={TEXT.title} isHidden />
      <PriceStoreContext value={lists?.prices ?? null}>
        <HomeListsContext value={lists && { lists, picked, pick }}>
          <Later>
            <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
              <div className="grid min-w-0 content-start gap-3">
                <MatchPanel
                  query={runningFixturesQuery(api)}
                  title={TEXT.running}
                  to="/korea/live"
                  all={TEXT.runningAll}
                  empty={TEXT.runningEmpty}
                  lines={8}
                />
                <Suspense fallback={<OwnBetsPlace />}>
                  <OwnBets place={<OwnBetsPlace />} />
                </Suspense>
                {/* Its height is kept, so that nothing below it moves. */}
                <div className="h-24">
                  <HomeBanners />
                </div>
                <MatchPanel
                  query={nextFixturesQuery(api)}
                  title={TEXT.next}
                  to="/korea/cross"
                  all={TEXT.nextAll}
                  empty={TEXT.nextEmpty}
                  lines={10}
                />
                <Suspense fallback={<div className="h-64 desktop:h-44" />}>
                  <GameTiles />
                </Suspense>
                <Suspense fallback={<div className="h-56" />}>
                  <HomeEnd />
                </Suspense>
              </div>
              <SlipPlace />
            </div>
          </Later>
        </HomeListsContext>
      </PriceStoreContext>
      <Suspense>
        <PopupLayer />
      </Suspense>
    </div>
  );
}
