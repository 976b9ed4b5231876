// Popups and articles come and go by themselves at their times. The stream says that one did, and nothing of it: what a
// member may see of it is what the page reads then.
import { and, eq, gt, lte, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ServerContext } from "../context.ts";
import { article, popup } from "../db/schema.ts";
import { every } from "../every.ts";
import type { LeasedPart } from "../leases/leases.ts";

const LOOK_MS = 1_000;
/** Before the first look: another node may have lost its lease and have told nobody. Told twice, pages read twice. */
const BEFORE_MS = 60_000;

export const CONTENT_TIMES: LeasedPart = {
  name: "contents",
  start: async (context) => {
    let told = context.clock.now() - BEFORE_MS;
    return every("times of popups and articles", LOOK_MS, async () => {
      const now = context.clock.now();
      if (await hasTurned(context, told, now)) context.events.publish("contents", {});
      told = now;
    });
  },
};

/** Whether something began or ended after `since`, at `now` at the latest; milliseconds. */
export async function hasTurned(
  { database: { db } }: Pick<ServerContext, "database">,
  since: number,
  now: number,
): Promise<boolean> {
  const isIn = (time: PgColumn) => and(gt(time, new Date(since)), lte(time, new Date(now)));
  const [popups, articles] = await Promise.all([
    db
      .select({ id: popup.id })
      .from(popup)
      .where(and(eq(popup.popupFlg, true), or(isIn(popup.showsFrom), isIn(popup.showsUntil))))
      .limit(1),
    db
      .select({ id: article.id })
      .from(article)
      .where(and(eq(article.isShown, true), isIn(article.showsFrom)))
      .limit(1),
  ]);
  return popups.length + articles.length > 0;
}
