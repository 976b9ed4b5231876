import { lazy, type ReactNode, useState } from "react";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { BetLeg } from "./bet-leg.tsx";
import { BetNumber } from "./bet-number.tsx";
import { cashedText } from "./cashed-text.ts";
import type { BetReturn } from "./bet-return.ts";
import { DETAILS_TEXT } from "./details-text.ts";
import { BETS_TEXT } from "./text.ts";

const CashOutPanel = lazy(() =>
  import("./cash-out/cash-out-panel.tsx").then((file) => ({ default: file.CashOutPanel })),
);

export interface BetDetailsProps {
  bet: Bet;
  /** Null while it is not settled. */
  brought: BetReturn | null;
  /** It may be cashed out. */
  isOpen: boolean;
}

/** The legs of a bet, what it cost and what it brought. A round at a provider has no price: only what it paid. */
export function BetDetails({ bet, brought, isOpen }: BetDetailsProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isOfProvider = bet.picks[0]?.kind === "provider";
  const paid = brought?.amount ?? (isOfProvider && bet.paid > 0 ? bet.paid : null);
  return (
    <>
      <div className="border-t border-line px-3 py-1">
        <BetNumber number={bet.number} />
      </div>
      {bet.refusal && <p className="border-t border-line px-3 pt-2 text-xs text-warn">{bet.refusal}</p>}
      <ul className="border-t border-line">
        {bet.picks.map((pick) => (
          <BetLeg
            key={pick.selectionId}
            pick={pick}
            isRefused={bet.acceptance === "refused"}
            isGain={brought?.isGain ?? true}
          />
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line px-3 py-2 text-sm tablet:grid-cols-5">
        <Fact name={DETAILS_TEXT.placedAt} isWide>
          {formatDateTime(bet.placedAt)}
        </Fact>
        <Fact name={DETAILS_TEXT.stake}>{addComma(bet.stake) + BETS_TEXT.unit}</Fact>
        {!isOfProvider && (
          <>
            <Fact name={DETAILS_TEXT.price}>{formatPrice(bet.price)}</Fact>
            <Fact name={DETAILS_TEXT.payout}>{addComma(bet.payout) + BETS_TEXT.unit}</Fact>
          </>
        )}
        <Fact name={brought?.kind === "refunded" ? BETS_TEXT.refund : DETAILS_TEXT.won}>
          <span className={brought?.isGain ? "text-accent" : undefined}>
            {paid === null ? "-" : addComma(paid) + BETS_TEXT.unit}
          </span>
        </Fact>
      </dl>
      {cashedText(bet) && <p className="border-t border-line px-3 py-2 text-xs tabular-nums">{cashedText(bet)}</p>}
      {wasOpen && (
        <LatePart>
          <CashOutPanel betId={bet.id} isOpen={isOpen} />
        </LatePart>
      )}
    </>
  );
}

/** `isWide`: a line of its own on a phone. */
function Fact({ name, children, isWide = false }: { name: string; children: ReactNode; isWide?: boolean }) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-2 tablet:block",
        isWide && "col-span-2 tablet:col-span-1",
      )}
    >
      <dt className="text-2xs text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{children}</dd>
    </div>
  );
}
