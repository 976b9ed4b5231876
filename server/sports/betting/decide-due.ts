// What waits for the delay of a running match: bets in play and cash-outs of such bets.
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { decideCashOut, dueCashOuts } from "./cash-out/decide-waiting.ts";
import { publishBets } from "./member-events.ts";
import { decideBet, duePending } from "./placement/decide-pending.ts";
import { inOwnOrder } from "../../leases/own-order.ts";
import { inTransaction } from "../../db/transaction.ts";

const AT_ONCE = 200;

/** Decides what is due, at most 200 of each kind, and returns how many. */
export async function decideDue(context: ServerContext): Promise<number> {
  const bets = await decideEach(context, await duePending(context, AT_ONCE), decideBet);
  return bets + (await decideEach(context, await dueCashOuts(context, AT_ONCE), decideCashOut));
}

/** Each in a transaction of its own; `decide` is false where another node has decided. */
async function decideEach<Due extends { betId: string }>(
  context: ServerContext,
  due: readonly Due[],
  decide: (tx: Tx, context: ServerContext, one: Due) => Promise<boolean>,
): Promise<number> {
  let decided = 0;
  for (const one of inOwnOrder(context.node, due, ({ betId }) => betId)) {
    if (!(await inTransaction(context.database.db, (tx) => decide(tx, context, one)))) continue;
    decided++;
    await publishBets(context, [one.betId]);
  }
  return decided;
}
