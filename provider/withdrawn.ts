// Keys under which nothing is played any more, and what became of those that something was played under: as
// /api/commands of the site tells it (docs/decisions/commands.md).
import { and, eq } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { HouseDb, HouseTx } from "./db/open.ts";
import { withdrawn } from "./db/schema.ts";
import { Refusal } from "./refusal.ts";

/** Throws Refusal where the player has withdrawn the call. To be asked under the lock of the player's game. */
export async function refuseWithdrawn(tx: HouseTx, playerId: string, id: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(withdrawn)
    .where(and(eq(withdrawn.playerId, playerId), eq(withdrawn.id, id)));
  if (row) throw new Refusal("withdrawn");
}

interface Withdrawal {
  playerId: string;
  id: string;
  /** Takes the lock of the player's game. */
  lock: (tx: HouseTx) => Promise<unknown>;
  /** Whether something was played by this id. */
  isKnown: (tx: HouseTx) => Promise<boolean>;
}

/** True: from here on a call with this id is refused. False: something was played by it. */
export function withdrawCall(db: HouseDb, clock: Clock, { playerId, id, lock, isKnown }: Withdrawal): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lock(tx);
    if (await isKnown(tx)) return false;
    await tx
      .insert(withdrawn)
      .values({ playerId, id, createdAt: new Date(clock.now()) })
      .onConflictDoNothing();
    return true;
  });
}

export interface KeptCall {
  status: number;
  body: object;
}

/** What the call is answered now, its refusal too. Throws Refusal where nothing stands under the id. */
export async function keptCall(work: () => Promise<object>): Promise<KeptCall> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "not_found") throw error;
    return { status: error.status, body: { code: error.code, message: error.message } };
  }
}
