// Giving up a bet whose answer was lost: from then on no request under its key is taken, however late it comes.
import type { Bet } from "../../../../src/api/contract/sports/bets.ts";
import type { ServerContext } from "../../../context.ts";
import { loadBets } from "../bet-wire.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { boundWithdrawals, withdrawKey } from "../../../commands/kept-answers.ts";

/** The bet that stands under the member's key, as it is now; null when none does, and none will. */
export function withdrawBet(context: ServerContext, memberId: string, key: string): Promise<Bet | null> {
  return inTransaction(context.database.db, async (tx) => {
    await boundWithdrawals(tx, context.clock, memberId, key);
    const kept = await withdrawKey(tx, context.clock, memberId, key, { isFinal: false });
    if (!kept?.ref) return null;
    const [bet] = await loadBets(tx, [kept.ref]);
    if (!bet) throw new Error("a key names a bet that is not there");
    return bet;
  });
}
