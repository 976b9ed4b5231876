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
import { LATE_HOME_TEXT as LATE } from "./late-text.ts";
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
          {LATE.betsAll(data.totalCount)}
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
    <li className="grid h-14 content-center border-b border-line px-3 last:border-b-0">
      <span className="flex items-baseline gap-3 text-sm">
        <span className="min-w-0 flex-1 truncate font-semibold">{betTitle(bet)}</span>
        <span className="font-bold tabular-nums">{isOfProvider ? "" : formatPrice(bet.price)}</span>
      </span>
      <span className="flex items-baseline gap-3 text-xs text-muted">
        <span className="min-w-0 flex-1 truncate tabular-nums">{running.join(" · ")}</span>
        <span className="whitespace-nowrap">
          <Money amount={bet.stake} className="text-xs" />
          {!isOfProvider && (
            <>
              {" "}
              · {LATE.potential} <Money amount={bet.payout} className="text-xs" />
            </>
          )}
        </span>
      </span>
    </li>
  );
}
