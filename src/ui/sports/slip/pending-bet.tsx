import type { Bet } from "../../../api/contract/sports/bets.ts";
import { IN_PLAY_DELAY_MS } from "../../../domain/common/constants.ts";
import { PLACEMENT_TEXT } from "./text.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** An in-play bet waits for its delay. */
export function PendingBet({ bet }: { bet: Bet | null }) {
  const delayMs = bet?.decideAt ? Date.parse(bet.decideAt) - Date.parse(bet.placedAt) : IN_PLAY_DELAY_MS;
  const seconds = useSecondsLeft(delayMs);
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-2 font-bold text-warn">
        {PLACEMENT_TEXT.pending}
        <span aria-hidden="true" className="text-xl tabular-nums">
          {PLACEMENT_TEXT.secondsLeft(seconds)}
        </span>
      </span>
      <span className="text-xs text-muted">{PLACEMENT_TEXT.pendingHint}</span>
    </span>
  );
}
