// Tells whoever is logged in of a maintenance at once: docs/decisions/maintenance-news.md.
import type { SettingsChange } from "../../src/api/contract/operator/settings.ts";
import type { ServerContext } from "../context.ts";

/** To be called when the change of the settings has committed. What says the same again does no harm. */
export function tellMaintenance({ events }: ServerContext, { siteNoticeFlg: isOn }: SettingsChange): void {
  if (isOn !== undefined) events.publish("maintenance", { isOn });
}
