import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { quoteQuery } from "../../../api/queries/quote.ts";
import { legsTogether } from "../../../domain/slip/combined.ts";
import { useApp } from "../../app-context.ts";
import { betRequest } from "./bet-request.ts";
import type { SlipActor } from "./betting.ts";

/** Asks for what legs of one fixture are worth together, again with each of their prices, and tells the slip. */
export function useQuote(slip: SlipActor): void {
  const { api } = useApp();
  const context = useSelector(slip, (snapshot) => snapshot.context);
  const isHeld = useSelector(slip, (snapshot) => snapshot.hasTag("held"));
  const isAsked = !isHeld && legsTogether(context.legs.map((leg) => leg.entry)).size > 0;
  const { data } = useQuery({
    ...quoteQuery(api, betRequest({ ...context, combinations: [] }).picks),
    enabled: isAsked,
  });
  useEffect(() => {
    if (isAsked && data) slip.send({ type: "combinations.set", items: data.combinations });
  }, [slip, data, isAsked]);
}
