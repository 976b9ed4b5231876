// A maintenance ends by itself at its expected end.
import { asc, inArray } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { setting } from "../db/schema.ts";
import { inTransaction } from "../db/transaction.ts";
import { changeSettings, readSettings } from "./settings.ts";
import { tellMaintenance } from "./tell-maintenance.ts";

/** Ends a maintenance whose end has come; returns whether it did. One without an expected end goes on. */
export async function endDueMaintenance(context: ServerContext): Promise<boolean> {
  const { database, clock } = context;
  const [before, after] = await inTransaction(database.db, async (tx) => {
    // An operator may put the end off in this moment: what counts is what stands then.
    const own = inArray(setting.key, ["maintenanceEndsAt", "siteNoticeFlg"]);
    await tx.select({ key: setting.key }).from(setting).where(own).orderBy(asc(setting.key)).for("update");
    const settings = await readSettings(tx);
    const { siteNoticeFlg, maintenanceEndsAt } = settings;
    const isDue = siteNoticeFlg && maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) <= clock.now();
    const change = { siteNoticeFlg: false, maintenanceEndsAt: null };
    return [settings, isDue ? await changeSettings(tx, clock, change) : settings];
  });
  tellMaintenance(context, before, after);
  return before !== after;
}
