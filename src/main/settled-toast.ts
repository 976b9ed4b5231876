// Tells a member that a bet was settled, wherever in the site the member is. Loaded with the first such bet.
import type { Bet } from "../api/contract/sports/bets.ts";
import { showToast } from "../ui/frame/toast/toast-host.tsx";
import { settledNotice } from "../ui/sports/bets/settled-notice.ts";

/** Settlements that were told; the stream repeats events after it was cut. A corrected one is told again. */
const told = new Set<string>();

export function tellSettled(bet: Bet): void {
  const notice = settledNotice(bet);
  const settlement = JSON.stringify([bet.id, bet.status, bet.paid]);
  if (!notice || told.has(settlement)) return;
  told.add(settlement);
  showToast(notice);
}
