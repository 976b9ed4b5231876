import { lazy, Suspense } from "react";
import { nextFixturesQuery, runningFixturesQuery } from "../../../api/queries/frame/home.ts";
import { ProtectionLink } from "../../account/protection/protection-link.tsx";
import { useApp } from "../../app-context.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import { SlipPlace } from "../../sports/slip/slip-place.tsx";
import { useLegs, useLists, usePick } from "../../sports/slip/use-betting-slip.ts";
import { PopupLayer } from "../popup/popup-layer.tsx";
import { HomeListsContext } from "./home-lists.ts";
import { loadOwnBets } from "./load-own-bets.ts";
import { MatchPanel } from "./match-panel.tsx";
import { MemberStrip } from "./member-strip.tsx";
import { prepareHome } from "./prepare-home.ts";
import { HOME_TEXT as TEXT } from "./text.ts";

/** For the route, which waits for it on a first load. */
export const prepare = prepareHome;

const OwnBets = lazy(() => loadOwnBets().then((file) => ({ default: file.OwnBets })));
const GameTiles = lazy(() => import("./game-tiles.tsx").then((file) => ({ default: file.GameTiles })));
const HomeNews = lazy(() => import("./home-news.tsx").then((file) => ({ default: file.HomeNews })));
const HomeBanners = lazy(() =>
  import("../../programmes/event/home-banners.tsx").then((file) => ({ default: file.HomeBanners })),
);

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
          <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
            <div className="grid min-w-0 content-start gap-3">
              <MatchPanel
                query={runningFixturesQuery(api)}
                title={TEXT.running}
                to="/korea/live"
                all={TEXT.runningAll}
                empty={TEXT.runningEmpty}
                failed={TEXT.runningFailed}
                lines={8}
              />
              <Suspense>
                <OwnBets />
              </Suspense>
              {/* Its height is kept, so that nothing below it moves. */}
              <div className="h-24">
                <Suspense>
                  <HomeBanners />
                </Suspense>
              </div>
              <MatchPanel
                query={nextFixturesQuery(api)}
                title={TEXT.next}
                to="/korea/cross"
                all={TEXT.nextAll}
                empty={TEXT.nextEmpty}
                failed={TEXT.nextFailed}
                lines={10}
              />
              <Suspense fallback={<div className="h-64 desktop:h-44" />}>
                <GameTiles />
              </Suspense>
              <Suspense fallback={<div className="h-56" />}>
                <HomeNews />
              </Suspense>
              <MemberStrip />
              <ProtectionLink />
            </div>
            <SlipPlace />
          </div>
        </HomeListsContext>
      </PriceStoreContext>
      <Suspense>
        <PopupLayer />
      </Suspense>
    </div>
  );
}
