// Tells open pages what became of rounds; after the commit.
import { inArray } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { gameRound } from "../db/schema.ts";
import { report } from "../log.ts";
import { roundOnWire } from "./rounds-read.ts";

/** These rounds as they stand, to all who hear of games. A failure is reported: no round waits for its news. */
export async function tellRounds(
  { database, clock, events }: Pick<ServerContext, "database" | "clock" | "events">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  try {
    const rows = await database.db
      .select()
      .from(gameRound)
      .where(inArray(gameRound.id, [...ids]));
    events.publish("rounds", { now: clock.now(), items: rows.map(roundOnWire) }, null, "games");
  } catch (error) {
    report("news of rounds", error);
  }
}
