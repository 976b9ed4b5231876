// What members have in common. Phone numbers and bank accounts are kept by triggers of the database, whoever writes
// them; addresses and browsers by the sign-up and the login.
import { sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import { dateNow } from "../../clock.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Tx } from "../../db/open.ts";

export interface Contacts {
  phone?: string;
  bankNumber?: string;
}

/**
 * Whether another account has, or had, this phone number or bank account. However it is written, the digits count. Of
 * two who come with one number at once, the second waits for the first.
 */
export async function isSomebodyElses(tx: Tx, memberId: string, { phone, bankNumber }: Contacts): Promise<boolean> {
  const given = [
    { kind: "phone", text: phone ?? "" },
    { kind: "bank", text: bankNumber ?? "" },
  ].filter(({ text }) => text !== "");
  for (const { kind, text } of given) await tx.execute(sql`select lock_trace(${kind}, trace_digits(${text}))`);
  for (const { kind, text } of given) {
    const found = await rowsFrom(
      tx,
      sql`select 1 from member_trace t where t.kind = ${kind} and t.value = trace_digits(${text})
        and t.member_id <> ${memberId} limit 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}

/** Where somebody came from: the address, and the mark of the browser. */
export interface Origin {
  address: string;
  browser: string;
}

export async function traceOrigin(tx: Tx, clock: Clock, memberId: string, { address, browser }: Origin): Promise<void> {
  const at = dateNow(clock).toISOString();
  await tx.execute(
    sql`select add_trace(${memberId}, 'address', ${address}, ${at}::timestamptz),
      add_trace(${memberId}, 'device', ${browser}, ${at}::timestamptz)`,
  );
}
