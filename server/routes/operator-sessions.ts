// The operator ends sessions and blocks addresses.
import { desc, eq } from "drizzle-orm";
import {
  AddressParams,
  BlockedAddress,
  BlockedAddressList,
  BlockRequest,
  SessionsEnded,
  UserIdParams,
} from "../../src/api/contract/operator.ts";
import { describeRoute, type Routes } from "../app.ts";
import { blockAddress, canonicalAddress, unblockAddress } from "../auth/addresses.ts";
import { memberByUserId } from "../auth/members.ts";
import { revokeSessions, type RevokeReason } from "../auth/sessions.ts";
import { answerCommand } from "../commands/answer-command.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import { blockedAddress, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

export const operatorSessionRoutes: Routes = (app, context) => {
  const { db } = context.database;

  const endSessions = (userId: string, reason: RevokeReason): CommandSteps => ({
    work: async (tx) => {
      const { id } = await memberByUserId(tx, userId);
      return { status: 200, body: { ended: await revokeSessions(tx, context, reason, eq(session.memberId, id)) } };
    },
    after: () => context.streams.recheck(),
  });

  app.post(
    "/api/admin/sessions/:userId/kick",
    describeRoute({
      access: "admin",
      summary: "회원의 세션을 끝냅니다. 다음 호출은 556입니다.",
      tag: "operator",
      command: "account",
      params: UserIdParams,
      response: { 200: SessionsEnded },
    }),
    (request, reply) => answerCommand(context, request, reply, endSessions(request.params.userId, "kicked")),
  );

  app.post(
    "/api/admin/sessions/:userId/deny",
    describeRoute({
      access: "admin",
      summary: "회원의 접속을 거부합니다. 다음 호출은 406입니다.",
      tag: "operator",
      command: "account",
      params: UserIdParams,
      response: { 200: SessionsEnded },
    }),
    (request, reply) => answerCommand(context, request, reply, endSessions(request.params.userId, "access_denied")),
  );

  app.get(
    "/api/admin/blocked-addresses",
    describeRoute({ access: "admin", summary: "차단한 IP", tag: "operator", response: { 200: BlockedAddressList } }),
    async () => {
      const rows = await db.select().from(blockedAddress).orderBy(desc(blockedAddress.createdAt));
      return { items: rows.map(asWire) };
    },
  );

  app.put(
    "/api/admin/blocked-addresses/:address",
    describeRoute({
      access: "admin",
      summary: "IP를 차단합니다. 그 IP의 회원 세션은 600으로 끝나며, 관리자는 예외입니다.",
      tag: "operator",
      command: "account",
      params: AddressParams,
      body: BlockRequest,
      response: { 200: BlockedAddress },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
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

  app.delete(
    "/api/admin/blocked-addresses/:address",
    describeRoute({
      access: "admin",
      summary: "IP 차단을 풉니다.",
      tag: "operator",
      params: AddressParams,
      response: { 204: null },
    }),
    async (request, reply) => {
      await unblockAddress(context, request.params.address);
      return reply.code(204).send();
    },
  );
};

function asWire(row: typeof blockedAddress.$inferSelect): { address: string; reason: string; createdAt: string } {
  return { address: row.address, reason: row.reason, createdAt: row.createdAt.toISOString() };
}
