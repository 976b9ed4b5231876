// Crypto charge and exchange: specification, sections 3 and 5.

const UNDER_MAINTENANCE = 1;

/** GET of the setting that both pages ask for first. */
export interface TetherSetting {
  tetherMaintenanceFlag: number;
}

export function isTetherUnderMaintenance({ tetherMaintenanceFlag }: TetherSetting): boolean {
  return tetherMaintenanceFlag === UNDER_MAINTENANCE;
}

/** Whole won, more than none. */
export function isTetherAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

/** A deposit is recorded only when the page that it is paid on uses https. */
export function isSecureAddress(address: string): boolean {
  return /^https:\/\/[^\s\\/]/i.test(address);
}

/** Networks have addresses of their own; whether one can be paid to is the server's to say. */
export function isWalletAddress(address: string): boolean {
  return /^\S+$/.test(address.trim());
}

export const HOUR_MS = 3_600_000;
/** Hours are whole hours of Seoul, which are those of UTC. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** A market does not move by more than a tenth in an hour; what says so is a fault. */
const MOST_MOVED = 0.1;
export const isRateNear = (rate: number, before: number): boolean => Math.abs(rate - before) <= before * MOST_MOVED;

/** A charge costs more tether at a lower rate, an exchange pays less at a higher one. */
export function isRateWorse(kind: "charge" | "exchange", shown: number, now: number): boolean {
  return kind === "charge" ? now < shown : now > shown;
}

/** The server asks for the rate of an hour within its first minute. */
const ASKED_WITHIN_MS = 60_000;

/** When a page reads the rate anew: in the next hour's second minute; each minute while there is none of this hour. */
export function rateDueInMs(rateAt: number, now: number): number {
  return hourOf(rateAt) < hourOf(now) ? ASKED_WITHIN_MS : (hourOf(now) + 1) * HOUR_MS + ASKED_WITHIN_MS - now;
}
