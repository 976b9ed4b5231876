// An operator lets new members in, or does not, and changes that look like another account's: decisions, rules 27 and 39.
import { and, asc, desc, eq, getViewSelectedFields } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/operator/joins.endpoints.ts";
import type { JoinCheck, JoinDecision, JoinsQuery, JoinState } from "../../src/api/contract/operator/joins.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import type { JoinKind } from "../../src/domain/account/one-person.ts";
import { dateNow } from "../clock.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { joinCheck, member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { paginate } from "../lists/paginate.ts";
import { publishWaiting } from "../operator/waiting.ts";
import { decideChange } from "./one-person/contact-changes.ts";
import { sharedWith } from "./one-person/shared-traces.ts";

const recommender = alias(member, "recommender");
const decider = alias(member, "decider");

export async function listJoins(
  { database: { db } }: ServerContext,
  query: InferOutput<typeof JoinsQuery>,
): Promise<PageOf<JoinCheck>> {
  const wanted = eq(joinCheck.state, query.state);
  const order = query.state === "waiting" ? asc(joinCheck.askedAt) : desc(joinCheck.decidedAt);
  return paginate(query, await db.$count(joinCheck, wanted), async ({ limit, offset }) => {
    const rows = await db
      .select({
        row: getViewSelectedFields(joinCheck),
        userId: member.userId,
        nickname: member.nickname,
        recommender: recommender.userId,
        decidedBy: decider.userId,
      })
      .from(joinCheck)
      .innerJoin(member, eq(member.id, joinCheck.memberId))
      .leftJoin(recommender, eq(recommender.id, member.recommenderId))
      .leftJoin(decider, eq(decider.id, joinCheck.decidedBy))
      .where(wanted)
      .orderBy(order, asc(joinCheck.id))
      .limit(limit)
      .offset(offset);
    const shared = await sharedWith(
      db,
      rows.map(({ row: { memberId, phone, number } }) => ({ memberId, phone, number })),
    );
    return rows.map(
      ({ row: { memberId: _memberId, decidedBy: _decidedBy, bank, number, holder, ...row }, ...rest }, at) => ({
        ...row,
        ...rest,
        kind: row.kind as JoinKind,
        state: row.state as JoinState,
        bank: bank !== null && number !== null && holder !== null ? { bank, number, holder } : null,
        shared: shared[at] ?? [],
        askedAt: row.askedAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
      }),
    );
  });
}

/** Decides about one who waits. Throws ApiError not_found, and request_moved when it was decided already. */
export function decideJoin(
  context: ServerContext,
  operator: Member,
  id: string,
  { decision, reason }: InferOutput<typeof JoinDecision>,
): CommandSteps<unknown, Told<typeof endpoints.decideJoin>> {
  return {
    work: async (tx) => {
      const [found] = await tx.select({ kind: joinCheck.kind }).from(joinCheck).where(eq(joinCheck.id, id));
      if (!found) throw new ApiError("not_found");
      const state = decision === "approve" ? "approved" : "refused";
      const decided = { id, state, reason: state === "refused" ? reason : null } as const;
      const decide = found.kind === "join" ? decideSignUp : decideChange;
      if (!(await decide(tx, context.clock, operator.id, decided)))
        throw new ApiError("request_moved", "이미 처리했습니다.");
      return { status: 200, body: { state } };
    },
    after: () => publishWaiting(context),
  };
}

/** Of two operators at once the second waits for the row, and finds it decided: false. */
async function decideSignUp(
  tx: Tx,
  clock: ServerContext["clock"],
  operatorId: string,
  { id, state, reason }: { id: string; state: "approved" | "refused"; reason: string | null },
): Promise<boolean> {
  const decided = await tx
    .update(member)
    .set({ joinState: state, joinReason: reason, joinDecidedBy: operatorId, joinDecidedAt: dateNow(clock) })
    .where(and(eq(member.id, id), eq(member.joinState, "waiting")))
    .returning({ id: member.id });
  return decided.length > 0;
}
