import type { Bet } from "../../../api/contract/sports/bets.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { SETTLEMENT } from "../../../domain/sports/market.ts";
import { classNames } from "../../primitives/class-names.ts";
import { BETS_TEXT } from "./text.ts";

const LOOKS: Readonly<Record<Bet["status"], string>> = {
  [SETTLEMENT.cancelled]: "bg-raised text-muted",
  [SETTLEMENT.inProgress]: "bg-warn-soft text-warn",
  [SETTLEMENT.lost]: "bg-raised text-muted",
  [SETTLEMENT.won]: "bg-accent-soft text-accent",
  [SETTLEMENT.special]: "bg-raised text-muted",
};

export interface BetStatusProps {
  bet: Pick<Bet, "status" | "acceptance">;
  /** Its whole stake was cashed out: to the member it is no special case. */
  isCashedOut?: boolean;
  /** False: it brought no more than its stake, which is no win to look at. */
  isGain?: boolean;
}

/** What became of a bet: its acceptance while that is not given, its settlement after it. */
export function BetStatus({ bet, isCashedOut = false, isGain = true }: BetStatusProps) {
  const settled = isCashedOut ? BETS_TEXT.cashOut : SETTLEMENT_NAMES[bet.status];
  const label = bet.acceptance === "accepted" ? settled : BETS_TEXT[bet.acceptance];
  return (
    <span
      data-state={bet.acceptance === "accepted" ? String(bet.status) : bet.acceptance}
      className={classNames(
        "inline-block shrink-0 rounded-sm px-2 py-0.5 text-center text-xs font-bold",
        LOOKS[isGain ? bet.status : SETTLEMENT.lost],
      )}
    >
      {label}
    </span>
  );
}
