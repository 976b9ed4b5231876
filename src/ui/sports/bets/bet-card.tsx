import type { ReactNode } from "react";
import type { Bet, BetPick } from "../../../api/contract/bets.ts";
import { formatDateTime } from "../../../domain/labels/format.ts";
import { OUTCOME_NAMES } from "../../../domain/labels/settlement.ts";
import { addComma, formatPrice } from "../../../domain/price.ts";
import { pickedName, pickPlace, pickTime } from "../display-name.ts";
import { classNames } from "../../primitives/class-names.ts";
import { BetStatus } from "./bet-status.tsx";
import { BETS_TEXT } from "./text.ts";

/** A bet with its legs, what it cost and what it brought. */
export function BetCard({ bet }: { bet: Bet }) {
  const isSettled = bet.settledAt !== null;
  return (
    <article
      aria-label={BETS_TEXT.bet(formatDateTime(bet.placedAt))}
      data-bet={bet.id}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-1.5 text-xs">
        <BetStatus bet={bet} />
        <span className="font-bold">{BETS_TEXT.legs(bet.picks.length)}</span>
        <time dateTime={bet.placedAt} className="ml-auto text-muted tabular-nums">
          {formatDateTime(bet.placedAt)}
        </time>
      </header>
      {bet.refusal && <p className="px-3 pt-2 text-xs text-warn">{bet.refusal}</p>}
      <ul>
        {bet.picks.map((pick) => (
          <Leg key={pick.selectionId} pick={pick} isRefused={bet.acceptance === "refused"} />
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line px-3 py-2 text-sm tablet:grid-cols-4">
        <Fact name={BETS_TEXT.stake}>{addComma(bet.stake) + BETS_TEXT.unit}</Fact>
        <Fact name={BETS_TEXT.price}>{formatPrice(bet.price)}</Fact>
        <Fact name={BETS_TEXT.payout}>{addComma(bet.payout) + BETS_TEXT.unit}</Fact>
        <Fact name={BETS_TEXT.won}>
          <span className={bet.paid > 0 ? "text-accent" : undefined}>
            {isSettled ? addComma(bet.paid) + BETS_TEXT.unit : "-"}
          </span>
        </Fact>
      </dl>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2 tablet:block">
      <dt className="text-2xs text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{children}</dd>
    </div>
  );
}

const OUTCOME_LOOK: Readonly<Record<BetPick["outcome"], string>> = {
  open: "text-muted",
  won: "text-accent",
  half_won: "text-accent",
  push: "text-fall",
  half_lost: "text-muted",
  lost: "text-muted",
  void: "text-muted",
};

/** A leg of a bet that was not taken comes to nothing, whatever its fixture does. */
function Leg({ pick, isRefused }: { pick: BetPick; isRefused: boolean }) {
  const score = pick.kind === "fixture" ? pick.score : null;
  const time = pickTime(pick);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-3 py-1.5 text-sm first:border-t-0">
      <p className="min-w-0 truncate font-semibold">{pickedName(pick)}</p>
      <p className="text-right font-bold tabular-nums">{formatPrice(pick.betPrice)}</p>
      <p className="min-w-0 truncate text-xs text-muted">{pickPlace(pick) ?? pick.selectionName}</p>
      <p className={classNames("text-right text-xs font-semibold", OUTCOME_LOOK[pick.outcome])}>
        {score && (
          <span className="mr-2 font-normal text-muted tabular-nums">
            <span className="sr-only">{BETS_TEXT.score} </span>
            {score}
          </span>
        )}
        {!isRefused && OUTCOME_NAMES[pick.outcome]}
      </p>
      {time && <p className="col-span-2 truncate text-2xs text-faint tabular-nums">{time}</p>}
    </li>
  );
}
