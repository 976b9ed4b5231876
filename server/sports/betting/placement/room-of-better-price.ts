// A bet in play that is taken at a better price than it was placed at pays more: docs/decisions/limits-of-an-offer.md.
import { sql } from "drizzle-orm";
import { payoutOf } from "../../../../src/domain/common/price.ts";
import { roomOn, type Taken } from "../../../../src/domain/sports/offer-limits.ts";
import { rowsFrom } from "../../../db/execute.ts";
import type { Tx } from "../../../db/open.ts";
import { ApiError } from "../../../errors.ts";
import type { BetRow } from "../bet-wire.ts";

const BEYOND = "오른 배당으로는 받을 수 있는 금액을 넘어 접수되지 않았습니다.";

type Limited = {
  key: string;
  taken: Taken;
  ofMarket: string | null;
  ofSelection: string | null;
};
const won = (text: string | null) => (text === null ? null : Number(text));

/**
 * Why the bet is not taken at this price, or null. It counts among what is taken already, with what it pays at the price
 * that it was placed at, so what it pays more must fit.
 */
export async function roomProblem(tx: Tx, { id, stake, payout }: BetRow, price: number): Promise<ApiError | null> {
  const more = payoutOf(stake, price) - payout;
  if (more <= 0) return null;
  // As a bet that is placed: one after the other on such a market.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('taken ' || own.market_id, 0)) from (
      select distinct p.market_id from bet_pick p join market m on m.id = p.market_id
        join selection s on s.id = p.market_selection_id
      where p.bet_id = ${id} and num_nonnulls(m.max_liability, s.max_liability) > 0 order by 1) as own`);
  const rows = await rowsFrom<Limited>(
    tx,
    sql`
    select s.key, market_taken(m.id) as taken, m.max_liability::text as "ofMarket", s.max_liability::text as "ofSelection"
    from bet_pick p join market m on m.id = p.market_id join selection s on s.id = p.market_selection_id
    where p.bet_id = ${id} and num_nonnulls(m.max_liability, s.max_liability) > 0`,
  );
  const limitsOf = (liability: string | null) => ({ maxStake: null, maxLiability: won(liability) });
  const isBeyond = rows.some(
    ({ key, taken, ofMarket, ofSelection }) =>
      roomOn(key, taken, [limitsOf(ofMarket), limitsOf(ofSelection)]).loss < more,
  );
  return isBeyond ? new ApiError("stake_limit", BEYOND, { rule: "stake_max", maxStake: 0 }) : null;
}
