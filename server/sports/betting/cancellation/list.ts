// Cancellations as operators read them.
import { desc, eq } from "drizzle-orm";
import type { BetCancellation, CancellationsQuery } from "../../../../src/api/contract/operator/bet-cancellations.ts";
import type { PageOf } from "../../../../src/api/contract/page.ts";
import type { Queryable } from "../../../db/open.ts";
import { betCancellation, member } from "../../../db/schema.ts";
import { paginateFromStart } from "../../../lists/paginate.ts";
import { namesOf } from "../../../operator/live/targets.ts";

export async function listCancellations(db: Queryable, query: CancellationsQuery): Promise<PageOf<BetCancellation>> {
  const wanted = query.fixtureId === undefined ? undefined : eq(betCancellation.fixtureId, query.fixtureId);
  return paginateFromStart(query, await db.$count(betCancellation, wanted), async ({ limit, offset }) => {
    const rows = await db
      .select({ row: betCancellation, userId: member.userId })
      .from(betCancellation)
      .leftJoin(member, eq(member.id, betCancellation.by))
      .where(wanted)
      .orderBy(desc(betCancellation.at), desc(betCancellation.id))
      .limit(limit)
      .offset(offset);
    const names = await namesOf(
      db,
      rows.map(({ row: { marketId, fixtureId } }) =>
        marketId === null ? { scope: "fixture", key: fixtureId } : { scope: "market", key: marketId },
      ),
    );
    return rows.map(({ row: { marketId: _marketId, ...row }, userId }, i) => ({
      ...row,
      name: names[i] ?? row.fixtureId,
      from: row.from.toISOString(),
      to: row.to.toISOString(),
      at: row.at.toISOString(),
      by: userId ?? row.by,
    }));
  });
}
