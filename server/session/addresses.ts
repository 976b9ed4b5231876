// Addresses that may not come in. Operators are exempt, or nobody could take a wrong one back.
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { ServerContext } from "../context.ts";
import { dateNow } from "../clock.ts";
import type { App } from "../http/app-type.ts";
import type { Tx } from "../db/open.ts";
import { blockedAddress, member, session } from "../db/schema.ts";
import { isOperator, revokeSessions } from "./sessions.ts";

/** Notes the caller's address of each request before anything asks for it: a line that is over has none. */
export function noteAddresses(app: Pick<App, "decorateRequest" | "addHook">): void {
  app.decorateRequest("address", "");
  app.addHook("onRequest", (request, _reply, done) => {
    request.address = canonicalAddress(request.ip);
    done();
  });
}

/**
 * IPv4 as it is, also where it came mapped into IPv6. IPv6 as its /64 network in the shortest form: one customer
 * has at least that many addresses. A port and a zone are cut off. Loopback stays itself.
 */
export function canonicalAddress(address: string): string {
  const plain = withoutPort(address.trim().toLowerCase()).replace(/%.*$/, "");
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped) return mapped;
  if (!plain.includes(":") || !URL.canParse(`http://[${plain}]`)) return plain;
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  return shortest === "::1" ? shortest : networkOf(shortest);
}

function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/** The first four groups of an IPv6 address in its shortest form. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return new URL(`http://[${groups.slice(0, 4).join(":")}::]`).hostname.slice(1, -1);
}

/** Blocks an address and ends the sessions that were opened from it. Returns how many ended. */
export async function blockAddress(context: ServerContext, given: string, reason: string): Promise<number> {
  const address = canonicalAddress(given);
  const ended = await context.database.db.transaction(async (tx) => {
    await tx
      .insert(blockedAddress)
      .values({ address, reason, createdAt: dateNow(context.clock) })
      .onConflictDoUpdate({ target: blockedAddress.address, set: { reason } });
    const rows = await tx
      .select({ tokenHash: session.tokenHash, member })
      .from(session)
      .innerJoin(member, eq(member.id, session.memberId))
      .where(
        and(eq(session.address, address), isNull(session.revokedAt), gt(session.expiresAt, dateNow(context.clock))),
      );
    const hashes = rows.filter((row) => !isOperator(row.member)).map((row) => row.tokenHash);
    if (hashes.length === 0) return 0;
    return revokeSessions(tx, context, "address_blocked", inArray(session.tokenHash, hashes));
  });
  await context.streams.recheck();
  return ended;
}

export async function unblockAddress(tx: Tx, address: string): Promise<void> {
  await tx.delete(blockedAddress).where(eq(blockedAddress.address, canonicalAddress(address)));
}
