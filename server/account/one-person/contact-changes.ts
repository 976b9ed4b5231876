// A member changes the phone number or the bank account. One that another account has or had waits for an operator, and
// the old one holds until then: decisions, rule 39.
import { and, desc, eq } from "drizzle-orm";
import type { OwnChange } from "../../../src/api/contract/account/contact-changes.ts";
import { maskPhone } from "../../../src/domain/account/mask-phone.ts";
import { CONTACT_KINDS, type ContactKind } from "../../../src/domain/account/one-person.ts";
import { maskNumber } from "../../../src/domain/wallet/money-terms.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { contactChange, member, memberBank } from "../../db/schema.ts";
import { newId } from "../../ids.ts";
import { isSomebodyElses } from "./traces.ts";

export type Contact =
  | { kind: "phone"; phone: string }
  | { kind: "bank"; bank: string; number: string; holder: string; passwordHash: string };

/** Changes it, or lets it wait; a change that waited before is given up. Returns whether it holds now. */
export async function changeContact(tx: Tx, clock: Clock, memberId: string, contact: Contact): Promise<boolean> {
  const { kind, ...given } = contact;
  // Two changes of one member wait for each other.
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for("update");
  const isHeld = await isSomebodyElses(
    tx,
    memberId,
    contact.kind === "phone" ? { phone: contact.phone } : { bankNumber: contact.number },
  );
  const at = dateNow(clock);
  await tx
    .update(contactChange)
    .set({ state: "withdrawn", passwordHash: null, decidedAt: at })
    .where(and(ownOf(memberId, kind), eq(contactChange.state, "waiting")));
  if (isHeld) await tx.insert(contactChange).values({ id: newId(), memberId, kind, ...given, askedAt: at });
  else await writeContact(tx, clock, memberId, contact);
  return !isHeld;
}

async function writeContact(tx: Tx, clock: Clock, memberId: string, contact: Contact): Promise<void> {
  const { kind, ...given } = contact;
  if (kind === "phone") await tx.update(member).set(given).where(eq(member.id, memberId));
  else {
    const { bank, number, holder, passwordHash } = contact;
    const row = { memberId, bank, number, holder, passwordHash, changedAt: dateNow(clock) };
    await tx.insert(memberBank).values(row).onConflictDoUpdate({ target: memberBank.memberId, set: row });
  }
}

/** Decides about one that waits; false where it does not wait. An approved one holds from now on. */
export async function decideChange(
  tx: Tx,
  clock: Clock,
  operatorId: string,
  { id, state, reason }: { id: string; state: "approved" | "refused"; reason: string | null },
): Promise<boolean> {
  const [found] = await tx.select().from(contactChange).where(eq(contactChange.id, id)).for("update");
  if (found?.state !== "waiting") return false;
  if (state === "approved") await writeContact(tx, clock, found.memberId, contactOf(found));
  await tx
    .update(contactChange)
    .set({ state, reason, passwordHash: null, decidedBy: operatorId, decidedAt: dateNow(clock) })
    .where(eq(contactChange.id, id));
  return true;
}

function contactOf({ phone, bank, number, holder, passwordHash }: typeof contactChange.$inferSelect): Contact {
  if (phone !== null) return { kind: "phone", phone };
  if (bank !== null && number !== null && holder !== null && passwordHash !== null)
    return { kind: "bank", bank, number, holder, passwordHash };
  throw new Error("a change that waits names nothing");
}

/** The member's last change of each kind while it waits, or where it was refused; masked. */
export async function ownChanges(db: Queryable, memberId: string): Promise<OwnChange[]> {
  const found: OwnChange[] = [];
  for (const kind of CONTACT_KINDS) {
    const [last] = await db
      .select()
      .from(contactChange)
      .where(ownOf(memberId, kind))
      .orderBy(desc(contactChange.askedAt), desc(contactChange.id))
      .limit(1);
    if (last?.state !== "waiting" && last?.state !== "refused") continue;
    const asked = last.phone === null ? `${last.bank} ${maskNumber(last.number ?? "")}` : maskPhone(last.phone);
    found.push({ kind, state: last.state, asked, reason: last.reason, askedAt: last.askedAt.toISOString() });
  }
  return found;
}

function ownOf(memberId: string, kind: ContactKind) {
  return and(eq(contactChange.memberId, memberId), eq(contactChange.kind, kind));
}
