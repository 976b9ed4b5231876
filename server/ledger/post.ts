// Postings that the server makes. Stakes of bets and calls of providers are posted by the database: place_bets,
// provider_call and provider_pay in server/db/functions.
import type { PostingKind } from "../../src/domain/wallet/entry-kinds.ts";
import type { Clock } from "../clock.ts";
import { dateNow } from "../clock.ts";
import { callWithin } from "../db/call-within.ts";
import type { Tx } from "../db/open.ts";
import { countForRolling } from "./rolling.ts";

export interface Movement {
  /** One of src/domain/wallet/entry-kinds.ts. */
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
 * throws 23514 when an account would fall below zero or the movement does not balance, 23503 when there is no account.
 */
export async function post(tx: Tx, clock: Clock, movement: Movement): Promise<number> {
  const [id] = await postAll(tx, clock, [movement]);
  if (id === undefined) throw new Error("posting returned no id");
  return id;
}

/**
 * Posts several movements by one call of the database, and returns their ids in their order. Throws as `post` does.
 */
export async function postAll(tx: Tx, clock: Clock, movements: readonly Movement[]): Promise<number[]> {
  if (movements.length === 0) return [];
  const at = dateNow(clock).toISOString();
  const ids = await callWithin(tx)<number[]>(
    "post_all",
    movements.map((movement) => ({ ...movement, at })),
  );
  for (const [i, movement] of movements.entries()) await countForRolling(tx, clock, ids[i] ?? 0, movement);
  return ids;
}
