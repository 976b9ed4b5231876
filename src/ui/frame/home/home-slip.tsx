import type { BettingSlip } from "../../sports/slip/betting.ts";
import { FixtureStoreContext } from "../../sports/told-fixture.ts";
import { SlipDock } from "../../sports/slip/slip-dock.tsx";

/** The slip beside the home page. */
export function HomeSlip({ betting }: { betting: BettingSlip }) {
  return (
    <FixtureStoreContext value={betting.fixtures}>
      <SlipDock slip={betting.slip} placement={betting.placement} live={betting.live} />
    </FixtureStoreContext>
  );
}
