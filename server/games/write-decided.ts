// What became of rounds, each in one statement: at a full hour most games end at once.
import { sql } from "drizzle-orm";
import type { Drawn } from "../../src/domain/games/kind.ts";
import { rowsOf } from "../db/transaction.ts";
import { rowsFrom } from "../db/execute.ts";
import type { Tx } from "../db/open.ts";

export interface DecidedRound {
  id: string;
  state: "drawn" | "void";
  seed: string | null;
  /** Of the beacon; null of a round of version 1 and of one that is void. */
  signature: string | null;
  drawn: Drawn | null;
  /** ISO 8601. */
  drawnAt: string;
  voidReason: string | null;
  isSettled: boolean;
}

export async function writeRoots(tx: Tx, rounds: readonly { id: string; root: string }[]): Promise<void> {
  if (rounds.length === 0) return;
  await rowsFrom(
    tx,
    sql`
    update game_round g set root = v."root" from ${rowsOf(rounds)} as v("id" text, "root" text) where g.id = v."id"`,
  );
}

export async function writeDecided(tx: Tx, rounds: readonly DecidedRound[]): Promise<void> {
  if (rounds.length === 0) return;
  await rowsFrom(
    tx,
    sql`
    update game_round g set state = v."state", seed = v."seed", beacon_signature = v."signature", drawn = v."drawn",
      drawn_at = v."drawnAt", void_reason = v."voidReason",
      settled_at = case when v."isSettled" then v."drawnAt" end
    from ${rowsOf(rounds)} as v("id" text, "state" text, "seed" text, "signature" text, "drawn" jsonb,
      "drawnAt" timestamptz, "voidReason" text, "isSettled" boolean)
    where g.id = v."id"`,
  );
}
