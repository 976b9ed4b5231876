import type { BettingDesk } from "../../sports/slip/betting.ts";
import { SlipDock } from "../../sports/slip/slip-dock.tsx";

/** The slip beside the home page. */
export function HomeSlip({ desk }: { desk: BettingDesk }) {
  return <SlipDock slip={desk.slip} placement={desk.placement} live={desk.live} />;
}
