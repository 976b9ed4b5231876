// What was committed when a connection to the database was lost may have been told to nobody: when the database answers
// again, every page reads everything anew.
import { sql } from "drizzle-orm";
import type { ServerContext } from "../context.ts";

const ASK_EVERY_MS = 500;
/** Connections that are lost one after the other have the pages read anew this often at most. */
const RESYNC_EVERY_MS = 10_000;

export async function startAfterLoss({
  database,
  events,
}: Pick<ServerContext, "database" | "events">): Promise<{ stop(): void }> {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<void> => {
    try {
      await database.db.execute(sql`select 1`);
      timer = null;
      toldAt = performance.now();
      events.resync();
    } catch {
      if (!isStopped) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    }
  };
  const unsubscribe = database.onLost(() => {
    timer ??= setTimeout(() => void ask(), Math.max(ASK_EVERY_MS, toldAt + RESYNC_EVERY_MS - performance.now()));
  });
  return {
    stop: () => {
      isStopped = true;
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
