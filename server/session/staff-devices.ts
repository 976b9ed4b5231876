// The browsers that staff have logged in from: listed with the account, and forgotten with their sessions.
import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { StaffDevice } from "../../src/api/contract/operator/own-account.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { session, staffDevice } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { revokeSessions } from "./sessions.ts";

const LONGEST_USER_AGENT = 200;

const hashOf = (mark: string): string => createHash("sha256").update(mark).digest("hex");

const ofDevice = (memberId: string, mark: string) =>
  and(eq(staffDevice.memberId, memberId), eq(staffDevice.mark, mark));

export async function isKnownDevice(db: Queryable, memberId: string, mark: string | null): Promise<boolean> {
  return mark !== null && (await db.$count(staffDevice, ofDevice(memberId, hashOf(mark)))) > 0;
}

/** Knows the browser from now on. Returns what it is named by. */
export async function knowDevice(
  tx: Tx,
  { clock }: ServerContext,
  memberId: string,
  caller: { mark: string; userAgent: string; address: string },
): Promise<string> {
  const mark = hashOf(caller.mark);
  const now = dateNow(clock);
  const seen = { userAgent: caller.userAgent.slice(0, LONGEST_USER_AGENT), address: caller.address, lastAt: now };
  await tx
    .insert(staffDevice)
    .values({ memberId, mark, ...seen, firstAt: now })
    .onConflictDoUpdate({ target: [staffDevice.memberId, staffDevice.mark], set: seen });
  return mark;
}

/** The last used first. */
export async function listDevices(db: Queryable, memberId: string): Promise<StaffDevice[]> {
  const rows = await db
    .select()
    .from(staffDevice)
    .where(eq(staffDevice.memberId, memberId))
    .orderBy(desc(staffDevice.lastAt), staffDevice.mark);
  return rows.map(({ mark, userAgent, address, firstAt, lastAt }) => ({
    id: mark,
    userAgent,
    address,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

/** Forgets it and ends its sessions; answers how many. Throws ApiError not_found. */
export async function forgetDevice(tx: Tx, context: ServerContext, memberId: string, id: string): Promise<number> {
  const rows = await tx.delete(staffDevice).where(ofDevice(memberId, id)).returning({ mark: staffDevice.mark });
  if (rows.length === 0) throw new ApiError("not_found");
  return revokeSessions(tx, context, "ended", and(eq(session.memberId, memberId), eq(session.device, id)));
}
