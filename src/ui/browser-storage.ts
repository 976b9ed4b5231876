// A browser that forbids storage throws on every touch; the page then works and remembers nothing.

/** What local storage holds under the key; null also when it may not be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn("local storage refused", key, error);
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn("local storage refused", key, error);
  }
}

const YEAR_S = 31_536_000;

/** A cookie beside what is stored: the server draws the first picture by it. Over TLS no other host of the domain can set it. */
export function tellServer(key: string, value: string): void {
  if (typeof document === "undefined") return;
  const [prefix, end] = location.protocol === "https:" ? ["__Host-", ";secure"] : ["", ""];
  document.cookie = `${prefix}${key}=${value};path=/;max-age=${YEAR_S};samesite=lax${end}`;
}
