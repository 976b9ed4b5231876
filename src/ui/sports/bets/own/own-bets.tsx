import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { betsQuery } from "../../../../api/queries/sports/bets.ts";
import { useApp } from "../../../app-context.ts";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { openQueries } from "../../../open-queries.ts";
import { EmptyState } from "../../../primitives/empty-state.tsx";
import { BoardStoreContext } from "../../board/board-context.ts";
import { openIds } from "../open-ids.ts";
import { OpenBets } from "../cash-out/open-bets.ts";
import { useRunning } from "../use-running.ts";
import { OPEN_BETS } from "./open-bets-query.ts";
import { OwnBet } from "./own-bet.tsx";
import { OWN_BETS_TEXT as TEXT } from "./text.ts";

/** The member's open bets, in the place of the slip. */
export function OwnBets() {
  return (
    <QueryClientProvider client={openQueries(useApp().queries)}>
      <List />
    </QueryClientProvider>
  );
}

function List() {
  const query = useQuery(betsQuery(useApp().api, OPEN_BETS));
  const boards = useRunning(query.data);
  return (
    <div className="min-h-0 overflow-y-auto">
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-24">
        {({ items, totalCount }) => (
          <BoardStoreContext value={boards}>
            <OpenBets value={openIds(items)}>
              {items.map((bet) => (
                <OwnBet key={bet.id} bet={bet} isForSale={openIds([bet]).length > 0} />
              ))}
            </OpenBets>
            {totalCount > items.length && (
              <p className="px-3 pt-2 text-xs text-muted">{TEXT.more(totalCount - items.length)}</p>
            )}
          </BoardStoreContext>
        )}
      </QueryView>
      <Link
        to="/bet_result"
        className="grid h-10 place-items-center text-xs font-semibold text-muted underline hover:bg-hover hover:text-ink"
      >
        {TEXT.all}
      </Link>
    </div>
  );
}
