// Writes significant events of the server itself (certification R3). Those of money are written by the database.
import type { SignificantKind } from "../../../src/domain/operator/significant.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable } from "../../db/open.ts";
import { significantEvent } from "../../db/schema.ts";

export interface Noted {
  kind: SignificantKind;
  /** On whom or what: `member:{id}`, `part:{name}`, `address:{address}`. */
  subject: string;
  amount?: number;
  detail?: Record<string, unknown>;
}

interface Noting {
  clock: Clock;
  database: { db: Queryable };
}

export async function noteEvent({ clock, database }: Noting, { detail = {}, ...event }: Noted): Promise<void> {
  await database.db.insert(significantEvent).values({ ...event, detail, at: dateNow(clock) });
}

/** The same event of one cause is written once in this time, so that a part that fails again and again does not fill the table. */
const AGAIN_MS = 60_000;
const MOST_CAUSES = 1_000;
const notedAt = new WeakMap<Clock, Map<string, number>>();

/** Writes it unless it was written just now. What cannot be written while the database is away is in the process's log alone. */
export async function noteOnce(context: Noting, event: Noted): Promise<void> {
  const known = notedAt.get(context.clock) ?? new Map<string, number>();
  notedAt.set(context.clock, known);
  const cause = `${event.kind} ${event.subject}`;
  const now = context.clock.now();
  if (now - (known.get(cause) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return;
  if (known.size >= MOST_CAUSES) known.clear();
  known.set(cause, now);
  await noteEvent(context, event).catch(() => known.delete(cause));
}
