// A maintenance ends by itself at its expected end.
import type { ServerContext } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { changeSettings, readSettings } from "./settings.ts";

/** Ends a maintenance whose end has come; returns whether it did. One without an expected end goes on. */
export function endDueMaintenance({ database, clock }: ServerContext): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    const { siteNoticeFlg, maintenanceEndsAt } = await readSettings(tx);
    const isDue = siteNoticeFlg && maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) <= clock.now();
    if (isDue) await changeSettings(tx, clock, { siteNoticeFlg: false, maintenanceEndsAt: null });
    return isDue;
  });
}
