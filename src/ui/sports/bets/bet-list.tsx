import type { Bet } from "../../../api/contract/sports/bets.ts";
import { BetCard } from "./bet-card.tsx";
import { OpenBets } from "./cash-out/open-bets.ts";
import { useAskedCashOuts } from "./cash-out/use-asked-cash-outs.ts";
import { openIds } from "./open-ids.ts";

/** One page of bets. */
export function BetList({ bets }: { bets: readonly Bet[] }) {
  const open = openIds(bets);
  const asked = useAskedCashOuts(open);
  return (
    <OpenBets value={open}>
      <ul className="grid gap-1">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} isAsked={asked.includes(bet.id)} />
          </li>
        ))}
      </ul>
    </OpenBets>
  );
}
