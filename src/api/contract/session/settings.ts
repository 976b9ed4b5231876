import * as v from "valibot";
import { Instant } from "../common.ts";

/** GET /api/setting/maintanace (spelt as in the specification). */
export const Maintenance = v.object({
  siteNoticeFlg: v.boolean(),
  /** What the maintenance page says; sanitised HTML. */
  notice: v.string(),
  /** The expected end, an ISO instant. */
  endsAt: v.nullable(v.string()),
});
export type Maintenance = v.InferOutput<typeof Maintenance>;

/** GET /api/setting/autoLogoutMin; minutes. */
export const AutoLogout = v.object({ autoLogoutMin: v.number(), logoutMin: v.number() });
/** GET /api/settingSignUp; true: sign-up has ended. */
export const SignUpSetting = v.object({ joinStartEndFlg: v.boolean() });

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

/** GET /api/popup: specification, section 3, with an id that hide-until times are kept by. */
export const Popup = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  width: v.number(),
  pcLeftLocation: v.number(),
  pcTopLocation: v.number(),
  popupFlg: v.boolean(),
  visiableFlag: v.boolean(),
  notShowingexpireTime: v.nullable(v.string()),
});
export type Popup = v.InferOutput<typeof Popup>;
export const PopupList = v.array(Popup);

/** GET /api/newsLink: titles of the notices and news that are shown, those that are pinned first, then the newest. */
export const NewsLink = v.array(v.object({ kind: v.picklist(["notice", "news"]), contents: v.string() }));
