// The operator ends sessions and blocks addresses.
import type { Told } from "../../src/api/contract/endpoint.ts";
import * as endpoints from "../../src/api/contract/operator/sessions.endpoints.ts";
import { serve } from "../http/serve.ts";
import { desc, eq } from "drizzle-orm";
import type { Routes } from "../app.ts";
import { blockAddress, canonicalAddress, unblockAddress } from "../session/addresses.ts";
import { memberNotStaff } from "../account/members.ts";
import { revokeSessions, type RevokeReason } from "../session/sessions.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import { blockedAddress, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

export const operatorSessionRoutes: Routes = (app, context) => {
  const { db } = context.database;

  const endSessions = (
    userId: string,
    reason: RevokeReason,
  ): CommandSteps<unknown, Told<typeof endpoints.kickMember>> => ({
    work: async (tx) => {
      const { id } = await memberNotStaff(tx, userId);
      return { status: 200, body: { ended: await revokeSessions(tx, context, reason, eq(session.memberId, id)) } };
    },
    after: () => context.streams.recheck(),
  });

  serve(app, context, endpoints.kickMember, {
    summary: "회원의 세션을 끝냅니다. 다음 호출은 556입니다.",
    tag: "operator",
  })((request, run) => run(endSessions(request.params.userId, "kicked")));

  serve(app, context, endpoints.denyMember, {
    summary: "회원의 접속을 거부합니다. 다음 호출은 406입니다.",
    tag: "operator",
  })((request, run) => run(endSessions(request.params.userId, "access_denied")));

  serve(app, context, endpoints.blockedAddresses, { summary: "차단한 IP", tag: "operator" })(async () => {
    const rows = await db.select().from(blockedAddress).orderBy(desc(blockedAddress.createdAt));
    return { items: rows.map(asWire) };
  });

  serve(app, context, endpoints.blockAddress, {
    summary: "IP를 차단합니다. 그 IP의 회원 세션은 600으로 끝나며, 관리자는 예외입니다.",
    tag: "operator",
  })((request, run) =>
    run({
      // The same block again changes nothing.
      prepare: () => blockAddress(context, request.params.address, request.body.reason),
      work: async (tx) => {
        const address = canonicalAddress(request.params.address);
        const [row] = await tx.select().from(blockedAddress).where(eq(blockedAddress.address, address));
        if (!row) throw new ApiError("not_found");
        return { status: 200, body: asWire(row) };
      },
    }),
  );

  serve(app, context, endpoints.unblockAddress, { summary: "IP 차단을 풉니다.", tag: "operator" })((request, run) =>
    run({
      work: async (tx) => {
        await unblockAddress(tx, request.params.address);
        return { status: 204 };
      },
    }),
  );
};

function asWire(row: typeof blockedAddress.$inferSelect): { address: string; reason: string; createdAt: string } {
  return { address: row.address, reason: row.reason, createdAt: row.createdAt.toISOString() };
}
