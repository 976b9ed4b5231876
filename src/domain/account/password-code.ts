// The code by which a member who has forgotten the password sets a new one. An operator makes it and reads it out to the
// member; the server keeps its hash alone.

const DIGITS = 10;
const MINUTES = 10;
export const PASSWORD_CODE_MS = MINUTES * 60_000;
export const PASSWORD_CODE_MINUTES = MINUTES;

/** Ten digits. `randomDigit` gives 0 to 9. */
export const newPasswordCode = (randomDigit: () => number): string =>
  Array.from({ length: DIGITS }, randomDigit).join("");

/** Spaces and hyphens do not matter. */
export const plainPasswordCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "");

export const isPasswordCode = (plain: string): boolean => /^\d{10}$/.test(plain);

/** As it is read out: 482-913-5560. */
export const spokenPasswordCode = (code: string): string => code.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
