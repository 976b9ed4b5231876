// What may be shown of what was asked for: no passwords and no secrets, and of long texts and lists the beginning.

const SECRET = /password|secret|token|recovery|otp|^code$/i;
const LONGEST_TEXT = 300;
const LONGEST_LIST = 50;
const HIDDEN = "•••";

/** A refused call may have had text that no database keeps, and a cut may part a pair of surrogates. */
export const storable = (text: string): string => text.replaceAll("\0", "\uFFFD").toWellFormed();

export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string")
    return storable(value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value);
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [storable(key), SECRET.test(key) ? HIDDEN : withoutSecrets(part)]),
  );
}
