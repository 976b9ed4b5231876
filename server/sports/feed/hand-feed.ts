// Fixtures that a trader entered. Their prices are a trader's; time is what this feed tells: the kick-off, after which
// nothing of them takes a bet, and the end, after which they wait for their result by hand.
// docs/decisions/fixtures-by-hand.md.
import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { ServerContext } from "../../context.ts";
import { fixture } from "../../db/schema.ts";
import { emptyBatch, type Feed } from "./feed.ts";

export const HAND_FEED = "hand";

const TRANSITIONS_A_BATCH = 200;

export function handFeed({ database }: ServerContext): Feed {
  return {
    name: HAND_FEED,
    // It keeps nothing: each answer is read.
    load: async () => {},
    forget: () => {},
    async advance(now) {
      const at = new Date(now);
      const due = await database.db
        .select({ id: fixture.id, status: fixture.status, endsAt: fixture.endsAt })
        .from(fixture)
        .where(
          and(
            eq(fixture.feed, HAND_FEED),
            inArray(fixture.status, ["scheduled", "live"]),
            or(
              and(eq(fixture.status, "scheduled"), lte(fixture.startsAt, at)),
              and(eq(fixture.status, "live"), lte(fixture.endsAt, at)),
            ),
            sql`not exists (select 1 from fixture_result r where r.fixture_id = ${fixture.id})`,
          ),
        )
        .orderBy(fixture.startsAt, fixture.id)
        .limit(TRANSITIONS_A_BATCH);
      const batch = emptyBatch();
      for (const { id, status, endsAt } of due) {
        const isOver = endsAt <= at;
        if (status === "scheduled") batch.kickOffs.push(id);
        if (isOver) batch.endings.push(id);
        batch.states.push({ id, status: isOver ? "ended" : "live", homeScore: null, awayScore: null, clock: null });
      }
      batch.more = due.length === TRANSITIONS_A_BATCH;
      return batch;
    },
  };
}
