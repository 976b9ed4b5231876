// What became of rounds, written in one statement: at a full hour most games end at once.
import { sql } from "drizzle-orm";
import type { Drawn } from "../../src/domain/games/kind.ts";
import { rowsOf } from "../db/transaction.ts";
import { rowsFrom } from "../db/execute.ts";
import type { Tx } from "../db/open.ts";

export interface DecidedRound {
  id: string;
  state: "drawn" | "void";
  root: string;
  seed: string | null;
  drawn: Drawn | null;
  /** ISO 8601. */
  drawnAt: string;
  voidReason: string | null;
  isSettled: boolean;
}

export async function writeDecided(tx: Tx, rounds: readonly DecidedRound[]): Promise<void> {
  if (rounds.length === 0) return;
  await rowsFrom(
    tx,
    sql`
    update game_round g set state = v."state", root = v."root", seed = v."seed", drawn = v."drawn",
      drawn_at = v."drawnAt", void_reason = v."voidReason",
      settled_at = case when v."isSettled" then v."drawnAt" end
    from ${rowsOf(rounds)} as v("id" text, "state" text, "root" text, "seed" text, "drawn" jsonb,
      "drawnAt" timestamptz, "voidReason" text, "isSettled" boolean)
    where g.id = v."id"`,
  );
}
