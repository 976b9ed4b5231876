import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { betsQuery } from "../../../../api/queries/sports/bets.ts";
import { useApp } from "../../../app-context.ts";
import { openQueries } from "../../../open-queries.ts";
import { OPEN_BETS } from "./open-bets-query.ts";

/** How many bets are open; nothing where none is. */
export function OwnBetsCount() {
  return (
    <QueryClientProvider client={openQueries(useApp().queries)}>
      <Count />
    </QueryClientProvider>
  );
}

function Count() {
  const { data } = useQuery(betsQuery(useApp().api, OPEN_BETS));
  const count = data?.totalCount ?? 0;
  return count > 0 && <span className="tabular-nums">{count}</span>;
}
