import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { QUOTE_KEY, quoteQuery } from "../../../api/queries/sports/quote.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { useFollowMoved } from "../use-follow-moved.ts";
import { betRequest } from "./bet-request.ts";
import type { SlipActor } from "./betting.ts";
import { withVersions } from "./with-versions.ts";

/** Asks for what legs of one fixture are worth together, again with each of their prices, and tells the slip. */
export function QuoteSlip({ slip }: { slip: SlipActor }) {
  return (
    <QueryClientProvider client={openQueries(useApp().queries)}>
      <Asking slip={slip} />
    </QueryClientProvider>
  );
}

function Asking({ slip }: { slip: SlipActor }) {
  const { api, betting } = useApp();
  const context = useSelector(slip, (snapshot) => snapshot.context);
  // What is being bet on is not priced anew: the member has confirmed it.
  const isHeld = useSelector(slip, (snapshot) => snapshot.hasTag("held"));
  const { data } = useQuery({
    ...quoteQuery(api, betRequest(context), (request) => {
      const lists = betting.readLists();
      return lists ? withVersions(request, lists.prices) : request;
    }),
    enabled: !isHeld,
  });
  useFollowMoved(
    context.legs.flatMap(({ entry }) => (entry.kind === "fixture" ? [entry.fixtureId] : [])),
    QUOTE_KEY,
  );
  useEffect(() => {
    if (data && !isHeld) slip.send({ type: "combinations.set", items: data.combinations });
  }, [slip, data, isHeld]);
  return null;
}
