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
  const [id] = await postAll(tx, clock, [movement]);
  if (id === undefined) throw new Error("posting returned no id");
  return id;
}

/** Posts several movements in two statements, and returns their ids in their order. Throws as `post` does. */
export async function postAll(tx: Tx, clock: Clock, movements: readonly Movement[]): Promise<number[]> {
  if (movements.length === 0) return [];
  const rows = await tx
    .insert(posting)
    .values(
      movements.map(({ kind, ref, uniqueKey, note }) => ({
        kind,
        ref,
        uniqueKey: uniqueKey ?? null,
        note: note ?? null,
        at: dateNow(clock),
      })),
    )
    .returning({ id: posting.id });
  // Ids rise in the order of the values.
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const entries = movements.flatMap(({ lines }, i) =>
    lines
      .filter(({ amount }) => amount !== 0)
      .map(({ account, amount }) => ({ postingId: ids[i] ?? 0, accountId: account, amount, balance: 0 })),
  );
  // In the order of account ids, so that two movements never wait for each other in a circle.
  await tx.insert(entry).values(entries.toSorted((a, b) => compareTexts(a.accountId, b.accountId)));
  for (const [i, movement] of movements.entries()) await countForRolling(tx, clock, ids[i] ?? 0, movement);
  return ids;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
