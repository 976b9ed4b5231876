import { initialTransition, transition, type SnapshotFrom } from "xstate";
import type { Booked } from "../../domain/sports/settlement/movement.ts";
import { betSettlementMachine } from "./bet-settlement.machine.ts";

/** The state of a bet that the server tells of for the first time. Nothing is emitted for it. */
export function settlementOf({ status, paid }: Booked): SnapshotFrom<typeof betSettlementMachine> {
  const [inProgress] = initialTransition(betSettlementMachine);
  const [known] = transition(betSettlementMachine, inProgress, { type: "bet.changed", status, paid });
  return known;
}
