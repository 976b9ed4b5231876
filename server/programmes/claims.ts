import { and, count, desc, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { ClaimPage, ClaimsQuery } from "../../src/api/contract/programmes/rewards.ts";
import type { Queryable } from "../db/open.ts";
import { member, programmeClaim } from "../db/schema.ts";
import { paginate } from "../lists/paginate.ts";

/** What a programme paid, newest first. */
export async function listClaims(db: Queryable, query: InferOutput<typeof ClaimsQuery>): Promise<ClaimPage> {
  const { programme, programmeId } = query;
  const wanted = and(
    eq(programmeClaim.programme, programme),
    programmeId === undefined ? undefined : eq(programmeClaim.programmeId, programmeId),
  );
  const [total] = await db.select({ count: count() }).from(programmeClaim).where(wanted);
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select({
        id: programmeClaim.id,
        at: programmeClaim.at,
        userId: member.userId,
        nickname: member.nickname,
        programmeId: programmeClaim.programmeId,
        occasion: programmeClaim.occasion,
        kind: programmeClaim.kind,
        amount: programmeClaim.amount,
        wagering: programmeClaim.wagering,
      })
      .from(programmeClaim)
      .innerJoin(member, eq(member.id, programmeClaim.memberId))
      .where(wanted)
      .orderBy(desc(programmeClaim.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id, at, kind, ...row }) => ({
      ...row,
      id: String(id),
      at: at.toISOString(),
      kind: kind as "points" | "money",
    }));
  });
}
