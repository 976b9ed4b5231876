// What a member set for the own protection, as the database's function protection_of returns it.
import type { OwnLimitPeriod } from "../../../src/domain/account/protection/own-limits.ts";
import type { OwnProtection } from "../../../src/domain/account/protection/stake.ts";

export interface ProtectionJson {
  /** Another one after each change. */
  version: number;
  breakUntil: string | null;
  excludedUntil: string | null;
  losses: { period: OwnLimitPeriod; limit: number; lost: number }[];
}

/** The version of who never set anything. */
export const UNPROTECTED = 0;

export function protectionOfJson({ breakUntil, excludedUntil, losses }: ProtectionJson): OwnProtection {
  const dateOf = (at: string | null) => (at === null ? null : new Date(at));
  return { breakUntil: dateOf(breakUntil), excludedUntil: dateOf(excludedUntil), losses };
}
