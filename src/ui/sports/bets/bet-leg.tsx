import type { BetPick } from "../../../api/contract/bets.ts";
import { OUTCOME_NAMES } from "../../../domain/labels/settlement.ts";
import { formatPrice } from "../../../domain/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { pickedName, pickPlace, pickTime } from "../display-name.ts";
import { BETS_TEXT } from "./text.ts";

const OUTCOME_LOOK: Readonly<Record<BetPick["outcome"], string>> = {
  open: "text-muted",
  won: "text-accent",
  half_won: "text-accent",
  push: "text-muted",
  half_lost: "text-muted",
  lost: "text-muted",
  void: "text-muted",
};

/** A leg of a bet that was not taken comes to nothing, whatever its fixture does. */
export function BetLeg({ pick, isRefused }: { pick: BetPick; isRefused: boolean }) {
  const time = pickTime(pick);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-3 py-1.5 text-sm first:border-t-0">
      <p className="min-w-0 truncate font-semibold">{pickedName(pick)}</p>
      <p className="text-right font-bold tabular-nums">{formatPrice(pick.betPrice)}</p>
      <p className="min-w-0 truncate text-xs text-muted">{pickPlace(pick) ?? pick.selectionName}</p>
      <p className={classNames("text-right text-xs font-semibold", OUTCOME_LOOK[pick.outcome])}>
        <LegScore pick={pick} />
        {!isRefused && OUTCOME_NAMES[pick.outcome]}
      </p>
      {time && <p className="col-span-2 truncate text-2xs text-faint tabular-nums">{time}</p>}
    </li>
  );
}

/** Score of a leg's fixture, with its clock while it runs. */
export function LegScore({ pick }: { pick: BetPick }) {
  if (pick.kind !== "fixture" || !pick.score) return null;
  return (
    <span className="mr-2 font-normal whitespace-nowrap text-muted tabular-nums">
      {pick.clock && <span className="mr-1 text-rise">{pick.clock}</span>}
      <span className="sr-only">{BETS_TEXT.score} </span>
      {pick.score}
    </span>
  );
}
