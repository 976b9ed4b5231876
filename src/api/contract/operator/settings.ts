import * as v from "valibot";
import { Instant } from "../common.ts";

/** The settings that an operator changes: specification, section 3. */
export const Settings = v.object({
  siteNoticeFlg: v.boolean(),
  maintenanceNotice: v.string(),
  maintenanceEndsAt: v.nullable(v.string()),
  autoLogoutMin: v.number(),
  logoutMin: v.number(),
  joinStartEndFlg: v.boolean(),
  /** A new account waits for an operator's approval. */
  joinApproval: v.boolean(),
  tetherMaintenanceFlag: v.number(),
});
export type Settings = v.InferOutput<typeof Settings>;

/** PUT /api/admin/settings: any of them. */
export const SettingsChange = v.partial(
  v.strictObject({
    siteNoticeFlg: v.boolean(),
    maintenanceNotice: v.pipe(v.string(), v.maxLength(5_000)),
    maintenanceEndsAt: v.nullable(Instant),
    autoLogoutMin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440)),
    logoutMin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440)),
    joinStartEndFlg: v.boolean(),
    joinApproval: v.boolean(),
    tetherMaintenanceFlag: v.picklist([0, 1]),
  }),
);
export type SettingsChange = v.InferOutput<typeof SettingsChange>;
