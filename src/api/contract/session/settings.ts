// What pages ask for before a login. Apart from the operator's settings, which members do not load.
import * as v from "valibot";

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
