// What bets move in the ledger: README.md beside this file.
import type { SettlementMovement } from "../../src/domain/sports/settlement/movement.ts";
import { HOUSE, memberAccount } from "./accounts.ts";
import type { Movement } from "./post.ts";

interface Staked {
  id: string;
  memberId: string;
  /** In won. */
  stake: number;
}

/** The stake leaves the wallet. */
export function stakeTaken({ id, memberId, stake }: Staked): Movement {
  return { kind: "stake", ref: id, uniqueKey: `bet:${id}:stake`, lines: stakeLines(memberId, stake) };
}

/** The stake of a bet that was not accepted comes back. */
export function stakeReturned({ id, memberId, stake }: Staked): Movement {
  return { kind: "refund", ref: id, uniqueKey: `bet:${id}:refund`, lines: stakeLines(memberId, -stake) };
}

function stakeLines(memberId: string, stake: number): Movement["lines"] {
  return [
    { account: memberAccount.staked(memberId), amount: stake },
    { account: memberAccount.wallet(memberId), amount: 0 - stake },
  ];
}

export function settlementLines(memberId: string, movement: SettlementMovement): Movement["lines"] {
  return [
    { account: memberAccount.staked(memberId), amount: movement.staked },
    { account: HOUSE.stakes, amount: movement.houseStakes },
    { account: HOUSE.payouts, amount: movement.housePayouts },
    { account: memberAccount.wallet(memberId), amount: movement.wallet },
    { account: memberAccount.owed(memberId), amount: movement.owed },
  ];
}
