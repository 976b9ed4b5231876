// Codes of a second factor: RFC 6238 with SHA-1, six digits, 30 seconds and no step before or after; and recovery codes.
import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { PRODUCT_NAME } from "../../src/domain/common/product.ts";

const PERIOD_S = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 118 random bits. */
const RECOVERY_LENGTH = 24;
/** Of codes that were given out before they became longer. */
const EARLIER_LENGTH = 12;
/** Without letters that look alike. */
const RECOVERY_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Base32, as authenticators take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: PERIOD_S,
  });

/** What an authenticator reads from the QR code: `otpauth://totp/…`. */
export const uriOf = (secret: string, userId: string): string => totpOf(secret, userId).toString();

/** The step of the code at `now`, in milliseconds; null where the code is not the one of this step. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const isRight = totpOf(secret, "").validate({ token: code, timestamp: now, window: 0 }) === 0;
  return isRight ? Math.floor(now / 1_000 / PERIOD_S) : null;
}

/** `ab3d-ef5h-jk7m-np8q-rs2t-uv4w`, ten of them. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]);
    return letters.join("").replaceAll(/(.{4})(?!$)/g, "$1-");
  });
}

/** Case, spaces and hyphens do not matter. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toLowerCase();

export const isRecoveryCode = (code: string): boolean => [RECOVERY_LENGTH, EARLIER_LENGTH].includes(code.length);

/** So many random bits need no slow hash. */
export const recoveryHash = (memberId: string, code: string): string =>
  createHash("sha256")
    .update(`${memberId} ${plainCode(code)}`)
    .digest("hex");
