import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { betSettlementMachine } from "../../../machines/bet-settlement/bet-settlement.machine.ts";
import { settlementOf } from "../../../machines/bet-settlement/settlement-of.ts";

export type SettlementActor = ActorRefFrom<typeof betSettlementMachine>;

/** The settlement of a bet: it begins as the list tells it, and hears of each later change. */
export function useSettlement({ status, paid }: Pick<Bet, "status" | "paid">): SettlementActor {
  const [snapshot] = useState(() => settlementOf({ status, paid }));
  const actor = useActorRef(betSettlementMachine, { snapshot });
  useEffect(() => actor.send({ type: "bet.changed", status, paid }), [actor, status, paid]);
  return actor;
}
