// A hash of what was asked. With the server's secret: a request may hold a password, which a plain hash would give away
// to whoever reads the table.
import { createHmac } from "node:crypto";

/** Equal for requests that differ only in the order of their fields. */
export function requestHash(secret: string, asked: unknown): string {
  return createHmac("sha256", secret).update(canonicalJson(asked)).digest("hex");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
