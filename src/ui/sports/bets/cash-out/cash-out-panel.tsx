import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { BETS_KEY } from "../../../../api/queries/bets-key.ts";
import { CASH_OUTS_KEY, cashOutsQuery } from "../../../../api/queries/cash-out.ts";
import { useApp } from "../../../app-context.ts";
import { CashOutDesk } from "./cash-out-desk.tsx";
import { OpenBets } from "./open-bets.ts";
import { useCashOut } from "./use-cash-out.ts";

/** What an open bet is bought for now, and its sale, whole or in parts. */
export function CashOutPanel({ betId }: { betId: string }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const actor = useCashOut(betId);
  const { data, dataUpdatedAt } = useQuery(cashOutsQuery(api, use(OpenBets)));
  const offer = data?.items.find((one) => one.betId === betId);
  // An offer that is read again unchanged is told too: it ends a stop that only the answer to a request told.
  useEffect(() => {
    if (offer && dataUpdatedAt > 0) actor.send({ type: "cashOut.offered", offer });
  }, [actor, offer, dataUpdatedAt]);
  useEffect(() => {
    const readAnew = () => {
      for (const queryKey of [CASH_OUTS_KEY, BETS_KEY]) void queryClient.invalidateQueries({ queryKey });
    };
    const told = [actor.on("cashOut.paid", readAnew), actor.on("cashOut.refused", readAnew)];
    return () => told.forEach((one) => one.unsubscribe());
  }, [actor, queryClient]);
  return <CashOutDesk actor={actor} />;
}
