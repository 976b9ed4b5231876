import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { QUOTE_KEY, quoteQuery } from "../../../api/queries/sports/quote.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { useFollowMoved } from "../use-follow-moved.ts";
import { betRequest } from "./bet-request.ts";
import type { SlipProps } from "./betting.ts";
import { useSlip } from "./use-slip.ts";
import { withVersions } from "./with-versions.ts";

/** Asks for what legs of one fixture are worth together, again with each of their prices, and tells the slip. */
export function QuoteSlip({ betting }: SlipProps) {
  return (
    <QueryClientProvider client={openQueries(useApp().queries)}>
      <Asking betting={betting} />
    </QueryClientProvider>
  );
}

function Asking({ betting }: SlipProps) {
  const { api } = useApp();
  const context = useSlip(betting, ({ slip }) => slip.context);
  // What is being bet on is not priced anew: the member has confirmed it.
  const isHeld = useSlip(betting, ({ slip }) => slip.hasTag("held"));
  const { data } = useQuery({
    ...quoteQuery(api, betRequest(context), (request) => withVersions(request, betting.prices)),
    enabled: !isHeld,
  });
  useFollowMoved(
    context.legs.flatMap(({ entry }) => (entry.kind === "fixture" ? [entry.fixtureId] : [])),
    QUOTE_KEY,
  );
  useEffect(() => {
    if (data && !isHeld) betting.edit({ type: "combinations.set", items: data.combinations });
  }, [betting, data, isHeld]);
  return null;
}
