// A break and a self-exclusion: no login, no bet, no credit until then. Neither is shortened by anybody.
import type { Told } from "../../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../../src/api/contract/account/protection.endpoints.ts";
import { eq } from "drizzle-orm";
import { absenceUntil } from "../../../src/domain/account/protection/breaks.ts";
import { seoul } from "../../../src/domain/common/time.ts";
import { proveOwn } from "../own-password.ts";
import { type Caller, revokeSessions } from "../../session/sessions.ts";
import { dateNow } from "../../clock.ts";
import type { CommandSteps } from "../../commands/run-command.ts";
import type { ServerContext } from "../../context.ts";
import { member, protection, session } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { lockProtection } from "./lock.ts";

export interface Absence {
  column: "breakUntil" | "excludedUntil";
  amount: number;
  unit: "hours" | "months";
  password: string;
}

/** Begins it, and ends every session of the member. A longer one that is in force stays. */
export function beginAbsence(
  context: ServerContext,
  own: Member,
  { column, amount, unit, password }: Absence,
  caller: Caller,
): CommandSteps<unknown, Told<typeof endpoints.takeBreak>> {
  const { id } = own;
  return {
    prepare: () => proveOwn(context, own, password, caller),
    work: async (tx) => {
      // A login holds this row: one that is under way is over before, or finds the absence.
      await tx.select({ id: member.id }).from(member).where(eq(member.id, id)).for("update");
      await lockProtection(tx, id);
      const [row] = await tx.select().from(protection).where(eq(protection.memberId, id));
      const asked = seoul(dateNow(context.clock)).add(amount, unit).toDate();
      const until = absenceUntil(asked, row?.[column]);
      await tx
        .update(protection)
        .set({ [column]: until })
        .where(eq(protection.memberId, id));
      await revokeSessions(tx, context, "protected", eq(session.memberId, id));
      return { status: 200, body: { until: until.toISOString() } };
    },
    after: () => context.streams.recheck(),
  };
}
