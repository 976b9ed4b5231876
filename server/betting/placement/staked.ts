// What a member's open bets come to on what a slip is about. Read under the lock of the member's accounts, so
// that two bets at once do not both find room.
import { sql } from "drizzle-orm";
import { NOTHING_STAKED, type Staked } from "../../../src/domain/limits.ts";
import { isBonus, type SlipPick } from "../../../src/domain/slip/pick.ts";
import type { Tx } from "../../db/open.ts";
import { rowsFrom } from "../transaction.ts";

/** The highest sum on one of the selections, and on one of the fixtures, in won. A Bonus pick counts for none. */
export async function stakedOn(tx: Tx, memberId: string, picks: readonly SlipPick[]): Promise<Staked> {
  const counted = picks.filter((pick) => !isBonus(pick));
  if (counted.length === 0) return NOTHING_STAKED;
  const selections = counted.map((pick) => pick.id);
  const fixtures = counted.flatMap((pick) => (pick.kind === "fixture" ? [pick.fixtureId] : []));
  const [row] = await rowsFrom<{ selection: string; fixture: string }>(
    tx,
    sql`
    with leg as (
      select b.id, b.stake, p.selection_id, p.fixture_id from bet b join bet_pick p on p.bet_id = b.id
      where b.member_id = ${memberId} and b.status = 0
        and (p.selection_id in ${selections} or p.fixture_id in ${fixtures.length > 0 ? fixtures : [""]})),
    by_selection as (
      select sum(stake) as total from leg where selection_id in ${selections} group by selection_id),
    by_fixture as (
      select sum(stake) as total from (select distinct id, fixture_id, stake from leg) one group by fixture_id)
    select coalesce((select max(total) from by_selection), 0)::text as selection,
           coalesce((select max(total) from by_fixture), 0)::text as fixture`,
  );
  return { selection: Number(row?.selection ?? 0), fixture: Number(row?.fixture ?? 0) };
}
