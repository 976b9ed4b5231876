// A browser that forbids storage throws on every touch; the page then works and remembers nothing.

/** What the storage says; null where it may not be touched. */
export function tried<T>(touch: () => T): T | null {
  try {
    return touch();
  } catch {
    return null;
  }
}

/** What local storage holds under the key; null also when it may not be read. */
export const readStored = (key: string): string | null => tried(() => localStorage.getItem(key));

export const writeStored = (key: string, value: string): void => void tried(() => localStorage.setItem(key, value));

export const removeStored = (key: string): void => void tried(() => localStorage.removeItem(key));

const YEAR_S = 31_536_000;

/** A cookie beside what is stored: the server draws the first picture by it. Over TLS no other host of the domain can set it. */
export function tellServer(key: string, value: string): void {
  if (typeof document === "undefined") return;
  const [prefix, end] = location.protocol === "https:" ? ["__Host-", ";secure"] : ["", ""];
  document.cookie = `${prefix}${key}=${value};path=/;max-age=${YEAR_S};samesite=lax${end}`;
}
