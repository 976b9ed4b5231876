import type { Bet } from "../../../api/contract/sports/bets.ts";
import { BetCard } from "./bet-card.tsx";
import { OpenBets } from "./cash-out/open-bets.ts";
import { openIds } from "./open-ids.ts";

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
