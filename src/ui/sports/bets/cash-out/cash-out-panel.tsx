import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { use, useEffect } from "react";
import { BETS_KEYS } from "../../../../api/queries/sports/bets-key.ts";
import { cashOutsQuery } from "../../../../api/queries/sports/cash-out.ts";
import { useApp } from "../../../app-context.ts";
import { CashOutSale } from "./cash-out-sale.tsx";
import { OpenBets } from "./open-bets.ts";
import { type CashOutSnapshot, useCashOut } from "./use-cash-out.ts";

export interface CashOutPanelProps {
  betId: string;
  /** It may be cashed out. What became of a cash-out is told after that too. */
  isOpen: boolean;
}

/** What an open bet is bought for now, and its sale, whole or in parts. */
export function CashOutPanel({ betId, isOpen }: CashOutPanelProps) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const actor = useCashOut(betId);
  const { data, dataUpdatedAt } = useQuery(cashOutsQuery(api, use(OpenBets)));
  const offer = data?.items.find((one) => one.betId === betId);
  // An offer that is read again unchanged is told too: it ends a stop that only the answer to a request told.
  useEffect(() => {
    if (!offer || dataUpdatedAt === 0) return;
    actor.send({ type: "cashOut.offered", offer });
    if (offer.rule !== "cash_out_waiting") actor.send({ type: "cashOut.decided" });
  }, [actor, offer, dataUpdatedAt]);
  useEffect(() => {
    if (!isOpen) actor.send({ type: "cashOut.decided" });
  }, [actor, isOpen]);
  useEffect(() => {
    const readAnew = () => {
      for (const queryKey of BETS_KEYS) void queryClient.invalidateQueries({ queryKey });
    };
    const told = [actor.on("cashOut.paid", readAnew), actor.on("cashOut.refused", readAnew)];
    return () => told.forEach((one) => one.unsubscribe());
  }, [actor, queryClient]);
  const isShown = useSelector(actor, (snapshot) => isOpen || hasNews(snapshot));
  if (!isShown) return null;
  return (
    <div className="border-t border-line">
      <CashOutSale actor={actor} />
    </div>
  );
}

/** Something is under way, or its outcome was not read yet. */
const hasNews = (snapshot: CashOutSnapshot) =>
  snapshot.hasTag("busy") || snapshot.matches("paid") || snapshot.matches("refused");
