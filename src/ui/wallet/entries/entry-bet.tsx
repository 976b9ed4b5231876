import { Link } from "@tanstack/react-router";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { betTitle } from "../../sports/bets/bet-title.ts";

/** The bet that a movement is of, and the way to it. */
export function EntryBet({ bet }: { bet: Bet }) {
  return (
    <Link
      to="/bet_result"
      search={{ bet: bet.id }}
      className="[overflow-wrap:anywhere] underline-offset-2 hover:text-ink hover:underline"
    >
      {betTitle(bet)}
      <span className="block whitespace-nowrap tablet:ml-2 tablet:inline tablet:text-2xs tablet:text-faint">
        {formatBetNumber(bet.number)}
      </span>
    </Link>
  );
}
