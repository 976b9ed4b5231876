// The site's settings: one row a setting, and what holds while there is none.
import { eq } from "drizzle-orm";
import { dateNow, type Clock } from "../clock.ts";
import type { Settings, SettingsChange } from "../../src/api/contract/operator/settings.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { setting } from "../db/schema.ts";
import { sanitizeContents } from "../community/sanitize.ts";

const DEFAULT_SETTINGS: Readonly<Settings> = {
  siteNoticeFlg: false,
  maintenanceNotice: "<p>더 나은 서비스를 위해 점검 중입니다.</p>",
  maintenanceEndsAt: null,
  autoLogoutMin: 30,
  logoutMin: 30,
  joinStartEndFlg: false,
  joinApproval: false,
  tetherMaintenanceFlag: 0,
};

export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select({ key: setting.key, value: setting.value }).from(setting);
  const known = rows.filter((row) => row.key in DEFAULT_SETTINGS).map((row) => [row.key, row.value]);
  return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(known) as Partial<Settings>) };
}

/** Writes the settings that are named, the HTML among them sanitised, and returns all. */
export async function changeSettings(tx: Tx, clock: Clock, change: SettingsChange): Promise<Settings> {
  const clean = { ...change };
  if (clean.maintenanceNotice !== undefined) clean.maintenanceNotice = sanitizeContents(clean.maintenanceNotice);
  // In one order, so that two operators never wait for each other in a circle.
  for (const [key, value] of Object.entries(clean).toSorted()) {
    const row = { key, value, updatedAt: dateNow(clock) };
    // The only setting that may be null is null by default.
    if (value === null) await tx.delete(setting).where(eq(setting.key, key));
    else await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
  }
  return readSettings(tx);
}
