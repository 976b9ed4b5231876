// An account of staff, about itself: its password, its second factor, the browsers that it is known to.
import * as v from "valibot";
import { secret } from "../secret.ts";

/** GET /api/member/staff/me */
export const OwnAccount = v.object({
  userId: v.string(),
  nickname: v.string(),
  /** Empty while the account has to be set up. */
  roles: v.array(v.string()),
  /** What the roles allow: names of src/domain/operator/rights.ts, whose table the page does not load. */
  rights: v.array(v.string()),
  hasFactor: v.boolean(),
  /** Recovery codes that were not used. */
  recoveryCodes: v.number(),
  /** What has to be done before the account may do anything, in this order. */
  toSetUp: v.array(v.picklist(["password", "factor"])),
});
export type OwnAccount = v.InferOutput<typeof OwnAccount>;

const Code = v.pipe(v.string(), v.trim(), v.maxLength(40, "인증 코드가 올바르지 않습니다."));

/** POST /api/member/staff/factor: what an authenticator takes, and what replaces it; shown once, counts once confirmed. */
export const FactorOffer = v.object({
  /** Base32, for who types it. */
  secret: v.string(),
  /** `otpauth://totp/…`, for the QR code. */
  uri: v.string(),
  /** Recovery codes: each is taken in place of a code, once. */
  codes: v.array(v.string()),
});
export type FactorOffer = v.InferOutput<typeof FactorOffer>;

/** PUT /api/member/staff/factor. `oldCode`: of the factor that it replaces. */
export const FactorRequest = v.strictObject({
  code: v.pipe(Code, v.minLength(1, "인증 코드를 입력해주세요."), secret),
  oldCode: v.optional(v.pipe(Code, secret)),
});

/** A browser that has logged in to the account. */
export const StaffDevice = v.object({
  id: v.string(),
  /** The browser's own words. */
  userAgent: v.string(),
  address: v.string(),
  firstAt: v.string(),
  lastAt: v.string(),
});
export type StaffDevice = v.InferOutput<typeof StaffDevice>;
export const StaffDeviceList = v.object({ items: v.array(StaffDevice) });
