import { Suspense } from "react";
import type { Bet } from "../../../../api/contract/sports/bets.ts";
import { formatBetNumber } from "../../../../domain/common/bet-number.ts";
import { addComma, formatPrice } from "../../../../domain/common/price.ts";
import { Skeleton } from "../../../primitives/skeleton.tsx";
import { LegScore } from "../../leg-score.tsx";
import { pickedName, pickPlace, pickTime } from "../../pick-names.ts";
import { BetStatus } from "../bet-status.tsx";
import { CashOutPanel } from "../cash-out/cash-out-panel.tsx";
import { cashedText } from "../cashed-text.ts";
import { OWN_BETS_TEXT as TEXT } from "./text.ts";

/** An open bet in the place of the slip: its legs with score and clock, what is left of it, and its cash-out. */
export function OwnBet({ bet, isForSale }: { bet: Bet; isForSale: boolean }) {
  const cashed = cashedText(bet);
  const left = bet.stake - (bet.cashedStake ?? 0);
  return (
    <article data-bet={bet.id} className="border-b border-line">
      <ul className="grid gap-1 px-3 pt-2">
        {bet.picks.map((pick) => (
          <li key={pick.selectionId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-sm">
            <span className="min-w-0 font-semibold break-keep wrap-anywhere">{pickedName(pick)}</span>
            <span className="text-right font-bold tabular-nums">
              {pick.kind === "provider" ? "" : formatPrice(pick.betPrice)}
            </span>
            <span className="min-w-0 truncate text-2xs text-muted">{pickPlace(pick) ?? pickTime(pick)}</span>
            <span className="text-right text-2xs">
              <LegScore pick={pick} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-3 px-3 py-1.5 text-xs tabular-nums">
        <Fact name={cashed ? TEXT.left : TEXT.stake} isStrong>
          {addComma(left) + TEXT.unit}
        </Fact>
        {bet.picks[0]?.kind !== "provider" && (
          <Fact name={TEXT.payout} isStrong>
            {addComma(bet.payout - (bet.cashedPaid ?? 0)) + TEXT.unit}
          </Fact>
        )}
        <Fact name={TEXT.number}>{formatBetNumber(bet.number)}</Fact>
      </dl>
      {cashed && <p className="px-3 pb-1.5 text-2xs break-keep text-muted tabular-nums">{cashed}</p>}
      {bet.acceptance === "pending" && (
        <p className="px-3 pb-2">
          <BetStatus bet={bet} />
        </p>
      )}
      {bet.picks[0]?.kind === "fixture" && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <CashOutPanel betId={bet.id} isOpen={isForSale} />
        </Suspense>
      )}
    </article>
  );
}

function Fact({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: string }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap">
      <dt className="text-muted">{name}</dt>
      <dd className={isStrong ? "font-bold" : "select-all"}>{children}</dd>
    </div>
  );
}
