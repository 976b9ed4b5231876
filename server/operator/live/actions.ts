// What operators did at the live desk, written in the transaction that did it.
import { desc, eq } from "drizzle-orm";
import type { LiveAction } from "../../../src/api/contract/operator/live.ts";
import type { PageAsked, PageOf } from "../../../src/api/contract/page.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { liveAction, member } from "../../db/schema.ts";
import { paginateFromStart } from "../../lists/paginate.ts";

type NewAction = Omit<typeof liveAction.$inferInsert, "id" | "at"> & Pick<LiveAction, "action">;

export async function recordAction(tx: Tx, clock: Clock, action: NewAction): Promise<void> {
  await tx.insert(liveAction).values({ ...action, at: dateNow(clock) });
}

export async function listActions(db: Queryable, asked: PageAsked): Promise<PageOf<LiveAction>> {
  return paginateFromStart(asked, await db.$count(liveAction), async ({ limit, offset }) => {
    const rows = await db
      .select({ action: liveAction, userId: member.userId })
      .from(liveAction)
      .leftJoin(member, eq(member.id, liveAction.by))
      .orderBy(desc(liveAction.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ action: { key: _key, at, by, ...row }, userId }) => ({
      ...row,
      action: row.action as LiveAction["action"],
      at: at.toISOString(),
      by: userId ?? by,
    }));
  });
}
