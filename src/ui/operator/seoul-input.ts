// What <input type="datetime-local"> holds, read and written as the time of Seoul wherever the operator is.
import { formatDateTime } from "../../domain/labels/format.ts";

/** Seoul knows no summer time. */
const OFFSET = "+09:00";

/** An ISO instant → "2026-11-21T19:30". */
export function toSeoulInput(instant: string | null): string {
  return instant === null ? "" : formatDateTime(instant).slice(0, 16).replace(" ", "T");
}

/** "2026-11-21T19:30" → an ISO instant; null for an empty field or one that is no time. */
export function fromSeoulInput(text: string): string | null {
  const at = new Date(`${text}:00${OFFSET}`);
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
