import type { BettingDesk } from "../../sports/slip/betting.ts";
import { FixtureStoreContext } from "../../sports/told-fixture.ts";
import { SlipDock } from "../../sports/slip/slip-dock.tsx";

/** The slip beside the home page. */
export function HomeSlip({ desk }: { desk: BettingDesk }) {
  return (
    <FixtureStoreContext value={desk.fixtures}>
      <SlipDock slip={desk.slip} placement={desk.placement} live={desk.live} />
    </FixtureStoreContext>
  );
}
