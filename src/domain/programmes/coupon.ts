// Coupons: issued to members, or redeemed by a code.

/** 32 signs: no 0, 1, I, O, which are read for each other. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** Of 32 signs: 80 bits. */
export const CODE_LENGTH = 16;

/** A code as it is kept: case, spaces and dashes do not matter. */
export function foldCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

/** "ABCDEFGHJKLMNPQR" → "ABCD-EFGH-JKLM-NPQR" */
export function formatCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

export const COUPON_STATES = ["issued", "used", "expired"] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Times in milliseconds. A coupon that was used stays used; at its expiry it is expired. */
export function couponState(
  { usedAt, expiresAt }: { usedAt: number | null; expiresAt: number },
  now: number,
): CouponState {
  if (usedAt !== null) return "used";
  return expiresAt <= now ? "expired" : "issued";
}
