// A maintenance ends by itself at its expected end.
import type { ServerContext } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { tellMaintenance } from "./maintenance-news.ts";
import { changeSettings, readSettings } from "./settings.ts";

/** Ends a maintenance whose end has come; returns whether it did. One without an expected end goes on. */
export async function endDueMaintenance(context: ServerContext): Promise<boolean> {
  const { database, clock } = context;
  const over = { siteNoticeFlg: false, maintenanceEndsAt: null };
  const isEnded = await inTransaction(database.db, async (tx) => {
    const { siteNoticeFlg, maintenanceEndsAt } = await readSettings(tx);
    const isDue = siteNoticeFlg && maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) <= clock.now();
    if (isDue) await changeSettings(tx, clock, over);
    return isDue;
  });
  if (isEnded) tellMaintenance(context, over);
  return isEnded;
}
