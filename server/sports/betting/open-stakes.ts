// What a member's open bets come to on each selection, fixture and game's pick.
import { sql } from "drizzle-orm";
import type { OpenStakes } from "../../../src/domain/sports/bet-limits.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";

export async function openStakes(db: Queryable, memberId: string): Promise<OpenStakes> {
  const [row] = await rowsFrom<{ open: OpenStakes }>(db, sql`select open_stakes(${memberId}, null) as open`);
  if (!row) throw new Error("open_stakes returned no row");
  return row.open;
}
