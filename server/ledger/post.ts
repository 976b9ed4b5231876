// The only way in which money moves.
import type { PostingKind } from "../../src/domain/labels/entry-kinds.ts";
import type { Clock } from "../clock.ts";
import { dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { entry, posting } from "../db/schema.ts";
import { countForRolling } from "./rolling.ts";

export interface Movement {
  /** One of src/domain/labels/entry-kinds.ts. */
  kind: PostingKind;
  /** What caused it, such as a bet's id. */
  ref: string | null;
  /** The same cause is posted once; a second one violates the table's unique constraint. */
  uniqueKey?: string;
  /** Why an operator made it. */
  note?: string;
  /** Changes of balances in each account's normal direction; zeros are left out. */
  lines: { account: string; amount: number }[];
}

/**
 * Posts a balanced movement in the caller's transaction and returns the posting's id. The database
 * throws 23514 when an account would fall below zero or the movement does not balance.
 */
export async function post(tx: Tx, clock: Clock, movement: Movement): Promise<number> {
  // In the order of account ids, so that two movements never wait for each other in a circle.
  const lines = movement.lines.filter((line) => line.amount !== 0).toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const [row] = await tx
    .insert(posting)
    .values({
      kind: movement.kind,
      ref: movement.ref,
      uniqueKey: movement.uniqueKey ?? null,
      note: movement.note ?? null,
      at: dateNow(clock),
    })
    .returning({ id: posting.id });
  if (!row) throw new Error("posting returned no id");
  await tx
    .insert(entry)
    .values(lines.map((line) => ({ postingId: row.id, accountId: line.account, amount: line.amount, balance: 0 })));
  await countForRolling(tx, clock, row.id, movement);
  return row.id;
}
