import { betRequest } from "./bet-request.ts";
import type { BettingSlip } from "./betting.ts";
import { keepLastStake } from "./last-stake.ts";
import { labelOf, slipOf } from "./shown.ts";
import { useSlip } from "./use-slip.ts";

/**
 * One press on Place, where the slip and the connection let it. While something moved its label says so, and the press
 * consents to what is shown: decisions, rule 45.
 */
export function usePlace(betting: BettingSlip) {
  const request = betRequest(useSlip(betting, slipOf).context);
  const press = { type: "placement.open", request } as const;
  const isEnabled = useSlip(betting, () => betting.can(press));
  const label = useSlip(betting, labelOf);
  const open = (): void => {
    if (!isEnabled) return;
    keepLastStake(betting, request.stake);
    betting.press(press);
  };
  return { isEnabled, open, label };
}
