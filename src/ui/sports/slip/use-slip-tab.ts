import { useSyncExternalStore } from "react";
import type { SlipTab } from "../../../machines/betting/betting.schema.ts";
import { SLIPS } from "../../../domain/sports/slip/slips.ts";
import { useApp } from "../../app-context.ts";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { usePageSlip } from "./use-betting-slip.ts";

/** Which tab of the slip's place is shown, and what turns to another. */
export function useSlipTab(): [SlipTab, (tab: SlipTab) => void] {
  const { betting } = useApp();
  return [useSyncExternalStore(betting.subscribe, betting.readTab), betting.showTab];
}

/** Shows the member's open bets in the place of the page's slip: beside the list, or as a sheet on a phone. */
export function useShowOwnBets(): () => void {
  const { betting, actors } = useApp();
  const name = usePageSlip();
  const isBeside = useHasSlipBeside();
  return () => {
    betting.showTab("bets");
    if (!isBeside) actors.dialogs.send({ type: "dialog.open", name: SLIPS[name].dialog });
  };
}
