import { useSelector } from "@xstate/react";
import { lazy, use, useEffect, useRef, useState } from "react";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatDateTime, formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice, type Won } from "../../../domain/common/price.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { stateText } from "../../machine-state.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { LegScore } from "../leg-score.tsx";
import { returnOf } from "./bet-return.ts";
import { BetStatus } from "./bet-status.tsx";
import { betTitle } from "./bet-title.ts";
import { OpenBets } from "./cash-out/open-bets.ts";
import { BETS_TEXT } from "./text.ts";
import { type SettlementActor, useSettlement } from "./use-settlement.ts";

const WON = "text-accent";
const CashOutWorth = lazy(() =>
  import("./cash-out/cash-out-worth.tsx").then((file) => ({ default: file.CashOutWorth })),
);
const BetDetails = lazy(() => import("./bet-details.tsx").then((file) => ({ default: file.BetDetails })));

/** A bet in one line, which unfolds its legs, what it cost and what it brought. */
export function BetCard({ bet, isAsked }: { bet: Bet; isAsked?: boolean }) {
  return <BetCardOf bet={bet} isAsked={isAsked} settlement={useSettlement(bet)} />;
}

export interface BetCardOfProps {
  bet: Bet;
  settlement: SettlementActor;
  /** A cash-out of it was sent whose outcome is not known: it unfolds by itself. */
  isAsked?: boolean | undefined;
}

/** The card of a bet whose settlement an actor follows. */
export function BetCardOf({ bet, settlement, isAsked = false }: BetCardOfProps) {
  const { value, context } = useSelector(settlement, (snapshot) => snapshot);
  const { status, paid } = context;
  const isOpen = use(OpenBets).includes(bet.id);
  const brought = returnOf({ status, paid, stake: bet.stake, settledAt: bet.settledAt });
  const corrections = context.entries.slice(1).filter((difference) => difference !== 0);
  const [only] = bet.picks.length === 1 ? bet.picks : [];
  const staked =
    addComma(bet.stake) + BETS_TEXT.unit + (only?.kind === "provider" ? "" : ` × ${formatPrice(bet.price)}`);
  const [isUnfolded, setUnfolded] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAsked && details.current) details.current.open = true;
  }, [isAsked]);
  return (
    <article
      aria-label={BETS_TEXT.bet(formatDateTime(bet.placedAt))}
      data-bet={bet.id}
      data-machine="bet-settlement"
      data-state={stateText(value)}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <details
        ref={details}
        className="group"
        onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}
      >
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[3.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 px-3 py-1 text-sm hover:bg-hover [&::-webkit-details-marker]:hidden tablet:grid-cols-[4.5rem_4.75rem_minmax(0,1fr)_auto_auto_auto]">
          <BetStatus
            bet={{ status, acceptance: bet.acceptance }}
            isCashedOut={bet.cashedStake === bet.stake}
            {...(brought && { isGain: brought.isGain })}
          />
          <time dateTime={bet.placedAt} className="hidden text-xs text-muted tabular-nums tablet:inline">
            {formatShortDateTime(bet.placedAt)}
          </time>
          <span className="min-w-0">
            <span className="block font-semibold break-keep wrap-anywhere tablet:truncate">{betTitle(bet)}</span>
            <span className="block text-2xs text-muted tabular-nums">
              {only && <LegScore pick={only} />}
              <span className="inline-block whitespace-nowrap tablet:hidden">
                {formatShortDateTime(bet.placedAt)} · {staked}
              </span>
              <span className="hidden tablet:inline">{formatBetNumber(bet.number)}</span>
            </span>
          </span>
          <span className="hidden text-xs tabular-nums tablet:inline">{staked}</span>
          <span className="text-right font-bold tabular-nums tablet:min-w-24">
            {brought ? (
              <span className={brought.isGain ? WON : "text-muted"}>{addComma(brought.amount) + BETS_TEXT.unit}</span>
            ) : isOpen ? (
              <LatePart fallback={<span className="inline-block min-w-20">-</span>}>
                <CashOutWorth betId={bet.id} />
              </LatePart>
            ) : (
              "-"
            )}
          </span>
          <Icon name="down" size={16} className="text-muted group-open:rotate-180" />
        </summary>
        {isUnfolded && (
          <LatePart fallback={<Skeleton lines={3} />}>
            <BetDetails bet={bet} brought={brought} isOpen={isOpen} />
          </LatePart>
        )}
        {corrections.length > 0 && (
          <p className="border-t border-line px-3 py-2 text-xs text-warn tabular-nums">
            {BETS_TEXT.corrections(corrections.map(signed))}
          </p>
        )}
      </details>
    </article>
  );
}

function signed(difference: Won): string {
  return (difference > 0 ? "+" : "−") + addComma(Math.abs(difference)) + BETS_TEXT.unit;
}
