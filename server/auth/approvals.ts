// An operator lets new members in, or does not: decisions, rule 27.
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type {
  Approval,
  ApprovalRequest,
  ApprovalsQuery,
  JoinState,
} from "../../src/api/contract/operator-approvals.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import { dateNow } from "../clock.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { paginate } from "../lists/paginate.ts";
import { publishWaiting } from "../operator/waiting.ts";

const recommender = alias(member, "recommender");
const decider = alias(member, "decider");

export async function listApprovals(
  { database: { db } }: ServerContext,
  query: InferOutput<typeof ApprovalsQuery>,
): Promise<PageOf<Approval>> {
  const { state } = query;
  // An account that never waited was not decided by anybody.
  const wanted = and(eq(member.joinState, state), state === "approved" ? isNotNull(member.joinDecidedAt) : undefined);
  const order = state === "waiting" ? asc(member.createdAt) : desc(member.joinDecidedAt);
  return paginate(query, await db.$count(member, wanted), async ({ limit, offset }) => {
    const rows = await db
      .select({
        id: member.id,
        userId: member.userId,
        nickname: member.nickname,
        phone: member.phone,
        recommender: recommender.userId,
        samePhone: sql<number>`(select count(*)::int from member other
          where other.phone = ${member.phone} and other.id <> ${member.id})`,
        joinedAt: member.createdAt,
        state: member.joinState,
        reason: member.joinReason,
        decidedBy: decider.userId,
        decidedAt: member.joinDecidedAt,
      })
      .from(member)
      .leftJoin(recommender, eq(recommender.id, member.recommenderId))
      .leftJoin(decider, eq(decider.id, member.joinDecidedBy))
      .where(wanted)
      .orderBy(order, asc(member.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({
      ...row,
      state: row.state as JoinState,
      joinedAt: row.joinedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }));
  });
}

/** Decides about one who waits. Throws ApiError not_found, and request_moved when it was decided already. */
export function decideApproval(
  context: ServerContext,
  operator: Member,
  id: string,
  { decision, reason }: InferOutput<typeof ApprovalRequest>,
): CommandSteps {
  return {
    work: async (tx) => {
      const [found] = await tx.select({ id: member.id }).from(member).where(eq(member.id, id));
      if (!found) throw new ApiError("not_found");
      const state = decision === "approve" ? "approved" : "refused";
      // Of two operators at once the second waits for the row, and finds it decided.
      const decided = await tx
        .update(member)
        .set({
          joinState: state,
          joinReason: state === "refused" ? reason : null,
          joinDecidedBy: operator.id,
          joinDecidedAt: dateNow(context.clock),
        })
        .where(and(eq(member.id, id), eq(member.joinState, "waiting")))
        .returning({ id: member.id });
      if (decided.length === 0) throw new ApiError("request_moved", "이미 처리한 가입입니다.");
      return { status: 200, body: { state } };
    },
    after: () => publishWaiting(context),
  };
}
