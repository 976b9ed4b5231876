import type { AttachedBet as Attached } from "../../../api/contract/community/board.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { BetLeg } from "../../sports/bets/bet-leg.tsx";
import { BetStatus } from "../../sports/bets/bet-status.tsx";
import { betTitle } from "../../sports/bets/bet-title.ts";
import { FREE_TEXT as TEXT } from "./text.ts";

/** A bet that its owner shows to others: what was bet on, with its amounts masked. */
export function AttachedBet({ bet }: { bet: Attached }) {
  return (
    <article
      aria-label={betTitle(bet)}
      data-bet={bet.id}
      className="overflow-hidden rounded-lg border border-line bg-raised"
    >
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-1.5 text-xs text-muted tabular-nums">
        <BetStatus bet={bet} />
        <span>
          {TEXT.stake} {bet.stake}
          {TEXT.won}
        </span>
        {bet.picks[0]?.kind !== "provider" && (
          <>
            <span>
              {TEXT.price} <strong className="text-ink">{formatPrice(bet.price)}</strong>
            </span>
            <span>
              {TEXT.payout} {bet.payout}
              {TEXT.won}
            </span>
          </>
        )}
      </header>
      <ul>
        {bet.picks.map((pick) => (
          <BetLeg key={pick.selectionId} pick={pick} isRefused={bet.acceptance === "refused"} />
        ))}
      </ul>
    </article>
  );
}
