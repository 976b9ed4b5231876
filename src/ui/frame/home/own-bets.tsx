import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { openBetsQuery } from "../../../api/queries/frame/open-bets.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { Money } from "../../primitives/money.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { betTitle } from "../../sports/bets/bet-title.ts";
import { HOME_TEXT } from "./text.ts";

/** The member's newest open bets; nothing where there are none. `place` stands there until they are read. */
export function OwnBets({ place }: { place: ReactNode }) {
  const { data, isPending } = useQuery(openBetsQuery(useApp().api));
  if (isPending) return place;
  if (!data || data.items.length === 0) return null;
  return (
    <Panel
      title={HOME_TEXT.bets}
      aside={
        <Link to="/bet_result" className="text-xs font-semibold text-accent hover:underline">
          {HOME_TEXT.betsAll(data.totalCount)}
        </Link>
      }
    >
      <ul>
        {data.items.map((bet) => (
          <OwnBet key={bet.id} bet={bet} />
        ))}
      </ul>
    </Panel>
  );
}

function OwnBet({ bet }: { bet: Bet }) {
  const [first] = bet.picks;
  const isOfProvider = first?.kind === "provider";
  const running = first?.kind === "fixture" && first.score !== null ? [first.clock, first.score].filter(Boolean) : [];
  return (
    <li className="grid h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-3 border-b border-line px-3 last:border-b-0">
      <span className="truncate text-sm font-semibold">{betTitle(bet)}</span>
      <span className="text-right text-sm font-bold tabular-nums">{isOfProvider ? "" : formatPrice(bet.price)}</span>
      <span className="truncate text-xs text-muted">{running.join(" · ")}</span>
      <span className="text-right text-xs whitespace-nowrap text-muted">
        <Money amount={bet.stake} className="text-xs" />
        {!isOfProvider && (
          <>
            {" "}
            · {HOME_TEXT.potential} <Money amount={bet.payout} className="text-xs" />
          </>
        )}
      </span>
    </li>
  );
}
