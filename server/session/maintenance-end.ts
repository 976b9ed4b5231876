// A maintenance ends by itself at its expected end.
import type { ServerContext } from "../context.ts";
import { inTransaction } from "../db/transaction.ts";
import { report } from "../log.ts";
import { changeSettings, readSettings } from "./settings.ts";

const CHECK_MS = 5_000;

/** Ends a maintenance whose end has come; returns whether it did. One without an expected end goes on. */
export function endDueMaintenance({ database, clock }: ServerContext): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    const { siteNoticeFlg, maintenanceEndsAt } = await readSettings(tx);
    const isDue = siteNoticeFlg && maintenanceEndsAt !== null && Date.parse(maintenanceEndsAt) <= clock.now();
    if (isDue) await changeSettings(tx, clock, { siteNoticeFlg: false, maintenanceEndsAt: null });
    return isDue;
  });
}

export async function startMaintenanceEnd(context: ServerContext): Promise<{ stop(): void }> {
  const check = () =>
    endDueMaintenance(context).catch((error: unknown) => report("the end of the maintenance was not checked", error));
  await check();
  const timer = setInterval(check, CHECK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
