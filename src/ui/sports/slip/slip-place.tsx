import { lazy, Suspense } from "react";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { FixtureStoreContext } from "../told-fixture.ts";
import { EmptySlip } from "./empty-slip.tsx";
import { SLIP_ASIDE } from "./slip-aside.ts";
import { EMPTY_SLIP_TEXT, SLIP_TITLES } from "./slip-title.ts";
import { useBettingSlip, usePageSlip } from "./use-betting-slip.ts";

const SlipDock = lazy(() => import("./slip-dock.tsx").then((file) => ({ default: file.SlipDock })));

/** The slip's place beside a list, or at the bottom of a phone. Until the slip's code is there it is empty. */
export function SlipPlace() {
  const betting = useBettingSlip();
  const empty = <EmptyDock />;
  if (!betting) return empty;
  return (
    <Suspense fallback={empty}>
      <FixtureStoreContext value={betting.fixtures}>
        <SlipDock betting={betting} />
      </FixtureStoreContext>
    </Suspense>
  );
}

function EmptyDock() {
  const title = SLIP_TITLES[usePageSlip()];
  if (!useHasSlipBeside()) return null;
  return (
    <aside aria-label={title} className={SLIP_ASIDE}>
      <Panel
        title={title}
        aside={
          <Button size="sm" look="ghost" disabled>
            {EMPTY_SLIP_TEXT.clear}
          </Button>
        }
      >
        <EmptySlip />
      </Panel>
    </aside>
  );
}
