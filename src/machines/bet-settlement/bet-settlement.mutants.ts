import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const betSettlementMutants = defineMutants({
  equivalent: anyOrder("a bet has one status, and each of these guards asks for another", [
    ...["isCancelled", "isLost", "isWon"].map((guard) => `inProgress bet.changed [${guard}]`),
    ...["isReopened", "isCancelled", "isLost", "isWon"].map((guard) => `settled bet.changed [${guard}]`),
  ]),
});
