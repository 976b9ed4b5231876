import { sql } from "drizzle-orm";
import { IS_MEMBER } from "../account/members.ts";
import { rowsFrom } from "../db/execute.ts";
import type { Queryable } from "../db/open.ts";

/** A session ends at the latest when it says so: the index of these ends leaves out all that are over. */
export const onlineQuery = (now: Date) => {
  const at = now.toISOString();
  return sql`select count(distinct m.id)::int as members from session s join member m on m.id = s.member_id
    where ${IS_MEMBER} and s.ends_at > ${at} and s.expires_at > ${at} and s.revoked_at is null`;
};

/** How many members are logged in at the moment. */
export async function countOnline(db: Queryable, now: Date): Promise<number> {
  const [row] = await rowsFrom<{ members: number }>(db, onlineQuery(now));
  return row?.members ?? 0;
}
