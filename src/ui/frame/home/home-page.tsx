import { useSelector } from "@xstate/react";
import { lazy, Suspense, useState } from "react";
import { ProtectionLink } from "../../account/protection/protection-link.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import { useBettingSlip, useLists, usePick } from "../../sports/slip/use-betting-slip.ts";
import { ShortcutPictures } from "../layout/shortcut-pictures.tsx";
import { PopupLayer } from "../popup/popup-layer.tsx";
import { HomeListsContext } from "./home-lists.ts";
import { MemberStrip } from "./member-strip.tsx";
import { NewsTicker } from "./news-ticker.tsx";
import { prepareHome } from "./prepare-home.ts";
import { Shortcuts } from "./shortcuts.tsx";
import { HOME_TEXT } from "./text.ts";
import { TodayFixtures } from "./today-fixtures.tsx";
import { TopEvents } from "./top-events.tsx";

/** For the route, which waits for it on a first load. */
export const prepare = prepareHome;

const HomeSlip = lazy(() => import("./home-slip.tsx").then((file) => ({ default: file.HomeSlip })));

const HomeBanners = lazy(() =>
  import("../../programmes/event/home-banners.tsx").then((file) => ({ default: file.HomeBanners })),
);

/** The home page. With the first pick the slip comes beside it, and stays until the page is left. */
export function HomePage() {
  const pick = usePick();
  const lists = useLists();
  const betting = useBettingSlip();
  const legs = useSelector(betting?.slip, (snapshot) => snapshot?.context.legs);
  const [hasSlip, setHasSlip] = useState(false);
  if (legs && legs.length > 0 && !hasSlip) setHasSlip(true);
  const picked = new Set(legs?.map((leg) => leg.entry.id));
  return (
    <div className="relative">
      <PageHeading title={HOME_TEXT.title} isHidden />
      <PriceStoreContext value={lists?.prices ?? null}>
        <HomeListsContext value={lists && { lists, picked, pick }}>
          <div className={hasSlip ? "slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3" : undefined}>
            <div className="min-w-0">
              <MemberStrip />
              <NewsTicker />
              <ShortcutPictures className="mb-2 grid-cols-4 sidebar:hidden" />
              <Shortcuts />
              {/* Its height is kept, so that nothing below it moves. */}
              <div className="mb-4 h-24">
                <Suspense>
                  <HomeBanners />
                </Suspense>
              </div>
              <TopEvents />
              <TodayFixtures />
              <ProtectionLink />
            </div>
            <Suspense>{hasSlip && betting && <HomeSlip betting={betting} />}</Suspense>
          </div>
        </HomeListsContext>
      </PriceStoreContext>
      <Suspense>
        <PopupLayer />
      </Suspense>
    </div>
  );
}
