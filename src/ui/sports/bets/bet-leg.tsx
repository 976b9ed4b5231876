import type { BetPick } from "../../../api/contract/sports/bets.ts";
import { OUTCOME_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { pickedName, pickPlace, pickTime } from "../pick-names.ts";
import { LegScore } from "../leg-score.tsx";
import { useToldFixture } from "../told-fixture.ts";
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

export interface BetLegProps {
  pick: BetPick;
  isRefused: boolean;
  /** Of the bet. A round at a provider may be won and bring less than its stake. */
  isGain?: boolean;
}

/** A leg of a bet that was not taken comes to nothing, whatever its fixture does. */
export function BetLeg({ pick, isRefused, isGain = true }: BetLegProps) {
  const time = pickTime(pick);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-3 py-1.5 text-sm first:border-t-0">
      <p className="min-w-0 truncate font-semibold">{pickedName(pick)}</p>
      <p className="text-right font-bold tabular-nums">{pick.kind === "provider" ? "" : formatPrice(pick.betPrice)}</p>
      <p className="min-w-0 truncate text-xs text-muted">{pickPlace(pick) ?? pick.selectionName}</p>
      <p
        className={classNames(
          "text-right text-xs font-semibold",
          OUTCOME_LOOK[pick.kind === "provider" && !isGain ? "lost" : pick.outcome],
        )}
      >
        <LegScore pick={pick} />
        {!isRefused && <LegOutcome pick={pick} />}
      </p>
      {time && <p className="col-span-2 truncate text-2xs text-faint tabular-nums">{time}</p>}
    </li>
  );
}

/** A leg whose fixture has not begun is to come. */
function LegOutcome({ pick }: { pick: BetPick }) {
  const told = useToldFixture(pick.kind === "fixture" ? pick.fixtureId : null);
  const isToCome = pick.kind === "fixture" && pick.outcome === "open" && pick.score === null && !told?.score;
  return isToCome ? BETS_TEXT.toCome : OUTCOME_NAMES[pick.outcome];
}
