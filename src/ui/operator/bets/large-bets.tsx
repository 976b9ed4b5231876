import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { largeBets } from "../../../api/contract/operator/bets.endpoints.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { betTitle } from "../../sports/bets/bet-title.ts";
import { useReread } from "../use-reread.ts";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

/** The newest large bets in one line that scrolls; each leads to itself. Read anew as bets come. */
export function LargeBets() {
  const { api } = useApp();
  const query = useQuery({ ...queryOf(api, largeBets, {}), ...useReread("live") });
  return (
    <section aria-label={TEXT.large} className="overflow-hidden rounded-lg border border-line bg-surface">
      <QueryView
        query={query}
        empty={<p className="px-3 py-2 text-xs text-muted">{TEXT.noLarge}</p>}
        lines={1}
        lineClassName="h-9"
      >
        {({ items, least }) => (
          <div className="flex items-stretch text-xs">
            <h2 className="flex shrink-0 items-center border-r border-line px-3 font-semibold text-muted">
              {TEXT.largeFrom(addComma(least))}
            </h2>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
            <ul tabIndex={0} aria-label={TEXT.large} className="flex min-w-0 overflow-x-auto whitespace-nowrap">
              {items.map((bet) => (
                <li key={bet.id} className="border-r border-line">
                  <Link
                    to="."
                    search={{ text: formatBetNumber(bet.number) }}
                    className="flex h-9 items-center gap-2 px-3 hover:bg-hover"
                  >
                    <span className="text-muted tabular-nums">{formatShortDateTime(bet.placedAt)}</span>
                    <span>{bet.userId}</span>
                    <b className="tabular-nums">{addComma(bet.stake)}</b>
                    <span className="max-w-48 truncate text-muted">{betTitle(bet)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryView>
    </section>
  );
}
