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
