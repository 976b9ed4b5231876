// What is written to the log of calls that are no commands: what was denied, after the work was taken back; what of
// personal data was read, before it leaves; and changes that need no key.
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../../context.ts";
import type { App } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { report } from "../../log.ts";
import { personalIn } from "./personal.ts";
import { callOf, type NewEntry, reasonOf, writeEntry } from "./write.ts";

const FORBIDDEN = 403;
/** The same answer that is read again within this time is one reading: pages read anew when something moves. */
const SAME_READING_MS = 60_000;
const MOST_READINGS = 5_000;

export function logCalls(app: App, context: ServerContext): void {
  const { clock } = context;
  const readings = new Map<string, number>();

  function isRead(key: string): boolean {
    const now = clock.now();
    if (now - (readings.get(key) ?? Number.NEGATIVE_INFINITY) < SAME_READING_MS) return true;
    if (readings.size >= MOST_READINGS) readings.clear();
    readings.set(key, now);
    return false;
  }

  function readingOf(request: FastifyRequest, payload: unknown): NewEntry | null {
    // A file of all rows of a filter, which the entry names by what was asked.
    if (payload instanceof Readable) return { id: newId(), outcome: "read", reads: ["export"], subjects: [] };
    if (typeof payload !== "string") return null;
    const { kinds, userIds } = personalIn(JSON.parse(payload));
    const { userId } = (request.params ?? {}) as { userId?: string };
    if (userId) {
      kinds.add("profile");
      userIds.add(userId);
    }
    if (kinds.size === 0) return null;
    const reads = [...kinds].toSorted();
    const subjects = Array.from(userIds, (one) => `member:${one}`).toSorted();
    // Personal data that a reason opens says it in its query.
    const reason = reasonOf(request.query);
    if (isRead(`${request.member?.id} ${callOf(request)} ${reads.join(",")} ${subjects.join(",")} ${reason}`))
      return null;
    return { id: newId(), outcome: "read", reads, subjects, reason };
  }

  function entryOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): NewEntry | null {
    const { access, description } = request.routeOptions.config;
    if ((access !== "operator" && access !== "manager") || !request.member) return null;
    const status = reply.statusCode;
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (status >= 400) {
      if (!isChange && status !== FORBIDDEN) return null;
      return status < 500 ? { id: request.acting?.auditId ?? newId(), outcome: "denied", code: codeIn(payload) } : null;
    }
    if (!isChange) return readingOf(request, payload);
    return description?.command ? null : { id: request.acting?.auditId ?? newId(), outcome: "done" };
  }

  app.addHook("onSend", async (request, reply, payload) => {
    const entry = entryOf(request, reply, payload);
    if (!entry) return payload;
    const written = writeEntry(context.database.db, clock, request, entry);
    // What was refused is refused, whether it can be written or not; what cannot be written is not read.
    await (entry.outcome === "denied"
      ? written.catch((error: unknown) => report("the log of operators", error))
      : written);
    return payload;
  });
}

/** Of an answer that is no JSON: null. */
function codeIn(payload: unknown): string | null {
  try {
    return (JSON.parse(String(payload)) as { code?: string }).code ?? null;
  } catch {
    return null;
  }
}
