// An operator disables an account, and lets it in again.
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/operator/accounts.endpoints.ts";
import { eq } from "drizzle-orm";
import { dateNow } from "../clock.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { member, session } from "../db/schema.ts";
import { memberNotStaff } from "./members.ts";
import { revokeSessions } from "../session/sessions.ts";

/** Ends the member's sessions at once and refuses further logins. Answers how many sessions ended. */
export function disableAccount(
  context: ServerContext,
  userId: string,
  reason: string,
): CommandSteps<unknown, Told<typeof endpoints.disableAccount>> {
  return {
    work: async (tx) => {
      const { id } = await memberNotStaff(tx, userId);
      const disabledAt = dateNow(context.clock);
      await tx.update(member).set({ disabledAt, disabledReason: reason }).where(eq(member.id, id));
      return { status: 200, body: { ended: await revokeSessions(tx, context, "disabled", eq(session.memberId, id)) } };
    },
    after: () => context.streams.recheck(),
  };
}

export function enableAccount(userId: string): CommandSteps<unknown, Told<typeof endpoints.enableAccount>> {
  return {
    work: async (tx) => {
      const { id } = await memberNotStaff(tx, userId);
      await tx.update(member).set({ disabledAt: null, disabledReason: null }).where(eq(member.id, id));
      return { status: 204 };
    },
  };
}
