// What a field of a time holds, read and written as the time of Seoul wherever the operator is.
import { formatInput } from "../../domain/common/format.ts";
import { parseSeoul } from "../../domain/common/time.ts";

/** An ISO instant → "2026-11-21 19:30". */
export function toSeoulInput(instant: string | null): string {
  return instant === null ? "" : formatInput(instant);
}

/** "2026-11-21 19:30" → an ISO instant; null for an empty field or one that is no time. */
export function fromSeoulInput(text: string): string | null {
  return parseSeoul(text)?.toISOString() ?? null;
}
