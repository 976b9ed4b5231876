// The one rule for text that comes in, whatever field it stands in.

/** What is said of text that cannot be kept. */
export const UNSTORABLE = "쓸 수 없는 문자가 있습니다.";

/** False when a string anywhere in the value, or a key, has a NUL or half of a surrogate pair: no database keeps these. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
