import type { Bet } from "../../../api/contract/sports/bets.ts";
import { BetCard } from "./bet-card.tsx";
import { OpenBets } from "./cash-out/open-bets.ts";

/** One page of bets. */
export function BetList({ bets }: { bets: readonly Bet[] }) {
  return (
    <OpenBets value={openIds(bets)}>
      <ul className="grid gap-1">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} />
          </li>
        ))}
      </ul>
    </OpenBets>
  );
}

/** Bets that may be cashed out: a bet on a game has no price. */
const openIds = (bets: readonly Bet[]) =>
  bets
    .filter(
      ({ status, acceptance, picks }) => status === 0 && acceptance === "accepted" && picks[0]?.kind === "fixture",
    )
    .map(({ id }) => id);
