import type { Settings } from "../../src/api/contract/operator/settings.ts";
import type { ServerContext } from "../context.ts";

type Flags = Pick<Settings, "siteNoticeFlg" | "tetherMaintenanceFlag">;

/** Tells open pages of a maintenance that began or ended with a change of the settings. After its transaction. */
export function tellMaintenance({ events }: ServerContext, before: Flags, after: Flags): void {
  if (before.siteNoticeFlg !== after.siteNoticeFlg) events.publish("maintenance", { of: "site" });
  if (before.tetherMaintenanceFlag !== after.tetherMaintenanceFlag) events.publish("maintenance", { of: "tether" });
}
