// Writes an entry of the log. What its work changes in the database's rows is noted by the triggers of note_change.
import type { FastifyRequest } from "fastify";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable } from "../../db/open.ts";
import { auditEntry } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { subjectsOf } from "./subjects.ts";
import { storable, withoutSecrets } from "./without-secrets.ts";

type Outcome = "done" | "asked" | "denied" | "read";

export interface NewEntry {
  id: string;
  outcome: Outcome;
  subjects?: readonly string[];
  /** In place of that of the call. */
  reason?: string;
  code?: string | null;
  reads?: readonly string[];
  approvalId?: string | null;
}

type Called = Pick<
  FastifyRequest,
  "member" | "headers" | "method" | "params" | "query" | "body" | "address" | "routeOptions"
>;

/** The call as the log and the table of doors name it: `POST /admin/deposits`. */
export const callOf = ({ method, routeOptions }: Pick<FastifyRequest, "method" | "routeOptions">): string =>
  `${method} ${pathOf(routeOptions.url)}`;
const pathOf = (url = ""): string => url.replace(/^\/api/, "");

const LONGEST_DEVICE = 300;

export async function writeEntry(db: Queryable, clock: Clock, request: Called, entry: NewEntry): Promise<void> {
  const { address, member, headers, params, query, routeOptions } = request;
  const body = isReadable(request.body) ? request.body : null;
  const asked = withoutSecrets({ params, query, body }) as Record<string, unknown>;
  const own = subjectsOf(pathOf(routeOptions.url), params, body);
  await db.insert(auditEntry).values({
    id: entry.id,
    at: dateNow(clock),
    actorId: member?.id ?? null,
    actor: (member as Member | null)?.userId ?? "",
    address,
    device: String(headers["user-agent"] ?? "").slice(0, LONGEST_DEVICE),
    action: callOf(request),
    subjects: [...new Set([...own, ...(entry.subjects ?? [])])].map(storable),
    asked,
    reason: storable(entry.reason ?? reasonOf(body)),
    outcome: entry.outcome,
    code: entry.code ?? null,
    reads: [...(entry.reads ?? [])],
    approvalId: entry.approvalId ?? null,
  });
}

/** A file that is read as a stream is no part of the log. */
const isReadable = (body: unknown): boolean =>
  typeof body === "object" && body !== null && !("pipe" in body) && !Buffer.isBuffer(body);

export function reasonOf(body: unknown): string {
  const { reason, note } = (body ?? {}) as { reason?: unknown; note?: unknown };
  return typeof reason === "string" && reason !== "" ? reason : typeof note === "string" ? note : "";
}
